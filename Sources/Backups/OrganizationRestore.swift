import Trips

/// Which organizations of a backup are there already, and what each is called then.
///
/// An identifier says which organization one is. One whose identifier is not there is the one of the same name, unless
/// the backup has that one too, under whatever name.
struct OrganizationRestore {
    /// Those to compare with what is there, and to write.
    private(set) var incoming: [Organization] = []
    /// Those that cannot have the name that the backup says.
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
            // The store tells the two apart, so they are not one.
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

    /// The identifier under which an organization is there, or will be.
    func id(of organization: OrganizationID) -> OrganizationID { ids[organization] ?? organization }
}
