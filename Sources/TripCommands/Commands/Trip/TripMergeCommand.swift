import ArgumentParser
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// `meridian trip merge INTO TRIP…`: make one trip of several.
struct TripMergeCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "merge",
        abstract: tr("Make one trip of several."),
        discussion: tr(
            """
            meridian trip merge Tokyo "Hotel Tokyo" "Museum"
            meridian trip merge "Summer in Porto" "Flight to Porto"

            The first trip takes all activities, to-dos, expenses, attachments and travellers of the others, which then go, \
            and with them their feeds and the roles of accounts. Budgets of one currency are added. meridian undo \
            brings them back.
            """))

    @Argument(
        help: ArgumentHelp(tr("The trip that stays."), valueName: tr("trip", as: "name of a value")),
        completion: .trips)
    var into: String

    @Argument(
        help: ArgumentHelp(tr("The trips that it takes in."), valueName: tr("trips", as: "name of a value")),
        completion: .trips)
    var others: [String]

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let (trip, taken) = try session.storeForLookup().read { reading in
            (
                try TripLookup.trip(named: into, in: reading),
                try others.map { try TripLookup.trip(named: $0, in: reading) }
            )
        }
        if let same = taken.first(where: { $0.id == trip.id }) {
            throw CommandFailure(
                "same-trip", tr("\(Printable.name(same.name)): is the trip that stays"), status: .usage)
        }
        let result = try StoreMerge(into: trip.id).carryOut(
            taken.map(\.id), in: session.storeForWriting(), at: session.now)
        try TripAnswer.write(
            tr("merged", as: "done to a trip"), result.trip, activities: result.activities, json: json,
            session)
        return .success
    }
}
