import Trips

/// Which organizations that come in are there already: those of the same identifier, else those of the same name.
struct OrganizationMatch {
    /// Those that are not there.
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

    /// The identifier under which an organization is there, or will be.
    func id(of organization: OrganizationID) -> OrganizationID { ids[organization] ?? organization }
}
