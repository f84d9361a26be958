import ArgumentParser
import CivilTime
import Messages
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// `meridian trip split TRIP`: make two trips of one.
struct TripSplitCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "split",
        abstract: tr("Make two trips of one."),
        discussion: tr(
            """
            meridian trip split Asia --from 2027-03-12 --name Japan
            meridian trip split Work --from "1 May 2027" --name "Work from May"

            What begins on that day or later goes to a new trip, with its expenses and attachments; to-dos go by the day \
            when they are due. A series goes where its first occurrence is. Both trips have the travellers; notes, budget, \
            feeds and the roles of accounts stay. meridian undo reverts it.
            """))

    @Argument(
        help: ArgumentHelp(tr("The trip."), valueName: tr("trip", as: "name of a value")), completion: .trips)
    var trip: String

    @Option(
        help: ArgumentHelp(tr("The first day of the new trip."), valueName: tr("date", as: "name of a value"))
    )
    var from: String

    @Option(
        help: ArgumentHelp(tr("What the new trip is called."), valueName: tr("name", as: "name of a value")))
    var name: String

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let found = try session.storeForLookup().read { try TripLookup.trip(named: trip, in: $0) }
        let day = try TypedDay.parse(from, option: "--from") {
            try session.home(of: [found.home]).civil(at: session.now).date
        }
        let result = try StoreSplit(of: found.id, from: day, named: name).carryOut(
            in: session.storeForWriting(), at: session.now)
        try TripAnswer.write(
            tr("split off", as: "done to a trip"), result.trip, activities: result.activities, json: json,
            session)
        return .success
    }
}
