import ArgumentParser
import CivilTime
import Messages
import Rendering
import Scheduling
import TripStorage
import Trips

/// `meridian trip show TRIP`: show one trip with its activities on local clocks.
struct TripShowCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "show",
        abstract: tr("Show one trip with its activities."),
        discussion: tr(
            """
            meridian trip show "Tokyo and California"
            meridian trip show -f trip.ics --json

            Series are shown as they are written, one line each; agenda shows their occurrences.
            """))

    @Argument(
        help: ArgumentHelp(
            tr("The trip; may be left out when there is only one."),
            valueName: tr("trip", as: "name of a value")),
        completion: .trips)
    var trip: String?

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup var source: SourceOptions
    @OptionGroup var unlock: UnlockOptions
    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context).unlocking(unlock, hasFiles: !source.files.isEmpty)
        let loaded: ActivitySource
        let head: TripDocument
        var attachments: [ActivityKey: Int] = [:]
        if source.files.isEmpty {
            let chosen = try session.storeForReading().read { reading in
                let chosen = try TripLookup.trip(namedOrOnly: trip, in: reading)
                for attachment in try reading.attachments(of: chosen.id) {
                    if case .activity(let key) = attachment.owner { attachments[key, default: 0] += 1 }
                }
                return chosen
            }
            loaded = try ActivitySource(files: [], trip: chosen.id.text, session)
            head = TripDocument(chosen, activities: loaded.activities)
        } else {
            loaded = try ActivitySource(files: source.inputs, trip: trip, session)
            head = TripDocument(named: loaded.name ?? source.inputs[0].stem, activities: loaded.activities)
        }
        let itinerary = Itinerary(
            loaded.activities, home: try session.home(of: loaded.homes), database: loaded.database)
        if json {
            let names = loaded.names
            let items = itinerary.activities.map {
                ItemDocument(
                    $0, itinerary.span(of: $0, in: .traveller), of: itinerary, names: names)
            }
            let zones = DefinedZoneDocument.documents(loaded.zones, of: Array(itinerary.activities))
            let document = TripShowDocument(head, items: items, zones: zones)
            context.output.line(try JSONDocument.text(document))
        } else {
            context.output.write(
                TripText.page(head, itinerary, attachments: attachments, session.style))
        }
        session.report(loaded.findings)
        session.report(unresolved: itinerary.unresolved)
        return loaded.hasErrors || !itinerary.unresolved.isEmpty ? .badData : .success
    }
}
