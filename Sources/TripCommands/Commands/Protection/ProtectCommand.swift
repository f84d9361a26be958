import ArgumentParser
import Messages
import Rendering
import Sealing
import TripStorage
import TripWorkflows
import Trips

/// `meridian protect TRIP`: seal a trip under a passphrase.
struct ProtectCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "protect",
        abstract: tr("Put a trip under a passphrase."),
        discussion: tr(
            """
            meridian protect Lisbon
            meridian protect Lisbon --passphrase-file ~/.lisbon

            All of the trip is encrypted, its name and its files too, and nothing of it is left readable in the store. No \
            command lists, searches, exports or shares it, but with --unlock. Without the passphrase nobody gets it back. \
            What undo remembers is forgotten, for it may tell of the trip; backups that were made before stay as they are, and so \
            does the calendar of a server that the trip was kept in step with, which is named.
            """))

    @Argument(
        help: ArgumentHelp(tr("The trip."), valueName: tr("trip", as: "name of a value")), completion: .trips)
    var trip: String

    @OptionGroup var passphrase: PassphraseOptions

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let (found, copies) = try session.storeForLookup().read { reading in
            let found = try TripLookup.trip(named: trip, in: reading)
            return (found, try ReadableCopies(of: found.id, in: reading))
        }
        let name = Printable.name(found.name)
        let secret = try passphrase.newPassphrase(tr("Passphrase for \"\(name)\":"), in: context)
        let sealed: SealedTrip
        do {
            sealed = try session.protection.seal(found.id, in: session.storeForWriting(), under: secret)
        } catch let error as WorkflowError where error.code == .unknownTrip {
            throw ProtectCommand.gone(found)
        }
        if json {
            context.output.line(try JSONDocument.text(ProtectedTripDocument(sealed)))
        } else {
            context.output.line(
                tr(
                    "protected: \(name) is now \(ProtectedTrip.shortID(sealed)), and nobody opens it without the passphrase; "
                        + "what undo remembered is forgotten"))
        }
        for line in copies.lines { context.errors.line(line) }
        return .success
    }

    private static func gone(_ trip: Trip) -> CommandFailure {
        CommandFailure("unknown-trip", tr("\(trip.name): has just been deleted"), status: .noInput)
    }
}
