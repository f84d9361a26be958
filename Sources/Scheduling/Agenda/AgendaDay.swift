public import CivilTime

/// One date of an agenda, with its activities.
public struct AgendaDay: Hashable, Sendable {
    /// The date.
    public let date: CivilDate

    /// The instants of the date on the view's clock: one range, several if the date is repeated, none if it is
    /// skipped.
    ///
    /// The view `place` has no clock of its own; its days are those of the traveller's clock.
    public let stretches: [Range<Instant>]

    /// The instants of this day at which the view's clock changes to another zone, in order.
    ///
    /// Only the views `traveller` and `place` have any. A change at the end of a stretch belongs to the day that
    /// begins there.
    public let clockChanges: [ClockChange]

    /// The activities, each once: whole days first, then in the order of the itinerary.
    public let entries: [AgendaEntry]

    /// Whether the clock never shows the date; false at the ends of the calendar, where instants end first.
    public var isSkipped: Bool {
        stretches.isEmpty && Instant.earliest.utc.date <= date && date <= Instant.latest.utc.date
    }

    /// Whether the clock shows the date, then another one, then the date again.
    public var isRepeated: Bool { stretches.count > 1 }

    /// The length of the day, mostly 24 hours, of all passes together.
    public var length: Duration {
        stretches.reduce(.zero) { $0 + $1.upperBound.duration(since: $1.lowerBound) }
    }
}
