import ArgumentParser
import CivilTime
import Rendering
import TripExchange
import TripStorage

/// `meridian backup [-o FILE]`: everything in the store, as one JSON document.
struct BackupCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Write everything in the store as one JSON document.",
        discussion: """
            meridian backup -o trips.json
            meridian backup | gzip > trips.json.gz

            Nothing is lost: trips, activities with the calendars that they came from, to-dos, money, organizations, \
            attached files, and trips under a passphrase as they are. meridian restore reads it.
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
        let activities: Int
        let bytes: Int
    }

    func validate() throws {
        if json, output == nil || output == "-" {
            throw ValidationError("the backup is a JSON document itself; --json needs -o FILE")
        }
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let backup = try session.storeForReading().read {
            try BackupDocument(of: $0, at: session.now, withFiles: true)
        }
        let bytes = backup.bytes
        guard let output, output != "-" else {
            context.output.write(bytes)
            return .success
        }
        try OutputFile(path: output).write(bytes)
        let activities = backup.trips.reduce(0) { $0 + $1.activities.count }
        let document = Document(
            file: output, trips: backup.trips.count, activities: activities, bytes: bytes.count)
        context.output.line(
            try json
                ? JSONDocument.text(document)
                : "\(Printable.line(output)): \(backup.trips.count) \(backup.trips.count == 1 ? "trip" : "trips"), "
                    + "\(activities) \(activities == 1 ? "activity" : "activities")")
        return .success
    }
}
