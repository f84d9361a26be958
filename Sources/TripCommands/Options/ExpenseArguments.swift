import ArgumentParser
import Messages
import TripStorage
import Trips

/// The expense of a command.
struct ExpenseArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            tr("The expense: four or more first letters of its id, or words of its title."),
            valueName: tr("expense", as: "name of a value"))
    )
    var expense: String

    @Option(
        help: ArgumentHelp(tr("Only of this trip."), valueName: tr("trip", as: "name of a value")),
        completion: .trips)
    var trip: String?

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    /// Returns the named expense.
    func find(in reading: any TripReading) throws -> PartLookup<Expense>.Entry {
        try PartLookup(
            .expense, trip: trip, in: reading, { try reading.expenses(of: $0.id) }, id: \.id.text,
            title: \.title
        ).find(expense)
    }
}
