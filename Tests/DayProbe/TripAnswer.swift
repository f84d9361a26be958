import CivilTime
import Scheduling

/// What the library says of a trip, as a line of JSON.
///
/// A date is a number of days since 1970-01-01, an instant one of seconds, and an activity its position in the question.
///
/// - `ranges`: for each date of the window `[date, start, end]` of each of the traveller's ranges.
/// - `views`: for `traveller`, `place`, `home` and `zone`:
///   - `agenda`, `blocks`, `banners`, `offAxis`, `week`, `hours`, `hoursOffAxis`, `month`: `[date, activity]` for each
///     date of the window on which one stands there;
///   - `weekBars`, `monthBars`: `[activity, first date, last date]` of each bar in the weeks and the months that touch
///     the window, so it may lie outside;
///   - `timeline`: of each pass `[date, number, start, end, [activity…]]`, start and end null for a skipped date;
///   - `printed`: of each day on paper `[heading, [activity…]]`.
struct TripAnswer {
    let line: String

    init(to question: TripQuestion, _ database: ZoneDatabase) throws {
        let itinerary = Itinerary(
            try question.model(), home: try database.zone(named: question.home), database: database)
        let window = try CivilDate(parsing: question.from)..<CivilDate(parsing: question.until)
        let views: [(String, AgendaView)] = [
            ("traveller", .traveller), ("place", .place), ("home", .home),
            ("zone", .zone(try database.zone(named: question.other))),
        ]
        var order: [String: Int] = [:]
        for (index, item) in question.activities.enumerated() { order[item.uid] = index }
        var answers: [String] = []
        for (name, view) in views {
            let answer = try ViewAnswer(of: itinerary, view: view, window: window, order: order)
            answers.append("\"\(name)\":\(answer.text)")
        }
        var ranges: [String] = []
        for day in window.lowerBound.daysSinceEpoch..<window.upperBound.daysSinceEpoch {
            for range in itinerary.clock.stretches(of: try CivilDate(daysSinceEpoch: day)) {
                let (start, end) = (range.lowerBound.secondsSinceEpoch, range.upperBound.secondsSinceEpoch)
                ranges.append("[\(day),\(start),\(end)]")
            }
        }
        line =
            "{\"ranges\":[\(ranges.joined(separator: ","))],\"unresolved\":\(itinerary.unresolved.count),"
            + "\"views\":{\(answers.joined(separator: ","))}}"
    }
}
