public import Backups
public import StrictJSON
public import Trips

/// A record that a backup leaves out or changes, because it breaks a rule.
///
/// Unchanged, it would make the backup unreadable.
public struct BackupGap: Hashable, Sendable {
    /// The lists of a backup.
    public enum List: String, Hashable, Sendable {
        /// Each has its name in the document.
        case trips, organizations, persons, activities, todos, expenses, attachments, sealedTrips

        /// The order in which records are left out: referenced records before those that refer to them.
        var stage: Int {
            switch self {
            case .trips: 0
            case .organizations, .persons, .activities, .todos, .sealedTrips: 1
            case .expenses: 2
            case .attachments: 3
            }
        }
    }

    /// The list of the record.
    public let list: List
    /// The identifier; for an activity the UID, followed by its occurrence.
    public let id: String
    /// The title, or the name.
    public let title: String
    /// The trip, or the trip of the record.
    public let trip: Trip?
    /// The first rule that it breaks, with the path in the backup.
    public let flaw: DocumentError
    /// The changes of a trip in the backup; empty for records that are left out.
    public internal(set) var mends: [TripMend] = []
    /// The trip in the backup.
    public internal(set) var mendedTrip: Trip?
    /// The number of records that are missing as a consequence.
    public internal(set) var belongings = 0

    init(_ list: List, _ id: String, _ title: String, of trip: Trip?, _ flaw: DocumentError) {
        (self.list, self.id, self.title) = (list, id, title)
        (self.trip, self.flaw) = (trip, flaw)
    }

    /// The member of the record that breaks the rule, `sequence`; nil for the record as a whole.
    public var member: String? {
        let parts = flaw.path.split(separator: ".").drop { !$0.hasPrefix(list.rawValue + "[") }
        let member = parts.dropFirst().joined(separator: ".")
        return member.isEmpty ? nil : member
    }

    /// The missing record and the reason, for `missing` in the backup.
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
