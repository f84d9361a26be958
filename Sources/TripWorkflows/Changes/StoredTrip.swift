package import CivilTime
import Messages
import Rendering
import Sealing
package import TripStorage
package import Trips

/// A trip of a store, to be changed as it was seen.
package struct StoredTrip: Sendable {
    package let trip: Trip

    /// Finds a trip; `nil` where there is none, or it is protected.
    ///
    /// - Parameters:
    ///   - id: The trip.
    ///   - reading: The store.
    /// - Throws: A `StorageError` when the store cannot be read.
    package init?(_ id: TripID, in reading: any TripReading) throws {
        guard let found = try reading.trip(id) else { return nil }
        trip = found
    }

    /// Takes a trip that was just read.
    package init(_ trip: Trip) { self.trip = trip }

    /// A text that is another one when anything of the trip itself is changed.
    package var version: String { String(ContentDigest(of: Array("\(trip)".utf8)).text.prefix(32)) }

    /// The name for the history.
    private var name: String { Printable.name(trip.name) }

    // MARK: - The titles of the changes

    /// The action that makes a trip, for the history.
    package static func makingTitle(_ name: String) -> String {
        tr("make the trip \(Printable.name(name))")
    }

    /// The action that changes it.
    package var editTitle: String { tr("edit the trip \(name)") }

    /// The action that archives it, or takes it out again.
    package func archivingTitle(_ isArchived: Bool) -> String {
        isArchived ? tr("archive the trip \(name)") : tr("unarchive the trip \(name)")
    }

    /// The action that deletes it.
    package var deletionTitle: String { tr("delete the trip \(name)") }
}

// MARK: - Changes in a transaction

extension StoredTrip {
    /// Writes a trip as it is from now on, where that is another one.
    ///
    /// - Parameters:
    ///   - edited: The trip with its changes.
    ///   - now: The present.
    ///   - writing: The store.
    /// - Returns: The trip as it is stored.
    /// - Throws: A `StorageError`.
    @discardableResult
    package func update(_ edited: Trip, at now: Instant, in writing: any TripWriting) throws -> Trip {
        guard edited != trip else { return trip }
        var newer = edited
        newer.lastModified = now.ofChange(after: trip.lastModified)
        try writing.update(newer)
        return newer
    }

    /// Archives the trip, or takes it out again.
    ///
    /// - Returns: The trip as it is stored.
    /// - Throws: A `StorageError`.
    @discardableResult
    package func archive(
        _ isArchived: Bool, at now: Instant, in writing: any TripWriting
    ) throws -> Trip {
        var changed = trip
        changed.isArchived = isArchived
        return try update(changed, at: now, in: writing)
    }

    /// Refuses a change of what is not any more as it was seen.
    private func requireUnchanged(in reading: any TripReading) throws {
        guard try reading.trip(trip.id) == trip else { throw WorkflowError.changedMeanwhile(name) }
    }
}

// MARK: - Changes of a page, each a transaction that undo reverts

extension StoredTrip {
    /// Makes a trip; one with its identifier that is as it was made by the same form stays alone, and another one gets an
    /// identifier of its own.
    ///
    /// - Parameters:
    ///   - trip: The trip, which keeps the rules of the model.
    ///   - now: The present.
    ///   - store: The store.
    /// - Returns: The identifier, and how many other trips have the name.
    /// - Throws: A `StorageError`.
    @discardableResult package static func make(
        _ trip: Trip, at now: Instant, in store: any TripStore
    ) throws -> (id: TripID, namesakes: Int) {
        var made = trip
        (made.createdAt, made.lastModified) = (now, now)
        return try store.write { [made] writing in
            var made = made
            let namesakes = try writing.trips(named: trip.name)
            if let there = try writing.trip(trip.id) {
                guard !isMade(there, as: trip) else {
                    return (trip.id, namesakes.count { $0.id != trip.id })
                }
                var random = SystemRandomNumberGenerator()
                made = made.with(id: .random(using: &random))
            }
            try writing.record(makingTitle(trip.name), at: now)
            try writing.create(made)
            return (made.id, namesakes.count)
        }
    }

    /// Whether a trip says what another one did when it was made: what is drawn at random then says nothing.
    private static func isMade(_ there: Trip, as sent: Trip) -> Bool {
        var same = sent
        (same.createdAt, same.lastModified) = (there.createdAt, there.lastModified)
        func said(_ travellers: [Traveller]) -> [[String]] {
            travellers.map { [$0.name, $0.email ?? "", $0.role.rawValue] }
        }
        if said(there.travellers) == said(sent.travellers) { same.travellers = there.travellers }
        return same == there
    }

    /// Writes a trip as it is from now on.
    ///
    /// - Parameters:
    ///   - edited: The trip with its changes.
    ///   - now: The present.
    ///   - store: The store.
    /// - Throws: A ``WorkflowError`` for a trip that was changed meanwhile; a `StorageError`.
    package func save(_ edited: Trip, at now: Instant, in store: any TripStore) throws {
        guard edited != trip else { return }
        try store.write { writing in
            try requireUnchanged(in: writing)
            try writing.record(editTitle, at: now)
            try update(edited, at: now, in: writing)
        }
    }

    /// Archives the trip, or takes it out again; nothing is written where it is so already.
    ///
    /// - Throws: A ``WorkflowError`` for a trip that was changed meanwhile; a `StorageError`.
    package func archive(_ isArchived: Bool, at now: Instant, in store: any TripStore) throws {
        guard trip.isArchived != isArchived else { return }
        try store.write { writing in
            try requireUnchanged(in: writing)
            try writing.record(archivingTitle(isArchived), at: now)
            try archive(isArchived, at: now, in: writing)
        }
    }

    /// Deletes the trip with all that it has.
    ///
    /// - Parameters:
    ///   - parts: Its parts as they were seen.
    ///   - now: The present.
    ///   - store: The store.
    /// - Throws: A ``WorkflowError`` for a trip that was changed, or got something, meanwhile; a `StorageError`.
    package func delete(with parts: TripParts, at now: Instant, in store: any TripStore) throws {
        try store.write { writing in
            try requireUnchanged(in: writing)
            guard try TripParts(of: trip.id, in: writing) == parts else {
                throw WorkflowError.changedMeanwhile(name)
            }
            try writing.record(deletionTitle, at: now)
            try writing.delete(trip.id)
        }
    }
}
