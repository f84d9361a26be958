import ArgumentParser
import Messages
import Rendering
import TripStorage
import Trips

/// `meridian todo list`.
struct TodoListCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "list",
        abstract: tr("List what is to be done, the open and the earliest due first."),
        discussion: tr(
            """
            meridian todo list
            meridian todo list --trip Tokyo --all
            meridian todo list --sort priority
            """))

    @Option(
        help: ArgumentHelp(tr("Only of this trip."), valueName: tr("trip", as: "name of a value")),
        completion: .trips)
    var trip: String?

    @Flag(help: ArgumentHelp(tr("Also what is done or cancelled.")))
    var all = false

    @Option(
        help: ArgumentHelp(
            tr("What comes first among the open ones: due, priority, title or created, the newest."),
            valueName: tr("order", as: "name of a value")))
    var sort: TodoSortOption = .due

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    /// All to-dos and how many of them are done.
    private struct Document: Encodable {
        let todos: [TodoDocument]
        let done: Int
        let total: Int
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let found = try session.storeForReading().read { reading in
            let trips =
                try trip.map { [try TripLookup.trip(named: $0, in: reading, orBeginning: true)] }
                ?? reading.trips().filter { !$0.isArchived }
            return try trips.flatMap { trip in try reading.todos(of: trip.id).map { (trip, $0) } }
        }
        let counted = found.filter { $0.1.status != .cancelled }
        let done = counted.count { $0.1.status == .completed }
        let listed = found.filter { all || $0.1.status.isOpen }.sorted { sort.isBefore($0.1, $1.1) }
        let documents = listed.map { TodoDocument($0.1, of: $0.0, session) }
        if json {
            context.output.line(
                try JSONDocument.text(Document(todos: documents, done: done, total: counted.count)))
            return .success
        }
        for document in documents { context.output.line(document.line(session.style)) }
        context.output.line(
            counted.isEmpty
                ? tr("nothing to do yet; meridian todo add TITLE adds something")
                : tr("\(done) of \(counted.count) done"))
        return .success
    }
}
