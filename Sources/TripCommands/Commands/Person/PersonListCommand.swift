import ArgumentParser
import Messages
import Rendering
import TripStorage
import Trips

/// `meridian person list`.
struct PersonListCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "list",
        abstract: tr("List all persons, with home, hours awake and how many trips they are in."),
        discussion: tr(
            """
            meridian person list
            meridian person list --search lovelace
            """))

    @Option(
        help: ArgumentHelp(
            tr("Only those with this in a name or a mail address."),
            valueName: tr("text", as: "name of a value")))
    var search: String?

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let wanted = search?.lowercased()
        let documents = try session.storeForReading().read { reading in
            let trips = try reading.trips()
            return try reading.persons().filter { person in
                guard let wanted else { return true }
                return (person.names + person.emails).contains { $0.lowercased().contains(wanted) }
            }.sorted { ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id) }
                .map { PersonDocument($0, trips: trips) }
        }
        if json {
            context.output.line(try JSONDocument.text(["persons": documents]))
        } else if documents.isEmpty {
            context.output.line(
                tr("no such persons; import finds them in bookings, and meridian person add NAME makes one"))
        } else {
            for document in documents { context.output.line(document.line(session.style)) }
        }
        return .success
    }
}
