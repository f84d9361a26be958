public import Backups
public import StrictJSON
public import Trips

/// A record that a backup drops or changes, since it breaks a rule.
///
/// As the store has it, the backup could not be read again.
public struct BackupGap: Hashable, Sendable {
    /// The lists of a backup.
    public enum List: String, Hashable, Sendable {
        /// Each is called as in the document.
        case trips, organizations, persons, activities, todos, expenses, attachments, sealedTrips

        /// When those that break a rule are left out: what others name goes before those.
        var stage: Int {
            switch self {
            case .trips: 0
            case .organizations, .persons, .activities, .todos, .sealedTrips: 1
            case .expenses: 2
            case .attachments: 3
            }
        }
    }

    /// The list that it would stand in.
    public let list: List
    /// The identifier; of an activity the UID, with its occurrence behind it.
    public let id: String
    /// The title, or the name.
    public let title: String
    /// The trip that it is, or belongs to.
    public let trip: Trip?
    /// The first rule that it breaks, with its place in the backup.
    public let flaw: DocumentError
    /// What a trip says otherwise in the backup; of what is not in the backup nothing.
    public internal(set) var mends: [TripMend] = []
    /// The trip as the backup has it.
    public internal(set) var mendedTrip: Trip?
    /// How many records are missing along with it.
    public internal(set) var belongings = 0

    init(_ list: List, _ id: String, _ title: String, of trip: Trip?, _ flaw: DocumentError) {
        (self.list, self.id, self.title) = (list, id, title)
        (self.trip, self.flaw) = (trip, flaw)
    }

    /// The member of the record that breaks the rule, `sequence`; nil where it is the record as a whole.
    public var member: String? {
        let parts = flaw.path.split(separator: ".").drop { !$0.hasPrefix(list.rawValue + "[") }
        let member = parts.dropFirst().joined(separator: ".")
        return member.isEmpty ? nil : member
    }

    /// What is missing and why, for `missing` in the backup.
    public var descriptions: [String] {
        let reason = "\(flaw.subject) \(flaw.reason)"
        switch list {
        case .trips where mends.isEmpty:
            return [
                "\"\(title)\": nothing of the trip is in the backup, neither itself nor the \(belongings) records that "
                    + "belong to it: \(reason)"
            ]
        case .trips: return mends.map { "\"\(title)\": \($0)" }
        case .organizations, .persons: return ["\"\(title)\": \(reason)"]
        case .sealedTrips: return ["the protected trip \(id): \(reason)"]
        case .activities, .todos, .expenses, .attachments:
            return ["\"\(title)\" of \(trip?.name ?? ""): \(reason)"]
        }
    }
}
