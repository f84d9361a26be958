import CivilTime
import Scheduling

/// What the rows of a day are labelled with, on its own clock and on that at home.
struct DayLabels {
    /// For each row of the axis, its own clock.
    let own: [String]
    /// For each row of the axis, the clock at home, with the weekday where the date there is a new one.
    let home: [String]
    let ownHead: String
    let homeHead: String
    let ownColumns: Int
    /// None when the clock at home shows the same all day.
    let homeColumns: Int

    init(_ grid: DayGrid, _ words: ViewWords, headColumns: Int) {
        let rows = grid.axis.rows
        let homeZone = words.itinerary.home
        var counts: [CivilDateTime: Int] = [:]
        for row in rows { counts[row.start.civil, default: 0] += 1 }
        // On a second pass, or after the clocks were set back, a time is not enough to tell rows apart.
        own = rows.map { row in
            let local = row.start.civil
            // In the air the clock can show another date than the one that the ticket has.
            let day = local.date == grid.day.date ? "" : "\(EnglishTime.weekday(local.date)) "
            let time = day + words.hours.label(local.time)
            let isRepeated = counts[row.start.civil, default: 0] > 1
            return isRepeated ? "\(time) \(DayLabels.short(row.start.offset))" : time
        }
        var date: CivilDate?
        home = rows.map { row in
            guard row.isLabelled else { return "" }
            let local = homeZone.civil(at: row.start.instant)
            defer { date = local.date }
            let day = local.date == date ? "" : "\(EnglishTime.weekday(local.date)) "
            return day + words.hours.label(local.time)
        }
        ownHead = rows.first.map { ViewWords.city($0.start.zone) } ?? ""
        homeHead = ViewWords.city(homeZone)
        let head = min(headColumns, DisplayWidth.columns(of: ownHead))
        ownColumns = max(head, 5, own.map(DisplayWidth.columns(of:)).max() ?? 0)
        let isSame = rows.allSatisfy { homeZone.civil(at: $0.start.instant) == $0.start.civil }
        homeColumns = isSame ? 0 : max(5, home.map(DisplayWidth.columns(of:)).max() ?? 0)
    }

    /// `-04`, `+05:30`.
    static func short(_ offset: UTCOffset) -> String {
        let text = offset.description
        return text.hasSuffix(":00") && text.utf8.count == 6 ? String(text.dropLast(3)) : text
    }
}
