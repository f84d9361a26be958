import ArgumentParser
import CivilTime
import Rendering
import TripStorage
import Trips

/// `meridian reset`: everything in the store, gone.
struct ResetCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "reset",
        abstract: "Delete everything in the store.",
        discussion: """
            meridian reset
            meridian reset --yes --copy before.db

            --copy keeps a copy of the whole store in a new file, which --db opens. meridian undo brings back trips and \
            organizations that were just deleted; trips under a passphrase are not deleted.
            """)

    @Option(
        name: .customLong("copy"),
        help: ArgumentHelp("Keep a copy of the store in this new file.", valueName: "file"),
        completion: .file())
    var copy: String?

    @OptionGroup var confirmation: ConfirmationOptions

    @Flag(help: "Write one JSON document.")
    var json = false

    @OptionGroup var options: GlobalOptions

    /// What was deleted.
    private struct Document: Encodable {
        let trips: Int
        let organizations: Int
        @Nullable var copy: String?
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let (trips, organizations) = try session.storeForReading().read { reading in
            (try reading.trips().map(\.id), try reading.organizations().map(\.id))
        }
        let count = "\(trips.count) \(trips.count == 1 ? "trip" : "trips") with everything in "
        let question =
            "Delete \(count)\(trips.count == 1 ? "it" : "them"), and \(organizations.count) "
            + "\(organizations.count == 1 ? "organization" : "organizations")?"
        guard try confirmation.isConfirmed(question, in: context) else {
            context.errors.line("nothing is deleted")
            return .success
        }
        if let copy { try session.fileStore(for: .reading).backup(to: copy) }
        try session.change("delete everything") { writing in
            for trip in try writing.trips() { try writing.delete(trip.id) }
            for organization in try writing.organizations() { try writing.delete(organization.id) }
        }
        let document = Document(trips: trips.count, organizations: organizations.count, copy: copy)
        context.output.line(
            try json
                ? JSONDocument.text(document)
                : "deleted \(count)\(trips.count == 1 ? "it" : "them")"
                    + (copy.map { "; \(Printable.line($0)) has a copy" } ?? ""))
        return .success
    }
}
