import ArgumentParser
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// `meridian trip delete TRIP`: delete a trip with all its parts.
struct TripDeleteCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "delete",
        abstract: tr("Delete a trip with all its activities, to-dos, expenses and attachments."),
        discussion: tr(
            """
            meridian trip delete Lisbon
            meridian trip delete Lisbon --yes

            What goes with it is said before it goes. meridian undo brings it back; trip archive only puts it away.
            """))

    @Argument(
        help: ArgumentHelp(tr("The trip."), valueName: tr("trip", as: "name of a value")), completion: .trips)
    var trip: String

    @OptionGroup var confirmation: ConfirmationOptions

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let sealed = try session.storeForLookup().read { reading in
            // An open trip is preferred to a sealed one.
            try reading.trips(named: trip).isEmpty ? try ProtectedTrip.trips(named: trip, in: reading) : []
        }
        if let only = sealed.first, sealed.count == 1 { return try delete(only, session) }
        let (found, activities, parts) = try session.storeForLookup().read { reading in
            let found = try TripLookup.trip(named: trip, in: reading)
            let activities = try reading.sparing { try reading.activities(of: found.id) }.value
            return (found, activities, try TripParts(of: found.id, in: reading))
        }
        let name = "\"\(Printable.name(found.name))\""
        guard
            try confirmation.isConfirmed(parts.question(name), in: context)
        else {
            context.errors.line(tr("nothing is deleted"))
            return .success
        }
        try session.change(StoredTrip(found).deletionTitle) { try $0.delete(found.id) }
        try TripAnswer.write(
            tr("deleted", as: "done to a trip"), found, activities: activities, json: json, session)
        return .success
    }

    /// Deletes a sealed trip without its passphrase, which may be lost.
    private func delete(_ sealed: SealedTrip, _ session: Session) throws -> CommandStatus {
        let id = ProtectedTrip.shortID(sealed)
        guard
            try confirmation.isConfirmed(
                tr("Delete the protected trip \(id), with all that nobody can see?"), in: session.context)
        else {
            session.context.errors.line(tr("nothing is deleted"))
            return .success
        }
        try session.change(tr("delete the protected trip \(id)")) { try $0.deleteSealed(sealed.id) }
        session.context.output.line(
            try json
                ? JSONDocument.text(ProtectedTripDocument(sealed))
                : tr("deleted: \(TripText.line(sealed, session.style))"))
        return .success
    }
}
