public import Backups
import StrictJSON
import TripExchange
public import TripStorage
import Trips

/// A protected trip, decrypted.
public struct OpenedTrip: Sendable {
    /// The box in the store.
    public let sealed: SealedTrip
    /// A backup of the trip, with everything that it references and the bytes of its files.
    public let document: BackupDocument

    init(_ sealed: SealedTrip, _ document: BackupDocument) {
        (self.sealed, self.document) = (sealed, document)
    }

    /// The name of the trip.
    public var name: String { document.trips.first?.trip.name ?? "" }

    /// What the box has that this version leaves out, in words.
    package var leftOut: [String] { document.leftOut.map(\.description) }

    /// Writes the trip into a store that lacks it.
    ///
    /// An organization or person that the store has by identifier or name is kept as it is. An attachment gets a
    /// new identifier if another trip has its own meanwhile.
    ///
    /// - Parameter writing: The store.
    /// - Throws: A `StorageError`.
    public func write(in writing: any TripWriting) throws {
        guard var contents = document.trips.first else { return }
        let organizations = OrganizationMatch(
            document.organizations, known: try writing.organizations())
        for organization in organizations.new { try writing.save(organization) }
        let known = try writing.persons()
        for person in document.persons where !known.contains(where: { $0.id == person.id }) {
            try writing.save(person)
        }
        let elsewhere = Set(try writing.trips().flatMap { try writing.attachments(of: $0.id).map(\.id) })
        contents = AttachmentMerge.apart(contents, from: elsewhere)
        let trip = contents.trip.id
        try writing.create(contents.trip)
        try writing.save(contents.activities.map(organizations.settled), in: trip)
        for todo in contents.todos { try writing.save(todo, in: trip) }
        for expense in contents.expenses { try writing.save(expense, in: trip) }
        let files = Dictionary(
            document.files.map { ($0.digest, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        for attachment in contents.attachments {
            var bytes: [UInt8]?
            if case .file(_, _, let digest) = attachment.content { bytes = files[digest] }
            try writing.save(attachment, bytes: bytes, in: trip)
        }
    }
}
