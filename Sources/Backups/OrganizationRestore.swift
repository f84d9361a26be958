import Trips

/// Matches the organizations of a backup with those of the store.
///
/// The identifier decides. An organization with an unknown identifier is matched by name, unless the backup
/// has the store's organization too, under any name.
struct OrganizationRestore {
    /// The organizations to compare and write.
    private(set) var incoming: [Organization] = []
    /// The organizations that cannot have their name in the backup.
    private(set) var renamed: [RestorePlan.Renaming] = []
    private var ids: [OrganizationID: OrganizationID] = [:]

    init(_ organizations: [Organization], over there: [Organization]) {
        let own = Set(organizations.map(\.id))
        let known = Set(there.map(\.id))
        let staying = Dictionary(
            there.filter { !own.contains($0.id) }.map { ($0.nameKey, $0.id) },
            uniquingKeysWith: { first, _ in first })
        var taken = Set(staying.keys).union(organizations.map(\.nameKey))
        for organization in organizations {
            guard let other = staying[organization.nameKey] else {
                incoming.append(organization)
                continue
            }
            guard known.contains(organization.id) else {
                ids[organization.id] = other
                continue
            }
            // The store has both, so they are different.
            var apart = organization
            var number = 2
            repeat {
                apart.name = "\(organization.name) (\(number))"
                number += 1
            } while !taken.insert(apart.nameKey).inserted
            incoming.append(apart)
            renamed.append(
                RestorePlan.Renaming(id: apart.id, name: organization.name, isCalled: apart.name))
        }
    }

    /// Returns the identifier of an organization in the store, present or future.
    func id(of organization: OrganizationID) -> OrganizationID { ids[organization] ?? organization }
}
