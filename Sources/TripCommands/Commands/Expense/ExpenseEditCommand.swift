import ArgumentParser
import Messages
import TripStorage
import TripWorkflows
import Trips

/// `meridian expense edit EXPENSE`.
struct ExpenseEditCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "edit",
        abstract: tr("Change an expense."),
        discussion: tr(
            """
            meridian expense edit dinner --amount "86 EUR" --split Ada=2,Ben=1
            meridian expense edit taxi --paid-by Ben --date 2027-03-12
            """))

    @OptionGroup var which: ExpenseArguments

    @Option(help: ArgumentHelp(tr("What it was for."), valueName: tr("title", as: "name of a value")))
    var title: String?

    @OptionGroup var facts: ExpenseFactsOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(which.options, in: context)
        let named = try session.storeForLookup().read { try which.find(in: $0) }
        let stored = StoredExpense(named.part, of: named.trip)
        let (trip, expense, receipts) = try session.change(stored.editTitle) {
            writing in
            let found = try which.find(in: writing)
            var expense = found.part
            try facts.apply(to: &expense, title: title, of: found.trip, in: writing, session)
            expense.updatedAt = session.now
            try writing.save(expense, in: found.trip.id)
            let receipts = try ExpenseAnswer.receipts(of: expense, in: found.trip, writing)
            return (found.trip, expense, receipts)
        }
        try ExpenseAnswer.write(
            tr("changed", as: "done to an expense"), expense, of: trip, receipts: receipts, json: which.json,
            session)
        return .success
    }
}
