import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows
import Trips

/// Times on the clock that the page has chosen, beside those that it shows in any case.
extension TripPage {
    /// The clock of the page; nil for the clock of each place, which everything has beside it already.
    ///
    /// - Parameter itinerary: The activities that lead the traveller's clock.
    /// - Returns: The clock.
    func chosenClock(in itinerary: Itinerary) -> TravellerClock? {
        if case .place = view { return nil }
        return ViewWords.clock(of: view, in: itinerary)
    }

    /// `Sun 28 March 2027 16:30 · Asia/Tokyo`.
    func reading(of instant: Instant, on clock: TravellerClock) -> String {
        let time = ZonedDateTime(instant, in: clock.zone(at: instant))
        let reading = ViewWords.reading(time, household.hours)
        return "\(EnglishTime.long(time.civil.date)) \(reading) · \(time.zone.id)"
    }

    /// The times of an activity on the clock of the page; nil where its own times are the same.
    ///
    /// - Parameters:
    ///   - start: Its start.
    ///   - end: Its end.
    /// - Returns: The words: one time, or two.
    func reading(from start: ZonedDateTime, to end: ZonedDateTime) -> String? {
        let around = DateWindow(
            (try? start.civil.date.adding(days: -2)) ?? start.civil.date,
            through: (try? end.civil.date.adding(days: 2)) ?? end.civil.date)
        guard let clock = chosenClock(in: shown.days(around).itinerary) else { return nil }
        let ends = start.instant == end.instant ? [start] : [start, end]
        guard ends.contains(where: { clock.zone(at: $0.instant).offset(at: $0.instant) != $0.offset }) else {
            return nil
        }
        let said = ends.map { reading(of: $0.instant, on: clock) }
        return said.count == 2 ? tr("\(said[0]) to \(said[1])", as: "two times") : said.first
    }
}
