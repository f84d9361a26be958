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

    @OptionGroup var options: GlobalOptions

    /// Returns the named to-do.
    func find(in reading: any TripReading) throws -> PartLookup<Todo>.Entry {
        try PartLookup(
            .todo, trip: trip, in: reading, { try reading.todos(of: $0.id) }, id: \.uid.text, title: \.title
        ).find(todo)
    }

    /// An action on a to-do.
    enum Deed {
        case edit, finish, reopen

        /// Returns the action with the to-do's name, for the history.
        func title(_ name: String) -> String {
            switch self {
            case .edit: tr("edit the to-do \"\(name)\"")
            case .finish: TodoTick(isDone: true).title(name)
            case .reopen: TodoTick(isDone: false).title(name)
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
        try session.change(deed.title(Printable.name(found.title))) { writing in
            let now = try writing.todos(of: found.trip.id).first { $0.uid == changed.uid }
            guard now == found.part else {
                throw CommandFailure(
                    "changed-meanwhile",
                    tr(
                        "\(Printable.name(found.title)): was changed by another program meanwhile; look at it again"
                    ),
                    status: .temporary)
            }
            try writing.save(changed, in: found.trip.id)
        }
        try TodoAnswer.write(deed.answer, changed, of: found.trip, json: json, session)
        return .success
    }
}
