import ArgumentParser
import Messages
import Rendering
import TripStorage
import Trips
import TypedInput

/// `meridian person show NAME`.
struct PersonShowCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "show",
        abstract: tr("Show a person with all spellings, and the trips they are in."),
        discussion: tr(
            """
            meridian person show Ada
            meridian person show "Ben Lind" --json
            """))

    @Argument(
        help: ArgumentHelp(
            tr("A name, a mail address, or the first letters of the id."),
            valueName: tr("name", as: "name of a value")),
        completion: .persons)
    var name: String

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let (found, trips) = try session.storeForReading().read { reading in
            (try PersonLookup.person(name, in: reading), try reading.trips())
        }
        let document = PersonDocument(found, trips: trips)
        guard !json else {
            context.output.line(try JSONDocument.text(document))
            return .success
        }
        context.output.line(document.line(session.style))
        for name in found.names.dropFirst() {
            context.output.line(tr("  also as  \(Printable.line(name))"))
        }
        for trip in trips {
            guard let traveller = trip.traveller(found.id) else { continue }
            context.output.line(
                tr("  travels  \(Printable.line(trip.name)) · \(traveller.role.rawValue)"))
        }
        return .success
    }
}
