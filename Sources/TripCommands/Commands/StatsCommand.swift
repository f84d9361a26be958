import ArgumentParser
import CivilTime
import Messages
import Rendering
import Scheduling
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// `meridian stats [TRIP]`: add up a trip.
struct StatsCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "stats",
        abstract: tr("Add up a trip: days abroad, zones, time in transit, nights, busy hours."),
        discussion: tr(
            """
            meridian stats "Tokyo and California"
            meridian stats --traveller Ada
            meridian stats -f flight.ics hotel.ics --json

            Of several travellers who do not do the same each has their own sums. What is cancelled does not count, and what is at \
            once counts once. Busy is the time with activities other than \
            stays, rented cars and whole days. What a trip costs, by kind and against its budget, is in meridian cost.
            """))

    @Argument(
        help: ArgumentHelp(
            tr("The trip; may be left out when there is only one."),
            valueName: tr("trip", as: "name of a value")),
        completion: .trips)
    var trip: String?

    @Option(
        help: ArgumentHelp(
            tr("What this person does, on their clock."), valueName: tr("name", as: "name of a value")),
        completion: .persons)
    var traveller: [String] = []

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup var source: SourceOptions
    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        var views = try ViewOptions.parse([])
        views.traveller = traveller
        if source.files.isEmpty {
            let found = try session.storeForReading().read { try TripLookup.trip(namedOrOnly: trip, in: $0) }
            views.trip = found.id.text
            // The sums of several who do not do the same would be nobody's.
            if traveller.isEmpty, found.travellers.count > 1 {
                views.traveller = found.travellers.map(\.name)
            }
        } else if trip != nil {
            throw CommandFailure(
                "unused-option", tr("a trip is of the store, and -f reads files in its place"), status: .usage
            )
        }
        let shown = try ShownWindow(nil, views, source, session, otherwise: .whole)
        let parts = shown.parts
        let all = try parts.map { members, part in
            var own = part
            if parts.count > 1 {
                // The dates of each are their own.
                views.traveller = members.map(\.name)
                own = try ShownWindow(nil, views, source, session, otherwise: .whole)
            }
            let isEmpty = own.itinerary.activities.isEmpty && own.loaded.dates == nil
            let dates = isEmpty ? own.dates.first..<own.dates.first : own.dates.range
            return (
                own, own.name(members),
                TripTotals(of: own.itinerary, dates: dates) { session.database.country(of: $0) }
            )
        }
        if json {
            let documents = all.map { part, name, totals in
                StatsDocument(totals, of: name, home: part.itinerary.home, session)
            }
            context.output.line(try JSONDocument.text(["stats": documents]))
        } else {
            let texts = all.map { part, name, totals in
                StatsCommand.text(totals, name, part.itinerary.home, session)
            }
            context.output.write(texts.joined(separator: "\n"))
        }
        return shown.report(session)
    }

    private static func text(
        _ totals: TripTotals, _ name: String?, _ home: Zone, _ session: Session
    ) -> String {
        let style = session.style
        let facts = [name.map { Printable.line($0) }, tr("home \(home.id)"), session.rules].compactMap(\.self)
        let days = totals.dates == 1 ? tr("1 day") : tr("\(totals.dates) days")
        let changes =
            totals.clockChanges == 1
            ? tr("the clock changes once") : tr("the clock changes \(totals.clockChanges) times")
        let legs = totals.legs == 1 ? tr("1 leg") : tr("\(totals.legs) legs")
        var lines: [(String, String)] = [
            (
                tr("days"),
                [days, totals.datesAbroad.map { tr("\($0) of them abroad") }].compactMap(\.self).joined(
                    separator: ", ")
            ),
            (tr("zones"), totals.zones.map(\.name).joined(separator: ", ") + "; " + changes),
            (tr("in transit"), tr("\(EnglishTime.length(totals.inTransit)) in \(legs)")),
            (
                tr("nights"),
                totals.nightsInTransit == 0
                    ? "\(totals.nights)"
                    : tr("\(totals.nights) with a bed, \(totals.nightsInTransit) in transit")
            ),
        ]
        lines += totals.days.map { (EnglishTime.brief($0.date), tr("busy \(EnglishTime.length($0.busy))")) }
        let width = (lines.map { DisplayWidth.columns(of: $0.0) }.max() ?? 0) + 2
        return style.marked(facts.joined(separator: " · "), .faint) + "\n"
            + lines.map { label, value in
                "  " + style.marked(label, .faint) + DisplayWidth.padding(label, to: width) + value + "\n"
            }.joined()
    }
}
