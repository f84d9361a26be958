import Trips

/// Organizations that come in, beside those that a store has: one of the same identifier or the same name is the same.
struct ArrivingOrganizations {
    /// Those that the store does not have.
    private(set) var new: [Organization] = []
    private var ids: [OrganizationID: OrganizationID] = [:]

    init(_ incoming: [Organization], known: [Organization]) {
        let there = Set(known.map(\.id))
        var names = Dictionary(known.map { ($0.nameKey, $0.id) }, uniquingKeysWith: { first, _ in first })
        for organization in incoming where !there.contains(organization.id) {
            if let id = names[organization.nameKey] {
                ids[organization.id] = id
            } else {
                names[organization.nameKey] = organization.id
                new.append(organization)
            }
        }
    }

    /// An activity that names the organization as the store has it, or will have it.
    func settled(_ activity: Activity) -> Activity {
        guard let organization = activity.organization, let id = ids[organization] else { return activity }
        var copy = activity
        copy.organization = id
        return copy
    }
}
