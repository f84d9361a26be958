import ArgumentParser
import Backups
import Messages
import Rendering
import TripExchange
import TripStorage
import Trips

/// `meridian expense list`.
struct ExpenseListCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "list",
        abstract: tr("List what was spent, with a sum for each currency."),
        discussion: tr(
            """
            meridian expense list
            meridian expense list --trip Lisbon --json
            meridian expense list --csv -o spent.csv
            """))

    @Option(
        help: ArgumentHelp(tr("Only of this trip."), valueName: tr("trip", as: "name of a value")),
        completion: .trips)
    var trip: String?

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup var table: TableOptions
    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func validate() throws { try table.check(json: json) }

    /// All expenses and their sums.
    private struct Document: Encodable {
        let expenses: [ExpenseDocument]
        let sums: [String]
        /// The currencies whose sum is too long.
        let oversized: [String]
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let found = try session.storeForReading().read { reading in
            let trips =
                try trip.map { [try TripLookup.trip(named: $0, in: reading, orBeginning: true)] }
                ?? reading.trips().filter { !$0.isArchived }
            return try trips.flatMap { trip in
                let receipts = try reading.attachments(of: trip.id)
                return try reading.expenses(of: trip.id).map { expense in
                    (trip, expense, receipts.filter { $0.owner == .expense(expense.id) })
                }
            }
        }
        if table.csv {
            let trips = Dictionary(grouping: found, by: \.0.id).values.sorted { $0[0].0.name < $1[0].0.name }
            let tables = trips.map { entries in
                CostTables.expenses(TripContents(trip: entries[0].0, expenses: entries.map(\.1)))
            }
            try table.write(tables, head: CostTables.expenseColumns, in: context)
            return .success
        }
        let documents = try found.map { try ExpenseDocument($0.1, of: $0.0, receipts: $0.2) }
        let sums = MoneyTotals(found.map(\.1.money))
        if json {
            context.output.line(
                try JSONDocument.text(
                    Document(
                        expenses: documents, sums: sums.sums.map(\.description),
                        oversized: sums.oversized.map(\.code))))
            return .success
        }
        for document in documents { context.output.line(document.line(session.style)) }
        context.output.line(
            documents.isEmpty
                ? tr("nothing was spent yet; meridian expense add TITLE --amount MONEY adds it")
                : tr("in all \(sums)"))
        return .success
    }
}
