import ArgumentParser
import Backups
import Foundation
import Messages
import Rendering
import StrictJSON
import TripStorage
import TripWorkflows
import Trips

/// `meridian backup [-o FILE]`: write the store as one JSON document.
struct BackupCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "backup",
        abstract: tr("Write everything in the store as one JSON document."),
        discussion: tr(
            """
            meridian backup -o trips.json
            meridian backup | gzip > trips.json.gz

            Nothing is lost: trips, activities with the calendars that they came from, to-dos, money, organizations, \
            attached files, and trips under a passphrase as they are. meridian restore reads it. The file is its owner's alone.

            What the store has and cannot be read, such as attached files whose bytes are damaged, and what breaks a rule and \
            could not be read again, is left out and named, on standard error and in the backup, and the exit status is 65. Such \
            a backup takes no other file's place, which may be the backup that has it.
            """))

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp(tr("Write to this file."), valueName: tr("file", as: "name of a value")),
        completion: .file(extensions: ["json"]))
    var output: String?

    // The file follows -o; a word alone gets a message.
    @Argument(help: .hidden)
    var words: [String] = []

    @Flag(help: ArgumentHelp(tr("Write one JSON document about the backup; only with -o.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    /// The document about the file that was written.
    private struct Document: Encodable {
        let file: String
        let trips: Int
        /// The number of trips under a passphrase.
        let protected: Int
        let activities: Int
        let bytes: Int
        let missing: [Missing]
        let unreadable: [UnreadableDocument]
        let broken: [GapDocument]
    }

    /// An attachment dropped because the store lacks its bytes.
    private struct Missing: Encodable {
        let id: String
        let name: String
        let trip: String
    }

    func validate() throws {
        if let file = words.first {
            throw ValidationError(
                tr(
                    "\(Printable.name(file)): the file of a backup is named by -o, as in -o \(Printable.name(file))"
                ))
        }
        if json, output == nil || output == "-" {
            throw ValidationError(tr("the backup is a JSON document itself; --json needs -o FILE"))
        }
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        if let status = try streamed(session) { return status }
        let backup = try refusing {
            try StoreBackup(
                of: session.storeForReading(), by: MeridianProgram.tool, at: session.now)
        }
        for text in backup.document.missing {
            context.errors.line(
                tr(
                    "error: \(Printable.line(text)); the backup is not everything, and meridian doctor says what mends it"
                )
            )
        }
        tell(backup.leftOut, session)
        let status: CommandStatus = backup.isWhole ? .success : .badData
        guard let output, output != "-" else {
            context.output.write(backup.bytes)
            return status
        }
        let file = OutputFile(path: output, isPrivate: true)
        if !backup.document.missing.isEmpty {
            try file.refuseExisting(
                tr("it may be the backup that has what is missing here; name a new file"))
        }
        try file.write(backup.bytes)
        try answer(
            Document(
                file: output, trips: backup.document.trips.count,
                protected: backup.document.sealedTrips.count,
                activities: backup.document.trips.reduce(0) { $0 + $1.activities.count },
                bytes: backup.bytes.count,
                missing: backup.lost.map {
                    Missing(id: $0.attachment.id.text, name: $0.attachment.name, trip: $0.trip.name)
                }, unreadable: backup.unreadable.map(UnreadableDocument.init),
                broken: backup.gaps.map(GapDocument.init)), session)
        return status
    }

    /// Writes the backup of a store in which all is well while the store is read.
    ///
    /// - Returns: The exit status; nil where something is wrong, or the file cannot be replaced: nothing was written then.
    private func streamed(_ session: Session) throws -> CommandStatus? {
        guard let output, output != "-" else { return try spooled(session) }
        let file = OutputFile(path: output, isPrivate: true)
        guard file.isReplaceable else { return nil }
        let result = try streaming(session) { stream in
            try file.write(pieces: { try stream.write(to: $0) }).map { written in
                (
                    stream.leftOut,
                    Document(
                        file: file.path, trips: stream.document.trips.count,
                        protected: stream.document.sealedTrips.count, activities: written.activities,
                        bytes: written.bytes, missing: [], unreadable: [], broken: [])
                )
            }
        }
        guard let (leftOut, document) = result else { return nil }
        tell(leftOut, session)
        try answer(document, session)
        return leftOut.isEmpty ? .success : .badData
    }

    /// Writes the backup to standard output, once all of it is verified and the store is no longer read.
    ///
    /// What is there cannot be taken back, and may wait for its reader: a store that is read meanwhile would keep what
    /// another command takes out of it.
    private func spooled(_ session: Session) throws -> CommandStatus? {
        guard let spool = SpoolFile(in: FileManager.default.temporaryDirectory.path) else { return nil }
        let leftOut: [DocumentError]?
        do {
            leftOut = try streaming(session) { stream in
                try stream.write(to: { try spool.write($0) }).map { _ in stream.leftOut }
            }
            try spool.settle()
        } catch is SpoolFile.Failure {
            return nil
        }
        guard let leftOut else { return nil }
        tell(leftOut, session)
        try SpoolFile.onceOnly { try spool.copy { session.context.output.write($0) } }
        return leftOut.isEmpty ? .success : .badData
    }

    private func streaming<Value>(
        _ session: Session, _ body: (BackupStream) throws -> Value?
    ) throws -> Value? {
        try refusing {
            try session.storeForReading().read { reading in
                try BackupStream(of: reading, by: MeridianProgram.tool, at: session.now).flatMap(body)
            }
        }
    }

    private func tell(_ leftOut: [DocumentError], _ session: Session) {
        for flaw in leftOut {
            session.context.errors.line(
                tr(
                    "error: \(Printable.line(flaw.description)); it is in the backup, and restore leaves it out"
                ))
        }
    }

    private func answer(_ document: Document, _ session: Session) throws {
        let (trips, activities, protected) = (document.trips, document.activities, document.protected)
        session.context.output.line(
            try json
                ? JSONDocument.text(document)
                : "\(Printable.line(document.file)): \(trips == 1 ? tr("1 trip") : tr("\(trips) trips")), "
                    + (activities == 1 ? tr("1 activity") : tr("\(activities) activities"))
                    + (protected == 0 ? "" : tr(", \(protected) protected")))
    }

    /// Makes a backup.
    ///
    /// - Throws: A ``CommandFailure`` when restore would refuse the whole, which must not replace a valid
    ///   backup.
    private func refusing<Backup>(_ backup: () throws -> Backup) throws -> Backup {
        do {
            return try backup()
        } catch let error as DocumentError {
            throw CommandFailure(
                "unreadable-backup",
                tr(
                    "\(Printable.line(error.description)); restore would refuse this backup, so it is not written"
                ),
                status: .badData)
        }
    }
}
