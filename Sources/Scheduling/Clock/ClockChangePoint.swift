/// When a traveller turns the watch: on landing, or on boarding.
public enum ClockChangePoint: String, Hashable, Sendable, CaseIterable {
    /// The clock changes when a transport arrives; in the air it is still that of the departure.
    case atArrival
    /// The clock changes when a transport departs; in the air it is already that of the destination.
    case atDeparture
}
