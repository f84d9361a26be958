import ArgumentParser
import TripStorage
import Trips

/// `meridian todo done WORDS`.
struct TodoDoneCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "done",
        abstract: "Mark a to-do as done.",
        discussion: """
            meridian todo done passport
            """)

    @OptionGroup var which: TodoArguments

    func run(in context: CommandContext) throws -> CommandStatus {
        try which.change("finish", "done", in: context) { todo, _, session in
            todo.status = .completed
            todo.completedAt = todo.completedAt ?? session.now
            (todo.lastModified, todo.stamp) = (session.now, session.now)
        }
    }
}
