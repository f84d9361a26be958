public import CivilTime
import Trips

// MARK: - Nights

extension Itinerary {
    /// Returns the number of nights of an activity: a stay from 15:00 to 11:00 three days later has three.
    ///
    /// Dates are counted, not hours: a night begins on each date from that of the start (inclusive) to that of the
    /// end (exclusive), each on its own wall clock, whatever its length. No night begins on a date that the clock of
    /// the place skips; for whole days and floating times, that is the traveller's clock. Stays of more than 100
    /// years are not searched for skipped dates.
    ///
    /// - Parameter activity: An activity of this itinerary.
    /// - Returns: The nights; none when the end is not on a later date than the start.
    public func nights(of activity: ScheduledActivity) -> Int {
        let span = activity.span
        guard span.startDate < span.endDate else { return 0 }
        // A zone's clocks can change twice a year, and a file can hold many such stays.
        guard span.nights <= 36_525 else { return span.nights }
        return span.nights - nightClock(of: activity).skippedDates(in: span.startDate..<span.endDate).count
    }

    /// Returns the number of the night that begins on a date: the first is 1, the last is ``nights(of:)``.
    ///
    /// - Parameters:
    ///   - activity: An activity of this itinerary.
    ///   - date: A date on the wall clock by which the nights are counted.
    /// - Returns: The number; nil if no night begins then, as on the date of the end or on a skipped date.
    public func night(of activity: ScheduledActivity, on date: CivilDate) -> Int? {
        let span = activity.span
        guard span.startDate <= date, date < span.endDate else { return nil }
        let number = span.startDate.days(until: date) + 1
        guard span.nights <= 36_525, let next = try? date.adding(days: 1) else { return number }
        let skipped = nightClock(of: activity).skippedDates(in: span.startDate..<next)
        return skipped.last == date ? nil : number - skipped.count
    }

    private func nightClock(of activity: ScheduledActivity) -> TravellerClock {
        let isRead = activity.isAllDay || activity.isFloating
        return isRead ? clock : TravellerClock(zone: activity.startZone)
    }
}
