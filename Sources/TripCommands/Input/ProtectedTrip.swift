import Backups
import CivilTime
import Findings
import Messages
import Rendering
import Sealing
import StrictJSON
import TripExchange
import TripStorage
import Trips

/// A trip under a passphrase: what goes into its box, and how it comes out again.
///
/// The box holds a backup of the one trip, with the organizations and the persons that it names and the bytes of its files, and belongs
/// to the identifier of the trip (docs/formats/sealed.md). Outside of it the store has that identifier and the instant.
enum ProtectedTrip {
    /// A box, and what was in it.
    struct Opened {
        let sealed: SealedTrip
        let document: BackupDocument

        /// The name of the trip.
        var name: String { document.trips.first?.trip.name ?? "" }
    }

    /// Says that there is none.
    static var none: CommandFailure {
        CommandFailure(
            "no-protected-trip", tr("no trip is protected; meridian protect TRIP does it"), status: .noInput)
    }

    // MARK: - Sealing

    /// Puts a trip into a box.
    ///
    /// - Parameters:
    ///   - trip: The trip.
    ///   - reading: The store that has it.
    ///   - passphrase: What opens the box.
    ///   - session: The run.
    /// - Returns: The box.
    /// - Throws: A ``CommandFailure`` when bytes of a file are lost or the trip could not be opened again whole, or a
    ///   `SealingError`.
    static func seal(
        _ trip: Trip, in reading: any TripReading, under passphrase: Passphrase, _ session: Session
    ) throws -> SealedTrip {
        var document = BackupDocument(tool: "Meridian \(MeridianProgram.version)", createdAt: session.now)
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
                throw CommandFailure(
                    "missing-content",
                    tr("\(attachment.name): the store has lost its bytes; meridian doctor says more"),
                    status: .badData)
            }
            document.files.append(FileContents(digest: digest, bytes: bytes))
        }
        var random = SystemRandomNumberGenerator()
        let box = try SealedBox.seal(
            try bytesThatOpen(document), under: passphrase, context: Array(trip.id.text.utf8),
            cost: session.context.sealingCost, using: &random)
        return SealedTrip(id: trip.id, sealedAt: session.now, box: box.bytes)
    }

    /// The bytes of a document, all of which is read again from them.
    ///
    /// What is in the box alone afterwards must come out of it, or not go in.
    private static func bytesThatOpen(_ document: BackupDocument) throws -> [UInt8] {
        func refusal(_ flaw: String, _ mend: String) -> CommandFailure {
            CommandFailure(
                "not-protected",
                tr(
                    "\(Printable.name(document.trips.first?.trip.name ?? "")): \(flaw), so the trip would not come out of its "
                        + "box as it is; it is not protected, and nothing was changed\(mend)"),
                status: .badData)
        }
        let bytes = document.bytes
        do {
            let flaws = try document.leftOut(readingBack: bytes)
            guard let flaw = flaws.first else { return bytes }
            throw refusal(flaw.description, tr("; meridian attachments delete takes it away"))
        } catch let error as DocumentError {
            throw refusal(error.description, "")
        }
    }

    // MARK: - Opening

    /// Opens the boxes that a passphrase opens.
    ///
    /// - Parameters:
    ///   - sealed: The boxes, at least one.
    ///   - passphrase: The passphrase.
    /// - Returns: Those that it opens.
    /// - Throws: A ``CommandFailure`` when it opens none, or one is damaged.
    static func opened(_ sealed: [SealedTrip], with passphrase: Passphrase) throws -> [Opened] {
        var opened: [Opened] = []
        for trip in sealed {
            do {
                let box = try SealedBox(trip.box)
                let bytes = try box.open(with: passphrase, context: Array(trip.id.text.utf8))
                opened.append(Opened(sealed: trip, document: try document(bytes, of: trip)))
            } catch let error as SealingError where error.code == .cannotOpen {
                continue
            } catch let error as SealingError {
                throw CommandFailure(
                    error.code.rawValue, tr("the protected trip \(shortID(trip)): \(error)"), status: .badData
                )
            }
        }
        guard opened.isEmpty else { return opened }
        let what =
            sealed.count == 1 ? tr("the protected trip \(shortID(sealed[0]))") : tr("any protected trip")
        throw CommandFailure(
            "wrong-passphrase",
            tr(
                "this passphrase does not open \(what)"
                    + "\(sealed.count == 1 ? tr("; it is another one, or the box was altered") : ""); nothing was changed"
            ),
            status: .badData)
    }

    private static func document(_ bytes: [UInt8], of sealed: SealedTrip) throws -> BackupDocument {
        do {
            let document = try BackupDocument(bytes)
            guard document.trips.map(\.trip.id) == [sealed.id], document.unknownPaths.isEmpty else {
                throw CommandFailure(
                    "other-content",
                    tr(
                        "the protected trip \(shortID(sealed)): holds something that this version does not know; a newer "
                            + "Meridian opens it"), status: .badData)
            }
            return document
        } catch let error as DocumentError {
            throw CommandFailure(
                "malformed-backup", tr("the protected trip \(shortID(sealed)): \(error)"), status: .badData)
        }
    }

    /// Writes an opened trip into a store that does not have it.
    ///
    /// An organization that is there by its identifier or its name stays as it is there, and so does a person. An attachment whose identifier another
    /// trip has got since gets one of its own.
    ///
    /// - Parameters:
    ///   - document: What was in the box.
    ///   - writing: The store.
    /// - Throws: A `StorageError`.
    static func write(_ document: BackupDocument, in writing: any TripWriting) throws {
        guard var contents = document.trips.first else { return }
        let organizations = OrganizationMatch(
            document.organizations, known: try writing.organizations())
        for organization in organizations.new { try writing.save(organization) }
        let known = try writing.persons()
        for person in document.persons where !known.contains(where: { $0.id == person.id }) {
            try writing.save(person)
        }
        var people = PersonRestore(document.persons, over: known)
        contents = people.matched(contents, over: nil)
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

    // MARK: - Finding

    /// The protected trips whose identifiers begin with a text of four or more letters.
    static func trips(named text: String, in reading: any TripReading) throws -> [SealedTrip] {
        guard text.count >= 4 else { return [] }
        return try reading.sealedTrips().filter { $0.id.text.hasPrefix(text.lowercased()) }
    }

    /// As much of the identifier as names the trip to people.
    static func shortID(_ sealed: SealedTrip) -> String { String(sealed.id.text.prefix(8)) }
}
