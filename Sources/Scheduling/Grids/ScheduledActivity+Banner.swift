import Trips

extension ScheduledActivity {
    /// Whether a grid shows it as a row or bar above the hours instead of among them.
    ///
    /// That are whole days; a room or a rented car, which the traveller has rather than does; and anything
    /// but a transport that lasts 24 hours or longer.
    public var isBanner: Bool {
        if isAllDay || activity.kind.isBackground { return true }
        return !activity.kind.isTransport && duration >= .seconds(86_400)
    }
}
