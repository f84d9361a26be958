import Trips

extension ScheduledActivity {
    /// Whether a grid shows it as a row or bar above the hours.
    ///
    /// That holds for whole days, for a room or a rented car, and for anything but a transport that lasts 24 hours or
    /// longer.
    public var isBanner: Bool {
        if isAllDay || activity.kind.isBackground { return true }
        return !activity.kind.isTransport && duration >= .seconds(86_400)
    }
}
