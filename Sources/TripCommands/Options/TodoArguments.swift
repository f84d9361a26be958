import ArgumentParser
import Rendering
import TripStorage
import Trips

/// Which to-do a command is about.
struct TodoArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "The to-do: four or more first letters of its UID, or words of its title.", valueName: "todo"))
    var todo: String

    @Option(help: ArgumentHelp("Only of this trip.", valueName: "trip"), completion: .trips)
    var trip: String?

    @Flag(help: "Write one JSON document.")
    var json = false

    @OptionGroup var options: GlobalOptions

    /// The to-do that is meant.
    func find(in reading: any TripReading) throws -> PartLookup<Todo>.Entry {
        try PartLookup(
            "to-do", trip: trip, in: reading, { try reading.todos(of: $0.id) }, id: \.uid.text, title: \.title
        ).find(todo)
    }

    /// Changes the to-do in one transaction, and answers with it.
    ///
    /// - Parameters:
    ///   - verb: What is being done, for the history: "finish".
    ///   - done: What was done, for the answer: "done".
    ///   - context: The world to run in.
    ///   - body: Changes it.
    /// - Returns: What to tell the shell.
    /// - Throws: A ``CommandFailure`` when there is no such to-do, or what `body` throws.
    func change(
        _ verb: String, _ done: String, in context: CommandContext,
        _ body: (inout Todo, Trip, Session) throws -> Void
    ) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let found = try session.storeForLookup().read(find)
        var todo = found.part
        try body(&todo, found.trip, session)
        let changed = todo
        try session.change("\(verb) the to-do \"\(Printable.name(found.title))\"") { writing in
            let now = try writing.todos(of: found.trip.id).first { $0.uid == changed.uid }
            guard now == found.part else {
                throw CommandFailure(
                    "changed-meanwhile",
                    "\(Printable.name(found.title)): was changed by another program meanwhile; look at it again",
                    status: .temporary)
            }
            try writing.save(changed, in: found.trip.id)
        }
        try TodoAnswer.write(done, changed, of: found.trip, json: json, session)
        return .success
    }
}
