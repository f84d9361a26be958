import ArgumentParser
import Messages
import Rendering
import TripStorage
import Trips

/// `meridian trip travellers [TRIP]`: list the travellers of a trip and their activities.
struct TripTravellersCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "travellers",
        abstract: tr("Show who takes part in a trip, and in how much of it."),
        discussion: tr(
            """
            meridian trip travellers "Tokyo and California"
            meridian trip travellers Lisbon --json

            To change them:
              add        meridian trip edit TRIP --traveller "Ada <ada@example.org>"
              look only  meridian trip edit TRIP --viewer Dan
              rename     meridian person edit Ada --name "Ada Lind"
              merge      meridian person merge ADA OTHER
              remove     meridian trip edit TRIP --no-traveller Ben
            meridian add and edit --traveller and --not-traveller say who takes part in one activity.
            """))

    @Argument(
        help: ArgumentHelp(
            tr("The trip; may be left out when there is only one."),
            valueName: tr("trip", as: "name of a value")),
        completion: .trips)
    var trip: String?

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let document = try session.storeForReading().read { reading in
            let chosen = try TripLookup.trip(namedOrOnly: trip, in: reading)
            return TripTravellersDocument(chosen, try reading.activities(of: chosen.id))
        }
        if json {
            context.output.line(try JSONDocument.text(document))
        } else {
            context.output.write(document.text(session.style))
        }
        return .success
    }
}
