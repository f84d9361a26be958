package import CivilTime
import Messages
import Rendering
import Sealing
package import TripStorage
package import Trips

/// A person of a store, to be changed as they were seen.
package struct StoredPerson: Sendable {
    package let person: Person

    /// Finds a person; `nil` where there is none.
    ///
    /// - Parameters:
    ///   - id: The person.
    ///   - reading: The store.
    /// - Throws: A `StorageError` when the store cannot be read.
    package init?(_ id: PersonID, in reading: any TripReading) throws {
        guard let found = try reading.person(id) else { return nil }
        person = found
    }

    /// Takes a person who was just read.
    package init(_ person: Person) { self.person = person }

    /// A text that is another one when anything of the person is changed.
    package var version: String { String(ContentDigest(of: Array("\(person)".utf8)).text.prefix(32)) }

    /// The action that changes them, for the history.
    package var editTitle: String { tr("edit the person \"\(Printable.name(person.name))\"") }

    /// Writes a person as they are from now on, in the trips too, in one transaction that `undo` reverts.
    ///
    /// - Parameters:
    ///   - edited: The person with the changes.
    ///   - now: The present.
    ///   - store: The store.
    /// - Throws: A ``WorkflowError`` for a person who was changed meanwhile; a `StorageError`.
    package func save(_ edited: Person, at now: Instant, in store: any TripStore) throws {
        guard edited != person else { return }
        try store.write { writing in
            guard try writing.person(person.id) == person else {
                throw WorkflowError.changedMeanwhile(Printable.name(person.name))
            }
            try writing.record(editTitle, at: now)
            try writing.rename(edited)
        }
    }
}
