import ArgumentParser
import Messages
import TripStorage
import TripWorkflows
import Trips

/// `meridian expense delete EXPENSE`.
struct ExpenseDeleteCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "delete",
        abstract: tr("Delete an expense, with its receipts."),
        discussion: tr(
            """
            meridian expense delete taxi
            meridian expense delete dinner --trip Tokyo --yes
            """))

    @OptionGroup var which: ExpenseArguments

    @OptionGroup var confirmation: ConfirmationOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(which.options, in: context)
        let (found, receipts) = try session.storeForLookup().read { reading in
            let found = try which.find(in: reading)
            return (found, try ExpenseAnswer.receipts(of: found.part, in: found.trip, reading))
        }
        let stored = StoredExpense(found.part, of: found.trip)
        guard
            try confirmation.isConfirmed(
                stored.deletionQuestion, in: context)
        else {
            context.errors.line(tr("nothing is deleted"))
            return .success
        }
        try session.change(stored.deletionTitle) {
            try $0.delete(found.part.id, of: found.trip.id)
        }
        try ExpenseAnswer.write(
            tr("deleted", as: "done to an expense"), found.part, of: found.trip, receipts: receipts,
            json: which.json, session)
        return .success
    }
}
