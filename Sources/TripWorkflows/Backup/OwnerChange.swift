import TripStorage
import Trips

/// An attachment or an expense that a backup gives another owner.
///
/// In the store it belongs to something that cannot be read, or that is not of its trip.
public struct OwnerChange: Hashable, Sendable {
    /// The list that it is in.
    public let list: BackupGap.List
    /// Its identifier.
    public let id: String
    /// What is said otherwise and why, for `missing` in the backup, in English.
    public let text: String
    /// The UID, or the identifier, of what it belongs to.
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

    /// Whether what it belongs to is among some rows that cannot be read, which are told of by themselves.
    func isExplained(by rows: [UnreadableRow]) -> Bool { rows.contains { $0.record == owner } }
}
