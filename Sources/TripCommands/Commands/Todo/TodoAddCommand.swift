import ArgumentParser
import Messages
import TripStorage
import TripWorkflows
import Trips

/// `meridian todo add TITLE`.
struct TodoAddCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "add",
        abstract: tr("Add a to-do to a trip."),
        discussion: tr(
            """
            meridian todo add "Renew the passport" --due 2027-02-01
            meridian todo add "Check in" --due "2027-03-11 17:00 Asia/Tokyo" --remind 1h --trip Tokyo
            """))

    @Argument(help: ArgumentHelp(tr("What is to be done."), valueName: tr("title", as: "name of a value")))
    var title: String

    @Option(
        help: ArgumentHelp(
            tr("The trip; may be left out when there is only one."),
            valueName: tr("trip", as: "name of a value")),
        completion: .trips)
    var trip: String?

    @OptionGroup var facts: TodoFactsOptions

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let found = try session.storeForLookup().read {
            try TripLookup.trip(namedOrOnly: trip, in: $0, orMake: true)
        }
        var todo = Todo(uid: .random(), title: title)
        todo.createdAt = session.now
        try facts.apply(to: &todo, of: found, session)
        let made = todo
        try session.change(StoredTodo.addingTitle(title)) {
            try $0.save(made, in: found.id)
        }
        try TodoAnswer.write(tr("added", as: "done to a to-do"), made, of: found, json: json, session)
        return .success
    }
}
