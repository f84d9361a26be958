import GRDB
import Trips

extension FileSession {
    func organizations() throws(StorageError) -> [Organization] {
        try organizations(where: "TRUE", []).sorted { $0.nameKey < $1.nameKey }
    }

    func organization(_ id: OrganizationID) throws(StorageError) -> Organization? {
        try organizations(where: "uuid = ?", [id.text]).first
    }

    func activities(runBy id: OrganizationID) throws(StorageError) -> [TripActivity] {
        try tripActivities(where: "activity.organization = ?", [id.text])
    }

    func save(_ organization: Organization) throws(StorageError) {
        try Storable.check(organization)
        try knownNames().check(organization)
        try execute(OrganizationRow.upsert, StatementArguments(OrganizationRow.values(of: organization)))
        organizationNames?.note(organization.id, organization.nameKey)
    }

    func save(_ organizations: [Organization]) throws(StorageError) {
        for organization in organizations { try Storable.check(organization) }
        var names = try knownNames()
        try names.exchange(organizations)
        for organization in organizations {
            // A key that no name has, while another organization still has the new one.
            try execute(
                "UPDATE organization SET nameKey = char(1) || id WHERE uuid = ?", [organization.id.text])
        }
        for organization in organizations {
            try execute(OrganizationRow.upsert, StatementArguments(OrganizationRow.values(of: organization)))
        }
        organizationNames = names
    }

    func delete(_ id: OrganizationID) throws(StorageError) {
        guard let organization = try organization(id) else { throw .unknownOrganization(id) }
        let titles = try activities(runBy: id).map(\.activity.title)
        guard titles.isEmpty else { throw .organizationInUse(organization.name, titles) }
        try execute("DELETE FROM organization WHERE uuid = ?", [id.text])
        organizationNames?.forget(id)
    }

    func reassign(from id: OrganizationID, to other: OrganizationID?) throws(StorageError) -> Int {
        try checkKnown(id)
        if let other { try checkKnown(other) }
        try execute("UPDATE activity SET organization = ? WHERE organization = ?", [other?.text, id.text])
        return database.changesCount
    }

    func checkKnown(_ id: OrganizationID) throws(StorageError) {
        guard try knownNames().contains(id) else { throw .unknownOrganization(id) }
    }

    private func knownNames() throws(StorageError) -> OrganizationNames {
        if let organizationNames { return organizationNames }
        let names = OrganizationNames(
            try rows("SELECT uuid, nameKey FROM organization") { row in
                var reader = RowReader(row)
                return (id: OrganizationID(try reader.next(String.self)), key: try reader.next(String.self))
            })
        organizationNames = names
        return names
    }

    private func organizations(
        where condition: String, _ arguments: StatementArguments
    ) throws(StorageError) -> [Organization] {
        try rows(
            "SELECT \(OrganizationRow.selection), id FROM organization WHERE \(condition)", arguments,
            of: "organization", OrganizationRow.organization)
    }
}

/// Converts an organization to the columns of its row and back.
enum OrganizationRow {
    static let columns = [
        "uuid", "nameKey", "name", "phone", "email", "website", "logo", "address", "notes",
    ]

    static let upsert = RowSQL.upsert(into: "organization", columns, key: ["uuid"])

    /// The columns to read, without the key of the name.
    static let selection = columns.filter { $0 != "nameKey" }.joined(separator: ", ")

    /// The number of columns of ``selection``.
    static let selectionCount = columns.count - 1

    static func values(of organization: Organization) -> RowValues {
        var values: RowValues = []
        values.add(organization.id.text)
        values.add(organization.nameKey)
        values.add(organization.name)
        values.add(organization.phone)
        values.add(organization.email)
        values.add(organization.website)
        values.add(organization.logo)
        values.add(organization.address?.storedText)
        values.add(organization.notes)
        return values
    }

    static func organization(from row: Row) throws -> Organization {
        var reader = RowReader(row)
        return Organization(
            id: OrganizationID(try reader.next(String.self)), name: try reader.next(),
            phone: try reader.text(),
            email: try reader.text(), website: try reader.text(), logo: try reader.text(),
            address: try reader.address(), notes: try reader.next())
    }
}
