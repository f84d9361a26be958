import ArgumentParser
import Messages
import Rendering
import TripStorage
import Trips
import TypedInput

/// `meridian person delete NAME`.
struct PersonDeleteCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "delete",
        abstract: tr("Delete a person who is in no trip."),
        discussion: tr(
            """
            meridian person delete Grandma
            meridian person delete "LOVELACE/ADA MS"

            Who is in a trip stays; meridian person merge gives all that names them to another person.
            """))

    @Argument(
        help: ArgumentHelp(
            tr("A name, a mail address, or the first letters of the id."),
            valueName: tr("name", as: "name of a value")),
        completion: .persons)
    var name: String

    @OptionGroup var confirmation: ConfirmationOptions

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let (found, trips) = try session.storeForLookup().read { reading in
            let found = try PersonLookup.person(name, in: reading)
            return (found, try reading.trips().filter { $0.traveller(found.id) != nil })
        }
        let shown = Printable.name(found.name)
        if let trip = trips.first {
            let names = trips.prefix(3).map { Printable.name($0.name) }.joined(separator: ", ")
            let edit = ShellWord.command(
                "meridian trip edit",
                options: ["--no-traveller", ShellWord.quoted(trip.traveller(found.id)?.name ?? found.name)],
                trip.name)
            throw CommandFailure(
                "inUse",
                trips.count == 1
                    ? tr("\(shown): is in 1 trip (\(names)); \(edit) takes them out of it")
                    : tr(
                        "\(shown): is in \(trips.count) trips (\(names)\(trips.count > 3 ? ", …" : "")); \(edit) takes them out of the first"
                    ), status: .badData)
        }
        guard try confirmation.isConfirmed(tr("Delete the person \"\(shown)\"?"), in: context) else {
            context.errors.line(tr("nothing is deleted"))
            return .success
        }
        try session.change(tr("delete the person \"\(shown)\"")) { try $0.delete(found.id) }
        try PersonAnswer.write(tr("deleted", as: "done to a person"), found, in: [], json: json, session)
        return .success
    }
}
