package import CivilTime
import Messages
import Rendering
import Sealing
import TripExchange
package import TripStorage
package import Trips

/// A to-do of a store, to be changed as it was seen.
package struct StoredTodo: Sendable {
    package let trip: Trip
    package let todo: Todo

    /// Finds a to-do; `nil` where there is no such trip or to-do.
    ///
    /// - Parameters:
    ///   - uid: The to-do.
    ///   - trip: Its trip.
    ///   - reading: The store.
    /// - Throws: A `StorageError` when the store cannot be read.
    package init?(_ uid: ActivityUID, of trip: TripID, in reading: any TripReading) throws {
        guard let found = try reading.trip(trip),
            let todo = try reading.todos(of: trip).first(where: { $0.uid == uid })
        else { return nil }
        (self.trip, self.todo) = (found, todo)
    }

    /// Takes a to-do that was just read.
    package init(_ todo: Todo, of trip: Trip) { (self.trip, self.todo) = (trip, todo) }

    /// A text that is another one when anything of the to-do is changed.
    package var version: String { String(ContentDigest(of: Array("\(todo)".utf8)).text.prefix(32)) }

    private var name: String { Printable.name(todo.title) }

    // MARK: - The titles of the changes

    /// The action that adds one, for the history.
    package static func addingTitle(_ title: String) -> String {
        tr("add the to-do \"\(Printable.name(title))\"")
    }

    /// The action that changes it.
    package var editTitle: String { tr("edit the to-do \"\(name)\"") }

    /// The action that deletes it.
    package var deletionTitle: String { tr("delete the to-do \"\(name)\"") }

    /// The question before it is deleted.
    package var deletionQuestion: String { tr("Delete the to-do \"\(name)\"?") }

    // MARK: - Changes in a transaction

    /// Refuses a change of what is not any more as it was seen.
    ///
    /// - Parameter reading: The store, in the transaction of the change.
    /// - Throws: A ``WorkflowError`` with code `changedMeanwhile`, or a `StorageError`.
    package func requireUnchanged(in reading: any TripReading) throws {
        guard try reading.todos(of: trip.id).first(where: { $0.uid == todo.uid }) == todo else {
            throw WorkflowError.changedMeanwhile(name)
        }
    }

    /// Deletes the to-do, and newer, unreadable versions of it that its trip keeps.
    ///
    /// - Parameters:
    ///   - database: The zones.
    ///   - writing: The store.
    /// - Throws: A `StorageError`.
    package func delete(_ database: ZoneDatabase, in writing: any TripWriting) throws {
        try writing.deleteTodo(todo.uid, of: trip.id)
        guard var trip = try writing.trip(trip.id), trip.source != nil else { return }
        let source = SourceMerge.source(
            trip.source, deleting: [], todos: [todo.uid], database: database.adding(trip.zones))
        guard source != trip.source else { return }
        trip.source = source
        try writing.update(trip)
    }
}

// MARK: - Changes of a page, each a transaction that undo reverts

extension StoredTodo {
    /// Adds a to-do; one with its UID that says the same was added by the same form and stays alone, and another one gets a
    /// UID of its own.
    ///
    /// - Parameters:
    ///   - todo: The to-do.
    ///   - trip: Its trip.
    ///   - now: The present.
    ///   - store: The store.
    /// - Throws: A `StorageError`.
    package static func add(
        _ todo: Todo, to trip: TripID, at now: Instant, in store: any TripStore
    ) throws {
        try store.write { writing in
            var added = todo.stamped(at: now)
            if let there = try writing.todos(of: trip).first(where: { $0.uid == added.uid }) {
                guard !there.saysTheSame(as: added) else { return }
                added = added.with(uid: .random())
            }
            added.createdAt = now
            try writing.record(addingTitle(added.title), at: now)
            try writing.save(added, in: trip)
        }
    }

    /// Writes the to-do as it is from now on.
    ///
    /// - Parameters:
    ///   - edited: The to-do with the changes.
    ///   - now: The present.
    ///   - store: The store.
    /// - Throws: A ``WorkflowError`` for one that was changed meanwhile; a `StorageError`.
    package func save(_ edited: Todo, at now: Instant, in store: any TripStore) throws {
        guard edited != todo else { return }
        try store.write { writing in
            try requireUnchanged(in: writing)
            try writing.record(editTitle, at: now)
            try writing.save(edited.stamped(at: now), in: trip.id)
        }
    }

    /// Deletes the to-do.
    ///
    /// - Parameters:
    ///   - now: The present.
    ///   - database: The zones.
    ///   - store: The store.
    /// - Throws: A ``WorkflowError`` for one that was changed meanwhile; a `StorageError`.
    package func delete(at now: Instant, _ database: ZoneDatabase, in store: any TripStore) throws {
        let change = StoreChange(title: deletionTitle, now: now, database: database)
        try change(in: store) { writing in
            try requireUnchanged(in: writing)
            try delete(database, in: writing)
        }
    }
}

extension Todo {
    /// The to-do as a version that is written now.
    ///
    /// - Parameter now: The present.
    /// - Returns: A newer version of it.
    package func stamped(at now: Instant) -> Todo {
        var stamped = self
        let stamp = now.ofChange(after: self.stamp, lastModified)
        (stamped.lastModified, stamped.stamp) = (stamp, stamp)
        return stamped
    }

    /// Whether it is what another one is, but for the times of its changes.
    fileprivate func saysTheSame(as other: Todo) -> Bool {
        title == other.title && notes == other.notes && place == other.place && due == other.due
            && priority == other.priority && reminders == other.reminders
    }

    /// The same to-do under another UID.
    fileprivate func with(uid: ActivityUID) -> Todo {
        var copy = Todo(uid: uid, title: title, notes: notes, due: due)
        (copy.place, copy.priority, copy.reminders) = (place, priority, reminders)
        (copy.status, copy.completedAt) = (status, completedAt)
        (copy.lastModified, copy.stamp) = (lastModified, stamp)
        return copy
    }
}
