import ArgumentParser
import Messages
import TripWorkflows
import Trips

/// `meridian todo reopen WORDS`.
struct TodoReopenCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "reopen",
        abstract: tr("Mark a to-do as open again."),
        discussion: tr(
            """
            meridian todo reopen passport
            meridian todo reopen "check in" --trip Tokyo
            """))

    @OptionGroup var which: TodoArguments

    func run(in context: CommandContext) throws -> CommandStatus {
        try which.change(.reopen, in: context) {
            todo, _, session in
            todo = TodoTick(isDone: false).applied(to: todo, at: session.now)
        }
    }
}
