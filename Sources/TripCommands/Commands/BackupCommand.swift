import ArgumentParser
import CivilTime
import Rendering
import TripExchange
import TripStorage
import Trips

/// `meridian backup [-o FILE]`: everything in the store, as one JSON document.
struct BackupCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Write everything in the store as one JSON document.",
        discussion: """
            meridian backup -o trips.json
            meridian backup | gzip > trips.json.gz

            Nothing is lost: trips, activities with the calendars that they came from, to-dos, money, organizations, \
            attached files, and trips under a passphrase as they are. meridian restore reads it. The file is its owner's alone.

            Attached files whose bytes are damaged in the store are left out and named, and the exit status is 65. Such a \
            backup takes no other file's place, which may be the backup that has them.
            """)

    @Option(
        name: [.short, .customLong("output")], help: ArgumentHelp("Write to this file.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var output: String?

    @Flag(help: "Write one JSON document about the backup; only with -o.")
    var json = false

    @OptionGroup var options: GlobalOptions

    /// What was written.
    private struct Document: Encodable {
        let file: String
        let trips: Int
        /// Trips under a passphrase.
        let protected: Int
        let activities: Int
        let bytes: Int
        let missing: [Missing]
    }

    /// An attachment that is left out, since the store has lost its bytes.
    private struct Missing: Encodable {
        let id: String
        let name: String
        let trip: String
    }

    func validate() throws {
        if json, output == nil || output == "-" {
            throw ValidationError("the backup is a JSON document itself; --json needs -o FILE")
        }
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let (backup, lost) = try session.storeForReading().read { reading in
            var backup = try BackupDocument(of: reading, at: session.now)
            let lost = try backup.addFiles(of: reading)
            return (backup, lost)
        }
        for paper in lost {
            let id = paper.attachment.id.text.prefix(8)
            context.errors.line(
                "error: \"\(Printable.name(paper.attachment.name))\" of \(Printable.name(paper.trip.name)) (\(id)): its "
                    + "bytes are damaged, and it is not in the backup; meridian doctor says what mends it")
        }
        let bytes = backup.bytes
        let flaws = try BackupCommand.flaws(of: backup, bytes)
        for flaw in flaws {
            context.errors.line(
                "error: \(Printable.line(flaw.description)); it is in the backup, and restore leaves it out")
        }
        let status: CommandStatus = lost.isEmpty && flaws.isEmpty ? .success : .badData
        guard let output, output != "-" else {
            context.output.write(bytes)
            return status
        }
        let file = OutputFile(path: output, isPrivate: true)
        if !lost.isEmpty {
            try file.refuseExisting("it may be the backup that has those bytes; name a new file")
        }
        try file.write(bytes)
        let activities = backup.trips.reduce(0) { $0 + $1.activities.count }
        let document = Document(
            file: output, trips: backup.trips.count, protected: backup.sealedTrips.count,
            activities: activities, bytes: bytes.count,
            missing: lost.map {
                Missing(id: $0.attachment.id.text, name: $0.attachment.name, trip: $0.trip.name)
            })
        context.output.line(
            try json
                ? JSONDocument.text(document)
                : "\(Printable.line(output)): \(backup.trips.count) \(backup.trips.count == 1 ? "trip" : "trips"), "
                    + "\(activities) \(activities == 1 ? "activity" : "activities")"
                    + (backup.sealedTrips.isEmpty ? "" : ", \(backup.sealedTrips.count) protected"))
        return status
    }

    /// What restore would leave out of a backup.
    ///
    /// - Throws: A ``CommandFailure`` when it would refuse the whole: that is no backup, and takes the place of none.
    private static func flaws(of backup: BackupDocument, _ bytes: [UInt8]) throws -> [DocumentError] {
        do throws(DocumentError) {
            return try backup.leftOut(readingBack: bytes)
        } catch {
            throw CommandFailure(
                "unreadable-backup",
                "\(Printable.line(error.description)); restore would refuse this backup, so it is not written",
                status: .badData)
        }
    }
}
