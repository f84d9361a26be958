import TripStorage

/// A row of the store that cannot be read, as JSON has it.
struct UnreadableDocument: Encodable, Sendable {
    /// The table and the number of the row.
    let row: String
    /// The UID, with the occurrence behind it, or the identifier.
    let id: String?
    let title: String?
    let trip: String?
    /// The column, the value and the rule.
    let message: String

    init(_ unreadable: UnreadableRow) {
        row = unreadable.place
        id = unreadable.record
        title = unreadable.title
        trip = unreadable.tripName
        message = unreadable.flaw
    }
}
