package import CivilTime
import Messages
import Rendering
import Sealing
package import TripStorage
package import Trips

/// An organization of a store, to be changed as it was seen.
package struct StoredOrganization: Sendable {
    package let organization: Organization

    /// Finds an organization; `nil` where there is none.
    ///
    /// - Parameters:
    ///   - id: The organization.
    ///   - reading: The store.
    /// - Throws: A `StorageError` when the store cannot be read.
    package init?(_ id: OrganizationID, in reading: any TripReading) throws {
        guard let found = try reading.organization(id) else { return nil }
        organization = found
    }

    /// Takes an organization that was just read.
    package init(_ organization: Organization) { self.organization = organization }

    /// A text that is another one when anything of the organization is changed.
    package var version: String { String(ContentDigest(of: Array("\(organization)".utf8)).text.prefix(32)) }

    private var name: String { Printable.name(organization.name) }

    // MARK: - The titles of the changes

    /// The action that adds one, for the history.
    package static func addingTitle(_ name: String) -> String {
        tr("add the organization \"\(Printable.name(name))\"")
    }

    /// The action that changes it.
    package var editTitle: String { tr("edit the organization \"\(name)\"") }

    /// The action that deletes it.
    package var deletionTitle: String { tr("delete the organization \"\(name)\"") }

    /// The action that merges it into another one.
    package func mergeTitle(into other: Organization) -> String {
        tr("merge the organization \"\(name)\" into \"\(Printable.name(other.name))\"")
    }

    /// Why it is not deleted while it runs something.
    ///
    /// - Parameters:
    ///   - count: The number of its activities.
    ///   - trips: The names of their trips.
    /// - Returns: The sentence.
    package func isRunning(_ count: Int, of trips: String) -> String {
        count == 1
            ? tr(
                "\(name): runs 1 activity of \(trips); give it to another with --reassign-to NAME, or to nobody with "
                    + "--reassign-to none")
            : tr(
                "\(name): runs \(count) activities of \(trips); give them to another with --reassign-to NAME, or to "
                    + "nobody with --reassign-to none")
    }
}

// MARK: - Changes in a transaction

extension StoredOrganization {
    /// Gives all that it runs, and what the other one does not say of itself, to another organization, and deletes it.
    ///
    /// - Parameters:
    ///   - other: The one that stays.
    ///   - writing: The store.
    /// - Returns: The one that stays, and the number of activities that it was given.
    /// - Throws: A `StorageError`.
    package func merge(
        into other: Organization, in writing: any TripWriting
    ) throws -> (Organization, activities: Int) {
        var staying = other
        staying.phone = staying.phone ?? organization.phone
        staying.email = staying.email ?? organization.email
        staying.website = staying.website ?? organization.website
        staying.logo = staying.logo ?? organization.logo
        staying.address = staying.address ?? organization.address
        if staying.notes.isEmpty { staying.notes = organization.notes }
        let count = try writing.reassign(from: organization.id, to: staying.id)
        try writing.delete(organization.id)
        try writing.save(staying)
        return (staying, count)
    }

    private func requireUnchanged(in reading: any TripReading) throws {
        guard try reading.organization(organization.id) == organization else {
            throw WorkflowError.changedMeanwhile(name)
        }
    }
}

// MARK: - Changes of a page, each a transaction that undo reverts

extension StoredOrganization {
    /// Adds an organization; one with its identifier that is the same was added by the same form and stays alone, and
    /// another one gets an identifier of its own.
    ///
    /// - Returns: The identifier.
    /// - Throws: A `StorageError`, also for a name that another one has.
    @discardableResult package static func add(
        _ organization: Organization, at now: Instant, in store: any TripStore
    ) throws -> OrganizationID {
        try store.write { writing in
            var added = organization
            if let there = try writing.organization(added.id) {
                guard there != added else { return there.id }
                var random = SystemRandomNumberGenerator()
                added = added.with(id: .random(using: &random))
            }
            try writing.record(addingTitle(added.name), at: now)
            try writing.save(added)
            return added.id
        }
    }

    /// Writes the organization as it is from now on.
    ///
    /// - Throws: A ``WorkflowError`` for one that was changed meanwhile; a `StorageError`, also for a name that another one
    ///   has.
    package func save(_ edited: Organization, at now: Instant, in store: any TripStore) throws {
        guard edited != organization else { return }
        try store.write { writing in
            try requireUnchanged(in: writing)
            try writing.record(editTitle, at: now)
            try writing.save(edited)
        }
    }

    /// Merges the organization into another one.
    ///
    /// - Throws: A ``WorkflowError`` where one of both was changed meanwhile; a `StorageError`.
    package func merge(into other: Organization, at now: Instant, in store: any TripStore) throws {
        try store.write { writing in
            try requireUnchanged(in: writing)
            guard try writing.organization(other.id) == other else {
                throw WorkflowError.changedMeanwhile(Printable.name(other.name))
            }
            try writing.record(mergeTitle(into: other), at: now)
            _ = try merge(into: other, in: writing)
        }
    }

    /// Deletes the organization.
    ///
    /// - Parameters:
    ///   - isFreeing: Whether its activities are run by nobody from then on; else it must run none.
    ///   - now: The present.
    ///   - store: The store.
    /// - Throws: A ``WorkflowError`` for one that was changed meanwhile; a `StorageError` with code `inUse`.
    package func delete(isFreeing: Bool, at now: Instant, in store: any TripStore) throws {
        try store.write { writing in
            try requireUnchanged(in: writing)
            try writing.record(deletionTitle, at: now)
            if isFreeing { try writing.reassign(from: organization.id, to: nil) }
            try writing.delete(organization.id)
        }
    }
}
