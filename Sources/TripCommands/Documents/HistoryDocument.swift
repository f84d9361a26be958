import CivilTime
import TripStorage

/// One command that changed the store, in JSON.
struct HistoryDocument: Encodable, Sendable {
    let number: Int64
    let at: String
    let title: String
    let changes: Int

    init(_ entry: HistoryEntry) {
        number = entry.number
        at = entry.at.description
        title = entry.title
        changes = entry.changes
    }
}
