import ArgumentParser
import Messages

/// `meridian expense …`: list and change the expenses of a trip.
struct ExpenseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "expense",
        abstract: tr("Keep what was spent on a trip, by whom and for whom."),
        discussion: tr(
            """
            meridian expense add "Dinner at the harbour" --amount "84 EUR" --paid-by Ada --split all --trip Lisbon
            meridian expense list --trip Lisbon
            meridian cost Lisbon
            """),
        subcommands: [
            ExpenseAddCommand.self, ExpenseListCommand.self, ExpenseEditCommand.self,
            ExpenseDeleteCommand.self,
        ])
}
