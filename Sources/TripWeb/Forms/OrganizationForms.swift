import CivilTime
import Messages
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// Adds, edits, merges and deletes organizations as forms say it, with the readers of the command line.
struct OrganizationForms: Sendable {
    let household: Household

    /// Adds an organization; a form that is sent twice adds one.
    ///
    /// - Returns: The way to it.
    /// - Throws: A ``FormRefusal``, a ``Fault`` or an error of the store.
    func add(_ form: Query) throws -> Answer {
        guard let id = form["uid"].flatMap({ try? OrganizationID.validated($0) }) else {
            throw Fault.badForm("uid")
        }
        let store = NotedStore(try household.openToWrite())
        var made = Organization(id: id, name: "")
        let added = try FormRefusal.catching("name") {
            try OrganizationForms.wish(form).apply(to: &made)
            return try StoredOrganization.add(made, at: household.now(), in: store)
        }
        return StoreForms.seeing(.organization(added), store)
    }

    /// Edits an organization.
    ///
    /// - Returns: The way to it.
    /// - Throws: A ``FormRefusal``, a ``Fault`` or an error of the store.
    func edit(_ id: OrganizationID, _ form: Query) throws -> Answer {
        let store = NotedStore(try household.openToWrite())
        let stored = try store.read { try OrganizationForms.stored(id, in: $0) }
        var edited = stored.organization
        try FormRefusal.catching { try OrganizationForms.wish(form).apply(to: &edited) }
        let isAsSeen = form["seen"] == stored.version
        if isAsSeen, edited == stored.organization {
            return try StoreForms.unchanged(.organization(id), store)
        }
        // What is as the form says it was saved by the same form before.
        guard edited == stored.organization || isAsSeen else { throw FormRefusal.changedMeanwhile }
        try FormRefusal.catching("name") { try stored.save(edited, at: household.now(), in: store) }
        return StoreForms.seeing(.organization(id), store)
    }

    /// Merges an organization into another one; one that is gone was merged by the same form before.
    ///
    /// - Returns: The way to the one that stays.
    /// - Throws: A ``Fault`` or an error of the store.
    func merge(_ id: OrganizationID, _ form: Query) throws -> Answer {
        guard let into = form["into"].map({ OrganizationID($0) }), into != id else {
            throw Fault.badForm("into")
        }
        let store = NotedStore(try household.openToWrite())
        let other = try store.read { try OrganizationForms.stored(into, in: $0) }
        if let stored = try store.read({ try StoredOrganization(id, in: $0) }) {
            guard form["seen"] == stored.version else {
                throw Fault.changedMeanwhile(at: PageAddress.organization(id).text)
            }
            try stored.merge(into: other.organization, at: household.now(), in: store)
        }
        return StoreForms.seeing(.organization(into), store)
    }

    /// Deletes an organization as the question showed it; one that is gone stays gone.
    ///
    /// - Returns: The way to the list.
    /// - Throws: A ``Fault`` or an error of the store.
    func delete(_ id: OrganizationID, _ form: Query) throws -> Answer {
        let store = NotedStore(try household.openToWrite())
        let found = try store.read { reading in
            (try StoredOrganization(id, in: reading), try reading.activities(runBy: id).count)
        }
        if let stored = found.0 {
            guard form["seen"] == OrganizationForms.seen(stored, runs: found.1) else {
                throw Fault.changedMeanwhile(at: PageAddress.deleteOrganization(id).text)
            }
            try stored.delete(isFreeing: found.1 > 0, at: household.now(), in: store)
        }
        return StoreForms.seeing(.organizations(search: nil), store)
    }

    /// An organization and how much it runs, as they were seen.
    static func seen(_ stored: StoredOrganization, runs count: Int) -> String { "\(stored.version)-\(count)" }

    private static func stored(
        _ id: OrganizationID, in reading: any TripReading
    ) throws -> StoredOrganization {
        guard let stored = try StoredOrganization(id, in: reading) else { throw Fault.unknownOrganization }
        return stored
    }

    private static func wish(_ form: Query) -> OrganizationWish {
        var wish = OrganizationWish()
        wish.name = form["name"] ?? ""
        (wish.phone, wish.email) = (form["phone"] ?? "", form["email"] ?? "")
        (wish.website, wish.notes) = (form["website"] ?? "", form.lines("notes") ?? "")
        (wish.street, wish.city) = (form["street"] ?? "", form["city"] ?? "")
        (wish.region, wish.postalCode) = (form["region"] ?? "", form["postalCode"] ?? "")
        wish.country = form["country"] ?? ""
        return wish
    }
}
