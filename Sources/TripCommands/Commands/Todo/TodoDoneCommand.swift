import ArgumentParser
import Messages
import TripWorkflows
import Trips

/// `meridian todo done WORDS`.
struct TodoDoneCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "done",
        abstract: tr("Mark a to-do as done."),
        discussion: tr(
            """
            meridian todo done passport
            meridian todo done "check in" --trip Tokyo
            """))

    @OptionGroup var which: TodoArguments

    func run(in context: CommandContext) throws -> CommandStatus {
        try which.change(.finish, in: context) { todo, _, session in
            todo = TodoTick(isDone: true).applied(to: todo, at: session.now)
        }
    }
}
