import ArgumentParser
import Backups
import Messages
import Rendering
import Sealing
import StrictJSON
import TripStorage
import TripWorkflows
import Trips

/// `meridian unprotect [TRIP]`: open a sealed trip permanently.
struct UnprotectCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "unprotect",
        abstract: tr("Open a protected trip for good."),
        discussion: tr(
            """
            meridian unprotect
            meridian unprotect 1a2b3c4d
            meridian unprotect Lisbon --passphrase-file ~/.lisbon

            The trip is as it was. To look into it and leave it protected: --unlock of agenda, itinerary, export and \
            trip show.
            """))

    @Argument(
        help: ArgumentHelp(
            tr("The trip: the first letters of its id, or its name; may be left out when there is only one."),
            valueName: tr("trip", as: "name of a value")))
    var trip: String?

    @OptionGroup var passphrase: PassphraseOptions

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let boxes = try session.storeForLookup().read { try candidates(in: $0) }
        let secret = try passphrase.passphrase(tr("Passphrase:"), in: context)
        let opened = try TripProtection.opened(boxes, with: secret, database: session.database)
        let meant = try only(opened)
        for flaw in meant.document.leftOut {
            context.errors.line(
                tr(
                    "error: \(Printable.line(flaw.description)); it is left out, and meridian undo puts the trip back into its box"
                )
            )
        }
        let found = try session.protection.unseal(meant, in: session.storeForWriting())
        try TripAnswer.write(
            tr("unprotected"), found.trip, activities: found.activities, json: json, session)
        return meant.document.leftOut.isEmpty ? .success : .badData
    }

    /// Returns the boxes that may be meant, before any is opened.
    private func candidates(in reading: any TripReading) throws -> [SealedTrip] {
        let all = try reading.sealedTrips()
        guard !all.isEmpty else { throw ProtectedTrip.none }
        guard let trip else {
            guard all.count == 1 else {
                let ids = all.prefix(6).map(ProtectedTrip.shortID).joined(separator: ", ")
                throw CommandFailure(
                    "which-trip",
                    tr(
                        "which trip? There are \(all.count) protected: \(ids)"
                            + "\(all.count > 6 ? ", …" : ""); say one, or a name"), status: .usage)
            }
            return all
        }
        let named = try ProtectedTrip.trips(named: trip, in: reading)
        return named.isEmpty ? all : named
    }

    private func unknown(_ trip: String, _ opened: [String]) -> String {
        let (name, others) = (Printable.name(trip), opened.joined(separator: ", "))
        return opened.count == 1
            ? tr("\(name): no trip that this passphrase opens has this name; there is \(others)")
            : tr("\(name): no trip that this passphrase opens has this name; there are \(others)")
    }

    /// Returns the intended one of the opened trips.
    private func only(_ opened: [OpenedTrip]) throws -> OpenedTrip {
        guard let trip else { return opened[0] }
        let byID = trip.count >= 4 ? opened.filter { $0.sealed.id.text.hasPrefix(trip.lowercased()) } : []
        let meant = byID.isEmpty ? opened.filter { $0.name.lowercased() == trip.lowercased() } : byID
        if let only = meant.first, meant.count == 1 { return only }
        throw CommandFailure(
            meant.isEmpty ? "unknown-trip" : "ambiguous-trip",
            meant.isEmpty
                ? unknown(trip, opened.map { "\"\(Printable.name($0.name))\"" })
                : tr(
                    "\(Printable.name(trip)): \(meant.count) protected trips are meant; say which by its id: "
                )
                    + meant.map { ProtectedTrip.shortID($0.sealed) }.joined(separator: ", "), status: .noInput
        )
    }
}
