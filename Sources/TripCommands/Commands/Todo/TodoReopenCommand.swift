import ArgumentParser
import Messages
import Trips

/// `meridian todo reopen WORDS`.
struct TodoReopenCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "reopen",
        abstract: tr("Mark a to-do as open again."),
        discussion: tr(
            """
            meridian todo reopen passport
            """))

    @OptionGroup var which: TodoArguments

    func run(in context: CommandContext) throws -> CommandStatus {
        try which.change(.reopen, in: context) {
            todo, _, session in
            todo.status = .needsAction
            todo.completedAt = nil
            let stamp = session.now.ofChange(after: todo.stamp, todo.lastModified)
            (todo.lastModified, todo.stamp) = (stamp, stamp)
        }
    }
}
