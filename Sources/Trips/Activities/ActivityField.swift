/// A field of an activity that each sender can state separately.
///
/// The raw value is its name in exports and backups. A field is the smallest part that senders change: the
/// start alone, or the gate.
public enum ActivityField: String, CaseIterable, Hashable, Sendable {
    /// When it starts.
    case start = "START"
    /// When it ends.
    case end = "END"
    /// Whether it is confirmed, tentative or cancelled.
    case status = "STATUS"
    /// The kind.
    case kind = "KIND"
    /// The title.
    case title = "TITLE"
    /// Whether it takes no time.
    case transparency = "TRANSPARENCY"
    /// Where it happens or departs, without terminal and gate.
    case place = "PLACE"
    /// The terminal of the place.
    case terminal = "TERMINAL"
    /// The gate of the place.
    case gate = "GATE"
    /// Where it arrives, without terminal and gate.
    case destination = "DESTINATION"
    /// The terminal of the destination.
    case arrivalTerminal = "ARRIVAL-TERMINAL"
    /// The gate of the destination.
    case arrivalGate = "ARRIVAL-GATE"
    /// Free text.
    case notes = "NOTES"
    /// The operator.
    case carrier = "CARRIER"
    /// The number of the flight, train or tour.
    case number = "NUMBER"
    /// The confirmation code.
    case confirmation = "CONFIRMATION"
    /// The seat, cabin or room.
    case seat = "SEAT"
    /// The address of a page.
    case link = "LINK"
    /// The cost.
    case cost = "COST"
}
