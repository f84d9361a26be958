import Backups
import Trips

/// What the activities of a trip in a backup are held to when they come one by one: what they name is there, none comes
/// twice, and all come that others name.
struct ActivityReferences {
    private let organizations: Set<OrganizationID>
    private let travelling: Set<PersonID>
    /// The activities that expenses and attachments name and that have not come.
    private var missing: Set<ActivityKey>
    /// The hashes of the keys that have come: of the keys themselves a long trip has many megabytes.
    private var seen: Set<Int> = []

    /// Begins before the first activity.
    ///
    /// - Parameters:
    ///   - contents: The trip and its other parts.
    ///   - organizations: The organizations of the backup.
    init(to contents: TripContents, organizations: Set<OrganizationID>) {
        self.organizations = organizations
        travelling = Set(contents.trip.travellers.map(\.person))
        missing = Self.named(by: contents.expenses, contents.attachments)
    }

    /// Returns the activities that expenses and attachments of a trip name.
    static func named(by expenses: [Expense], _ attachments: [Attachment]) -> Set<ActivityKey> {
        var keys = Set(expenses.compactMap(\.activity))
        for attachment in attachments {
            if case .activity(let key) = attachment.owner { keys.insert(key) }
        }
        return keys
    }

    /// Whether all activities have come that others name.
    var isComplete: Bool { missing.isEmpty }

    /// Takes the next activity, and returns whether it may be there; of two hashes that are alike the second is refused.
    mutating func take(_ activity: Activity) -> Bool {
        if !missing.isEmpty { missing.remove(activity.key) }
        return activity.organization.map(organizations.contains) ?? true
            && activity.participants.allSatisfy(travelling.contains)
            && seen.insert(activity.key.hashValue).inserted
    }
}
