import TripWorkflows
import Trips

/// What a backup does not have as the store has it, as JSON has it.
struct GapDocument: Encodable, Sendable {
    /// Of what it is one: `activities`, as the lists of the backup are called.
    let list: String
    /// The UID, with the occurrence behind it, or the identifier.
    let id: String
    let title: String
    let trip: String?
    /// The value, the rule, and of a trip what the backup says otherwise.
    let messages: [String]

    init(_ gap: BackupGap) {
        (list, id, title) = (gap.list.rawValue, gap.id, gap.title)
        trip = gap.trip?.name
        messages = gap.descriptions
    }
}
