import Backups
public import CivilTime
import Messages
import Rendering
public import Sealing
import StrictJSON
public import TripStorage
public import Trips

/// Seals trips under a passphrase, and opens them again.
///
/// The box contains a backup of one trip, with its organizations and persons and the bytes of its files, and is
/// bound to the identifier of the trip (docs/formats/sealed.md). Outside of the box the store has only that
/// identifier and the instant.
///
/// ```swift
/// let protection = TripProtection(by: "Example 1.0", at: now)
/// let sealed = try protection.seal(trip.id, in: store, under: passphrase)
/// let opened = try TripProtection.opened([sealed], with: passphrase, database: zones)
/// try protection.unseal(opened[0], in: store)
/// ```
public struct TripProtection: Sendable {
    /// The program that writes the box.
    public let tool: String
    /// The present.
    public let now: Instant
    /// The cost of one passphrase attempt.
    package var cost = ScryptCost.standard

    /// Prepares to seal and open trips.
    ///
    /// - Parameters:
    ///   - tool: The program that writes the box.
    ///   - now: The present.
    public init(by tool: String, at now: Instant) {
        self.tool = tool
        self.now = now
    }

    // MARK: - Sealing

    /// Seals a trip in one transaction, with the organizations and persons that only it references.
    ///
    /// The earlier history is deleted, because it may reveal the trip.
    ///
    /// - Parameters:
    ///   - id: The trip.
    ///   - store: The store that has it.
    ///   - passphrase: The passphrase for the box.
    /// - Returns: The box.
    /// - Throws: A ``WorkflowError`` when bytes of a file are lost or the trip could not be opened again
    ///   completely, a `SealingError` or a `StorageError`; then nothing is changed.
    public func seal(
        _ id: TripID, in store: some TripStore, under passphrase: Passphrase
    ) throws -> SealedTrip {
        try store.write { writing in
            guard let trip = try writing.trip(id) else { throw WorkflowError.unknownTrip(id) }
            let used = Set(try writing.activities(of: trip.id).compactMap(\.organization))
            let sealed = try sealed(trip, in: writing, under: passphrase)
            try writing.seal(sealed)
            // They are in the box; they also stay in the store if other trips use them.
            for organization in used where try writing.activities(runBy: organization).isEmpty {
                try writing.delete(organization)
            }
            let elsewhere = Set(try writing.trips().flatMap(\.travellers).map(\.person))
            for person in trip.travellers.map(\.person) where !elsewhere.contains(person) {
                guard try writing.person(person)?.isMe == false else { continue }
                try writing.delete(person)
            }
            return sealed
        }
    }

    private func sealed(
        _ trip: Trip, in reading: any TripReading, under passphrase: Passphrase
    ) throws -> SealedTrip {
        var document = BackupDocument(tool: tool, createdAt: now)
        let contents = TripContents(
            trip: trip, activities: try reading.activities(of: trip.id),
            todos: try reading.todos(of: trip.id), expenses: try reading.expenses(of: trip.id),
            attachments: try reading.attachments(of: trip.id))
        document.trips = [contents]
        let used = Set(contents.activities.compactMap(\.organization))
        document.organizations = try reading.organizations().filter { used.contains($0.id) }
        let travelling = Set(trip.travellers.map(\.person))
        document.persons = try reading.persons().filter { travelling.contains($0.id) }
        var digests: Set<String> = []
        for attachment in contents.attachments {
            guard case .file(_, _, let digest) = attachment.content, digests.insert(digest).inserted else {
                continue
            }
            guard let bytes = try reading.bytes(withDigest: digest) else {
                throw WorkflowError(
                    .missingContent, subject: attachment.name, reason: tr("the store has lost its bytes"))
            }
            document.files.append(FileContents(digest: digest, bytes: bytes))
        }
        var random = SystemRandomNumberGenerator()
        let box = try SealedBox.seal(
            try Self.bytesThatOpen(document, of: trip), under: passphrase,
            context: Array(trip.id.text.utf8), cost: cost, using: &random)
        return SealedTrip(id: trip.id, sealedAt: now, box: box.bytes)
    }

