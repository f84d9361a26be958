import Messages
import Trips

/// The organizations by name.
struct OrganizationNames: Sendable {
    private var keys: [OrganizationID: String] = [:]
    private var ids: [String: OrganizationID] = [:]

    init(_ organizations: some Sequence<(id: OrganizationID, key: String)>) {
        for (id, key) in organizations { note(id, key) }
    }

    func contains(_ id: OrganizationID) -> Bool { keys[id] != nil }

    /// Throws for a name that another organization has.
    func check(_ organization: Organization) throws(StorageError) {
        guard let other = ids[organization.nameKey], other != organization.id else { return }
        throw StorageError(
            .duplicateName, subject: "\"\(organization.name)\"",
            reason: tr("is the name of another organization, whatever the case of its letters; use that one"))
    }

    /// Renames organizations together, and throws when two would share a name.
    mutating func exchange(_ organizations: [Organization]) throws(StorageError) {
        for organization in organizations { forget(organization.id) }
        for organization in organizations {
            try check(organization)
            note(organization.id, organization.nameKey)
        }
    }

    mutating func note(_ id: OrganizationID, _ key: String) {
        forget(id)
        keys[id] = key
        ids[key] = id
    }

    mutating func forget(_ id: OrganizationID) {
        if let key = keys.removeValue(forKey: id) { ids[key] = nil }
    }
}
