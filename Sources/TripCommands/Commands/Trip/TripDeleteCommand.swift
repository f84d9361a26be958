import ArgumentParser
import Messages
import Rendering
import TripStorage
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

    @OptionGroup var options: GlobalOptions

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
            return (found, activities, try Self.parts(of: found, in: reading))
        }
        let name = "\"\(Printable.name(found.name))\""
        guard
            try confirmation.isConfirmed(
                parts.isEmpty
                    ? tr("Delete the trip \(name)?") : tr("Delete the trip \(name) with its \(parts)?"),
                in: context)
        else {
            context.errors.line(tr("nothing is deleted"))
            return .success
        }
        try session.change(tr("delete the trip \(Printable.name(found.name))")) { try $0.delete(found.id) }
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

    /// Returns the parts of a trip: `11 activities, 2 to-dos and 1 attachment`.
    private static func parts(of trip: Trip, in reading: any TripReading) throws -> String {
        let (counts, unreadable) = try reading.sparing {
            (
                activities: try reading.activities(of: trip.id).count,
                todos: try reading.todos(of: trip.id).count,
                expenses: try reading.expenses(of: trip.id).count,
                attachments: try reading.attachments(of: trip.id).count
            )
        }
        let rows = unreadable.count
        let words = [
            (counts.activities, tr("1 activity"), tr("\(counts.activities) activities")),
            (counts.todos, tr("1 to-do"), tr("\(counts.todos) to-dos")),
            (counts.expenses, tr("1 expense"), tr("\(counts.expenses) expenses")),
            (counts.attachments, tr("1 attachment"), tr("\(counts.attachments) attachments")),
            (rows, tr("1 row that cannot be read"), tr("\(rows) rows that cannot be read")),
        ].filter { $0.0 > 0 }.map { $0.0 == 1 ? $0.1 : $0.2 }
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return tr("\(words.dropLast().joined(separator: ", ")) and \(last)", as: "list")
    }
}
