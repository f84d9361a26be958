import ArgumentParser
import Backups
import Messages
import Rendering
import StrictJSON
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

    @OptionGroup var options: GlobalOptions

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
        let backup = try backup(session)
        for text in backup.document.missing {
            context.errors.line(
                tr(
                    "error: \(Printable.line(text)); the backup is not everything, and meridian doctor says what mends it"
                )
            )
        }
        for flaw in backup.leftOut {
            context.errors.line(
                tr(
                    "error: \(Printable.line(flaw.description)); it is in the backup, and restore leaves it out"
                ))
        }
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
        let trips = backup.document.trips.count
        let protected = backup.document.sealedTrips.count
        let activities = backup.document.trips.reduce(0) { $0 + $1.activities.count }
        let document = Document(
            file: output, trips: trips, protected: protected, activities: activities,
            bytes: backup.bytes.count,
            missing: backup.lost.map {
                Missing(id: $0.attachment.id.text, name: $0.attachment.name, trip: $0.trip.name)
            }, unreadable: backup.unreadable.map(UnreadableDocument.init),
            broken: backup.gaps.map(GapDocument.init))
        context.output.line(
            try json
                ? JSONDocument.text(document)
                : "\(Printable.line(output)): \(trips == 1 ? tr("1 trip") : tr("\(trips) trips")), "
                    + (activities == 1 ? tr("1 activity") : tr("\(activities) activities"))
                    + (protected == 0 ? "" : tr(", \(protected) protected")))
        return status
    }

    /// Returns the backup of the store.
    ///
    /// - Throws: A ``CommandFailure`` when restore would refuse the whole, which must not replace a valid
    ///   backup.
    private func backup(_ session: Session) throws -> StoreBackup {
        do {
            return try StoreBackup(
                of: session.storeForReading(), by: MeridianProgram.tool, at: session.now)
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
