import ArgumentParser
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// The to-do of a command.
struct TodoArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            tr("The to-do: four or more first letters of its UID, or words of its title."),
            valueName: tr("todo", as: "name of a value")))
    var todo: String

    @Option(
        help: ArgumentHelp(tr("Only of this trip."), valueName: tr("trip", as: "name of a value")),
        completion: .trips)
    var trip: String?

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    /// Returns the named to-do.
    func find(in reading: any TripReading) throws -> PartLookup<Todo>.Entry {
        try PartLookup(
            .todo, trip: trip, in: reading, { try reading.todos(of: $0.id) }, id: \.uid.text, title: \.title
        ).find(todo)
    }

    /// An action on a to-do.
    enum Deed {
        case edit, finish, reopen

        /// The action on a to-do, for the history.
        func title(of stored: StoredTodo) -> String {
            switch self {
            case .edit: stored.editTitle
            case .finish: TodoTick(isDone: true).title(Printable.name(stored.todo.title))
            case .reopen: TodoTick(isDone: false).title(Printable.name(stored.todo.title))
            }
        }

        /// The completed action, for the answer.
        var answer: String {
            switch self {
            case .edit: tr("changed", as: "done to a to-do")
            case .finish: tr("done", as: "done to a to-do")
            case .reopen: tr("open again", as: "done to a to-do")
            }
        }
    }

    /// Changes the to-do in one transaction, and answers with it.
    ///
    /// - Parameters:
    ///   - deed: The action.
    ///   - context: The context of the run.
    ///   - body: Changes it.
    /// - Returns: The exit status.
    /// - Throws: A ``CommandFailure`` when there is no such to-do, or what `body` throws.
    func change(
        _ deed: Deed, in context: CommandContext,
        _ body: (inout Todo, Trip, Session) throws -> Void
    ) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let found = try session.storeForLookup().read(find)
        var todo = found.part
        try body(&todo, found.trip, session)
        let changed = todo
        let stored = StoredTodo(found.part, of: found.trip)
        try session.change(deed.title(of: stored)) { writing in
            try stored.requireUnchanged(in: writing)
            try writing.save(changed, in: found.trip.id)
        }
        try TodoAnswer.write(deed.answer, changed, of: found.trip, json: json, session)
        return .success
    }
}
