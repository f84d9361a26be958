import ArgumentParser
import CivilTime
import Messages
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// `meridian expense add TITLE --amount MONEY`.
struct ExpenseAddCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "add",
        abstract: tr("Write down what was spent."),
        discussion: tr(
            """
            meridian expense add "Dinner at the harbour" --amount "84 EUR" --paid-by Ada --split all
            meridian expense add Taxi --amount "31.50 CHF" --date 2027-03-13 --category transportation
            meridian expense add Deposit --amount "100 EUR" --for "Garden Hotel"

            With --for it pays what the activity costs, and cost does not count it twice.
            """))

    @Argument(help: ArgumentHelp(tr("What it was for."), valueName: tr("title", as: "name of a value")))
    var title: String

    @Option(
        help: ArgumentHelp(
            tr("The trip; may be left out when there is only one."),
            valueName: tr("trip", as: "name of a value")),
        completion: .trips)
    var trip: String?

    @OptionGroup var facts: ExpenseFactsOptions

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func validate() throws {
        if facts.amount == nil { throw ValidationError(tr("say how much, like --amount \"84 EUR\"")) }
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let money = try ExpenseWish.money(facts.amount ?? "")
        let (found, expense) = try session.storeForLookup().read { reading in
            let found = try TripLookup.trip(namedOrOnly: trip, in: reading, orMake: true)
            var random = SystemRandomNumberGenerator()
            let today =
                try facts.date == nil ? session.home(of: [found.home]).civil(at: session.now).date : nil
            var expense = Expense(
                id: ExpenseID.random(using: &random), title: title, money: money,
                date: today ?? session.now.utc.date, createdAt: session.now)
            try facts.apply(to: &expense, of: found, in: reading, session)
            return (found, expense)
        }
        try session.change(StoredExpense.addingTitle(title)) {
            try $0.save(expense, in: found.id)
        }
        try ExpenseAnswer.write(
            tr("added", as: "done to an expense"), expense, of: found, receipts: [], json: json, session)
        return .success
    }
}