    /// The bytes of a document, after checking that they can be read again completely.
    ///
    /// The box is the only copy, so everything in it must be readable.
    private static func bytesThatOpen(
        _ document: BackupDocument, of trip: Trip
    ) throws(WorkflowError) -> [UInt8] {
        func refusal(_ code: WorkflowError.Code, _ flaw: String) -> WorkflowError {
            WorkflowError(
                code, subject: trip.name,
                reason: tr(
                    "\(flaw), so the trip would not come out of its box as it is; it is not protected, and nothing was changed"
                ), trips: [trip.id])
        }
        let bytes = document.bytes
        let flaws: [DocumentError]
        do throws(DocumentError) {
            flaws = try document.leftOut(readingBack: bytes)
        } catch {
            throw refusal(.unsealable, error.description)
        }
        guard let flaw = flaws.first else { return bytes }
        throw refusal(.unsealableAttachment, flaw.description)
    }

    // MARK: - Opening

    /// Opens boxes with a passphrase, without writing.
    ///
    /// - Parameters:
    ///   - sealed: The boxes, at least one.
    ///   - passphrase: The passphrase.
    ///   - database: The zones for original components that contain statements of several senders.
    /// - Returns: The opened trips.
    /// - Throws: A ``WorkflowError`` when the passphrase opens none, or one is damaged.
    public static func opened(
        _ sealed: [SealedTrip], with passphrase: Passphrase, database: ZoneDatabase
    ) throws(WorkflowError) -> [OpenedTrip] {
        var opened: [OpenedTrip] = []
        for trip in sealed {
            let bytes: [UInt8]
            do throws(SealingError) {
                let box = try SealedBox(trip.box)
                bytes = try box.open(with: passphrase, context: Array(trip.id.text.utf8))
            } catch {
                if error.code == .cannotOpen { continue }
                throw WorkflowError(.damagedBox, of: trip, reason: error.description)
            }
            opened.append(
                OpenedTrip(trip, try document(bytes, of: trip).readingKeptStatements(database)))
        }
        guard opened.isEmpty else { return opened }
        throw WorkflowError(
            .wrongPassphrase, subject: sealed.map(\.id.text).joined(separator: ", "),
            reason: tr("this passphrase does not open it; it is another one, or the box was altered"),
            trips: sealed.map(\.id))
    }

    /// A store in memory that has opened trips and nothing else, for those who only read them.
    ///
    /// Nothing of a trip is written elsewhere: the store that has the boxes stays as it is.
    ///
    /// - Parameter opened: The trips.
    /// - Returns: The store.
    /// - Throws: A `StorageError` when a box has what the model refuses.
    package static func memory(_ opened: [OpenedTrip]) throws -> MemoryTripStore {
        let memory = MemoryTripStore()
        try memory.write { writing in
            for trip in opened { try trip.write(in: writing) }
        }
        return memory
    }

    private static func document(
        _ bytes: [UInt8], of sealed: SealedTrip
    ) throws(WorkflowError) -> BackupDocument {
        let document: BackupDocument
        do throws(DocumentError) {
            document = try BackupDocument(bytes)
        } catch  where error.code == .olderVersion {
            throw WorkflowError(
                .olderBox, of: sealed,
                reason: tr(
                    "was put into its box by a Meridian from before release 0.1.0; take it out with the last program "
                        + "that opens it, and back it up with that one"))
        } catch {
            throw WorkflowError(.damagedBox, of: sealed, reason: error.description)
        }
        guard document.trips.map(\.trip.id) == [sealed.id], document.unknownPaths.isEmpty else {
            throw WorkflowError(
                .newerBox, of: sealed,
                reason: tr("holds something that this version does not know; a newer Meridian opens it"))
        }
        return document
    }

    /// Stores an opened trip unprotected, in one transaction, which undo reverts.
    ///
    /// - Parameters:
    ///   - opened: The trip.
    ///   - store: The store that has its box.
    /// - Returns: The stored trip with its activities.
    /// - Throws: A `StorageError`, with code `unknownTrip` when another program opened it meanwhile; then nothing
    ///   is changed.
    @discardableResult
    public func unseal(
        _ opened: OpenedTrip, in store: some TripStore
    ) throws -> (trip: Trip, activities: [Activity]) {
        let id = opened.sealed.id
        let change = StoreChange(
            title: tr("unprotect \(Printable.name(opened.name))"), now: now, database: nil)
        return try change(in: store) { writing in
            // Another process may have opened it meanwhile.
            try writing.deleteSealed(id)
            try opened.write(in: writing)
            guard let trip = try writing.trip(id) else { throw WorkflowError.unknownTrip(id) }
            return (trip, try writing.activities(of: id))
        }
    }
}

extension WorkflowError {
    /// The error for a box.
    fileprivate init(_ code: Code, of sealed: SealedTrip, reason: String) {
        let id = sealed.id.text.prefix(8)
        self.init(code, subject: tr("the protected trip \(id)"), reason: reason, trips: [sealed.id])
    }
}
