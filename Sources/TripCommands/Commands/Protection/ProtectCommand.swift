import ArgumentParser
import Messages
import Rendering
import Sealing
import TripStorage
import Trips

/// `meridian protect TRIP`: a trip that nobody reads without its passphrase.
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
            What undo remembers is forgotten, for it may tell of the trip; backups that were made before stay as they are.
            """))

    @Argument(
        help: ArgumentHelp(tr("The trip."), valueName: tr("trip", as: "name of a value")), completion: .trips)
    var trip: String

    @OptionGroup var passphrase: PassphraseOptions

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let found = try session.storeForLookup().read { try TripLookup.trip(named: trip, in: $0) }
        let name = Printable.name(found.name)
        let secret = try passphrase.newPassphrase(tr("Passphrase for \"\(name)\":"), in: context)
        let sealed = try session.storeForWriting().write { writing -> SealedTrip in
            guard let trip = try writing.trip(found.id) else { throw ProtectCommand.gone(found) }
            let used = Set(try writing.activities(of: trip.id).compactMap(\.organization))
            let sealed = try ProtectedTrip.seal(trip, in: writing, under: secret, session)
            try writing.seal(sealed)
            // They are in the box; who else they worked for decides whether they stay.
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
        if json {
            context.output.line(try JSONDocument.text(ProtectedTripDocument(sealed)))
        } else {
            context.output.line(
                tr(
                    "protected: \(name) is now \(ProtectedTrip.shortID(sealed)), and nobody opens it without the passphrase; "
                        + "what undo remembered is forgotten"))
        }
        return .success
    }

    private static func gone(_ trip: Trip) -> CommandFailure {
        CommandFailure("unknown-trip", tr("\(trip.name): has just been deleted"), status: .noInput)
    }
}
