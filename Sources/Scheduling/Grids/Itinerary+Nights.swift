import CivilTime
import Trips

// MARK: - Nights

extension Itinerary {
    /// Returns how many nights an activity lasts: a stay from 15:00 to 11:00 three days later has three.
    ///
    /// Dates are counted, not hours: a night begins on each date from that of the start (inclusive) to that of
    /// the end (exclusive), each on its own wall clock, however long the night is. On a date that the clock of
    /// the place skips no night begins; for whole days and floating times, that is the traveller's clock.
    /// Stays of more than 100 years are not searched for such dates.
    ///
    /// - Parameter activity: An activity of this itinerary.
    /// - Returns: The nights; none when the end is not on a later date than the start.
    public func nights(of activity: ScheduledActivity) -> Int {
        let span = activity.span
        guard span.startDate < span.endDate else { return 0 }
        // The clocks of a zone can move twice in every year that there is, and a file can hold many such stays.
        guard span.nights <= 36_525 else { return span.nights }
        let isRead = activity.isAllDay || activity.isFloating
        let clock = isRead ? self.clock : TravellerClock(zone: activity.startZone)
        return span.nights - clock.skippedDates(in: span.startDate..<span.endDate).count
    }
}
