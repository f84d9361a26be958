import TripWorkflows
import Trips

/// A difference between a backup and the store, in JSON.
struct GapDocument: Encodable, Sendable {
    /// The list of the backup that it concerns, such as `activities`.
    let list: String
    /// The UID, with the occurrence after it, or the identifier.
    let id: String
    let title: String
    let trip: String?
    /// The value and the rule, and for a trip what the backup has instead.
    let messages: [String]

    init(_ gap: BackupGap) {
        (list, id, title) = (gap.list.rawValue, gap.id, gap.title)
        trip = gap.trip?.name
        messages = gap.descriptions
    }
}
