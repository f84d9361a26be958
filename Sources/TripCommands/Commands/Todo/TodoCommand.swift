import ArgumentParser
import Messages

/// `meridian todo …`: list and change the to-dos of a trip.
struct TodoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "todo",
        abstract: tr("Keep what is to be done for a trip."),
        discussion: tr(
            """
            meridian todo add "Renew the passport" --due 2027-02-01 --trip Tokyo
            meridian todo list
            meridian todo done passport
            """),
        subcommands: [
            TodoAddCommand.self, TodoListCommand.self, TodoShowCommand.self, TodoEditCommand.self,
            TodoDoneCommand.self, TodoReopenCommand.self, TodoDeleteCommand.self,
        ])
}
