import TripStorage
import Trips

/// An attachment or an expense with another owner in a backup.
///
/// Its owner in the store is unreadable, or in another trip.
public struct OwnerChange: Hashable, Sendable {
    /// The list of the record.
    public let list: BackupGap.List
    /// Its identifier.
    public let id: String
    /// The change and its reason in English, for `missing` in the backup.
    public let text: String
    /// The UID or the identifier of the owner.
    private let owner: String?

    init(of owner: Attachment.Owner, list: BackupGap.List, id: String, text: String) {
        (self.list, self.id, self.text) = (list, id, text)
        self.owner =
            switch owner {
            case .activity(let key): key.description
            case .expense(let id): id.text
            case .trip: nil
            }
    }

    /// Whether the owner is one of some unreadable rows, which are reported separately.
    func isExplained(by rows: [UnreadableRow]) -> Bool { rows.contains { $0.record == owner } }
}
