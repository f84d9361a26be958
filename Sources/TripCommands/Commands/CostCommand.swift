import ArgumentParser
import Backups
import CivilTime
import Messages
import Rendering
import TripExchange
import TripStorage
import Trips

/// `meridian cost [TRIP]`: show the cost of a trip and the balances.
struct CostCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "cost",
        abstract: tr("Add up what trips cost: by kind, what is paid, by the night, who owes whom."),
        discussion: tr(
            """
            meridian cost
            meridian cost Lisbon --json
            meridian cost Lisbon --csv -o lisbon.csv

            Every currency has its own sum; nothing is converted. An expense with --for is part of what its activity \
            costs: what it pays beyond that is added, and another currency is told and not added. What comes back of a \
            cost that was paid in full by then is taken off, and what comes back of a part is open again; dates say \
            what was first. What is cancelled costs only what was paid for it. --csv has a line for each activity \
            with a cost, and meridian expense list --csv one for each expense.
            """))

    @Argument(
        help: ArgumentHelp(
            tr("The trip; all that are not archived when none is named."),
            valueName: tr("trip", as: "name of a value")),
        completion: .trips)
    var trip: String?

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup var table: TableOptions
    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func validate() throws { try table.check(json: json) }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        if table.csv {
            try table.write(tables(session), head: CostTables.activityColumns, in: context)
            return .success
        }
        let (costs, hidden) = try session.storeForReading().read { reading in
            let costs = try trips(in: reading).map { trip in
                (trip, TripCost(try reading.activities(of: trip.id), try reading.expenses(of: trip.id)))
            }
            return (costs, costs.isEmpty ? try TripLookup.onlyProtected(in: reading) : nil)
        }
        if json {
            let documents = try costs.map { try CostDocument($0.1, of: $0.0) }
            context.output.line(try JSONDocument.text(["trips": documents]))
        } else if costs.isEmpty {
            context.output.line(hidden ?? tr("no trips yet; meridian trip new NAME makes one"))
        } else {
            for (trip, cost) in costs {
                context.output.write(try CostWords(cost, of: trip).text(of: trip, session.style))
            }
        }
        return .success
    }

    private func trips(in reading: any TripReading) throws -> [Trip] {
        try trip.map { [try TripLookup.trip(named: $0, in: reading, orBeginning: true)] }
            ?? reading.trips().filter { !$0.isArchived }
    }

    /// Returns the costs of each trip, as tables for a spreadsheet.
    private func tables(_ session: Session) throws -> [CSVTable] {
        try session.storeForReading().read { reading in
            let organizations = try reading.organizations()
            return try trips(in: reading).map { trip in
                CostTables.activities(
                    TripContents(trip: trip, activities: try reading.activities(of: trip.id)),
                    organizations: organizations, database: session.database.adding(trip.zones))
            }
        }
    }
}
