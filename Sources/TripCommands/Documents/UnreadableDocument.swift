import TripStorage

/// An unreadable row of the store, in JSON.
struct UnreadableDocument: Encodable, Sendable {
    /// The table and the number of the row.
    let row: String
    /// The UID, with the occurrence after it, or the identifier.
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
