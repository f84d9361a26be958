import ArgumentParser
import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows
import Trips
import TypedInput

/// `meridian who [WHEN]`: show each person's place, clock and activities.
struct WhoCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "who",
        abstract: tr("Show where everybody is, and what their clocks show."),
        discussion: tr(
            """
            meridian who
            meridian who 2027-03-21T20:00Z
            meridian who tomorrow --trip "Pacific"
            meridian who -f family.ics --json

            WHEN is a moment, as when takes one, or 20:00 or 2027-03-21 20:00 on the clock at home; or a date: then where \
            everybody is over their own day, and what they do. Shown are those who travel, and whoever has a home that was \
            set (meridian person edit NAME --home ZONE). Awake is by the hours of each person, 07:00 to 23:00 unless set; \
            of those in transit it is not said.
            """))

    @Argument(
        help: ArgumentHelp(
            tr("A moment or a date; now unless said."), valueName: tr("when", as: "name of a value")))
    var when: String?

    @Option(
        help: ArgumentHelp(tr("Only this trip."), valueName: tr("name", as: "name of a value")),
        completion: .trips)
    var trip: String?

    @OptionGroup var clock: ClockOptions

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup var source: SourceOptions
    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        var source = source
        var (_, typed) = TypedWindow.settled(source.files, when: when)
        // The last word after -f can be the date or the moment.
        if typed == nil, source.files.count > 1, let last = source.files.last, !InputFile(path: last).exists,
            (try? TypedMoment(last, at: session.now, in: session.database, home: .utc)) != nil
        {
            typed = last
        }
        if typed != when { source.files.removeLast() }
        // Whether it is a date does not depend on today's; which one it is depends on the traveller's clock.
        let isDate = typed.map { (try? TypedDates.parse($0, today: session.now.utc.date)) != nil } ?? false
        func moment(home: Zone) throws -> TypedMoment? {
            guard let typed, !isDate else { return nil }
            return try Typed.option("who") { () throws(TimeError) in
                try TypedMoment(typed, at: session.now, in: session.database, home: home)
            }
        }
        // The trips define the home zone; its reading differs from UTC's by at most a day.
        let about = try moment(home: .utc)?.instant ?? session.now
        var views = try ViewOptions.parse([])
        views.trip = trip
        let shown = try ShownWindow(
            isDate ? typed : around(about.utc.date), views, source, session, otherwise: .day,
            extent: .all)
        let date = isDate ? shown.dates.first : nil
        if let typed, isDate, shown.dates.count != 1 {
            throw CommandFailure(
                "several-dates",
                tr("who \(Printable.name(typed)): these are several dates; expected one, or a moment"),
                status: .usage)
        }
        let meant = try moment(home: shown.itinerary.home)
        if let note = meant?.note { context.errors.line(note) }
        let (instant, zone) = (meant?.instant ?? session.now, meant?.zone ?? shown.itinerary.home)
        let answer = WhoAnswer(
            shown.people, shown.party, shown.itinerary, shown.loaded.database, date: date,
            at: ZonedDateTime(instant, in: zone))
        if json {
            context.output.line(try JSONDocument.text(WhoDocument(answer, session)))
        } else {
            context.output.write(WhoText(answer, clock.hourCycle(in: context), session).text)
        }
        return shown.report(session)
    }

    /// Returns a range of a date with its neighbours.
    private func around(_ date: CivilDate) -> String {
        let ends = [-1, 1].map { (try? date.adding(days: $0)) ?? date }
        return "\(ends[0])..\(ends[1])"
    }
}
