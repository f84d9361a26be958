import ArgumentParser
import CivilTime
import Messages
import Rendering
import Scheduling
import Trips

/// `meridian who [WHEN]`: where everybody is, what their clocks show, what they do, and whether they are awake.
struct WhoCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "who",
        abstract: tr("Say where everybody is, and what their clocks show."),
        discussion: tr(
            """
            meridian who
            meridian who 2027-03-21T20:00Z
            meridian who tomorrow --trip "Pacific"
            meridian who -f family.ics --json

            WHEN is a moment, as when takes one, or a date: then where everybody is over their own day. Shown are those who \
            travel, and whoever has a home that was set (meridian person edit NAME --home ZONE). Awake is by the hours \
            of each person, 07:00 to 23:00 unless set; on the way nobody knows.
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
    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let (_, typed) = TypedWindow.settled(source.files, when: when)
        var source = source
        // The last word after -f can be the moment.
        if typed != when { source.files.removeLast() }
        let today = session.now.utc.date
        let date = try typed.flatMap { text in
            (try? TypedDates.parse(text, today: today, firstWeekday: session.firstWeekday)).map { ($0, text) }
        }.map { window, text in
            guard window.count == 1 else {
                throw CommandFailure(
                    "several-dates",
                    tr("who \(Printable.name(text)): these are several dates; expected one, or a moment"),
                    status: .usage)
            }
            return window.first
        }
        let instant = try typed.flatMap { date == nil ? $0 : nil }.map { text in
            try Session.option("who") { try TypedTime(text, in: session.database).instant }
        }
        var views = try ViewOptions.parse([])
        views.trip = trip
        let shown = try ShownWindow(
            (date ?? (instant ?? session.now).utc.date).description, views, source, session, otherwise: .day,
            extent: .all)
        let answer = WhoAnswer(shown, date: date, at: instant ?? session.now)
        if json {
            context.output.line(try JSONDocument.text(WhoDocument(answer, session)))
        } else {
            context.output.write(WhoText(answer, clock.hourCycle(in: context), session).text)
        }
        return shown.report(session)
    }
}
