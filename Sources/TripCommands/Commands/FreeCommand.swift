import ArgumentParser
import CivilTime
import Messages
import Rendering
import Scheduling
import Trips

/// `meridian free [WHEN] [--with ZONE]`: when there is time, and when others are awake too.
struct FreeCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "free",
        abstract: tr("Say when there is time, and when somebody elsewhere is awake too."),
        discussion: tr(
            """
            meridian free tomorrow --at-least 2h
            meridian free "next week" --with Europe/Berlin
            meridian free --trip "Tokyo and California" --with Europe/Berlin --with Asia/Tokyo --at-least 30min

            Free is what no activity takes that keeps you busy, from 08:00 to 22:00 on the traveller's clock unless \
            --awake or --view says otherwise. Hotels, whole days and what is tentative or cancelled take no time. With \
            --with the hours have to be waking hours there too: a time to call.
            """))

    @OptionGroup var window: WindowOptions
    @OptionGroup var clock: ClockOptions

    @Option(
        help: ArgumentHelp(
            tr("The shortest time that counts, like 2h, 90min or 1h30."),
            valueName: tr("length", as: "name of a value")))
    var atLeast = "1h"

    @Option(
        help: ArgumentHelp(
            tr("The waking hours on each clock."), valueName: tr("hours", as: "name of a value")))
    var awake = "08:00..22:00"

    @Option(
        name: .customLong("with"),
        help: ArgumentHelp(
            tr("A zone where somebody has to be awake too; may be given again."),
            valueName: tr("zone", as: "name of a value")),
        completion: .zones)
    var others: [String] = []

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup var source: SourceOptions
    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let zones = try others.map { name in
            try Session.option("--with") { try session.database.zone(named: name) }
        }
        let length = try Session.option("--at-least") { try TypedLength.parse(atLeast) }
        let waking = try Session.option("--awake") { try TypedHours.parse(awake) }
        let shown = try window.shown(source, session)
        let shownClock = ViewWords.clock(of: shown.view, in: shown.itinerary)
        let free = FreeTime(
            in: shown.itinerary, clock: shownClock, dates: shown.dates.range, waking: waking, together: zones,
            atLeast: length)
        let answer = FreeAnswer(
            gaps: free.gaps, clock: shownClock, others: zones, view: shown.view, dates: shown.dates,
            waking: waking,
            length: length)
        if json {
            let document = FreeDocument(answer, home: shown.itinerary.home, session)
            context.output.line(try JSONDocument.text(document))
        } else {
            context.output.write(
                FreeText.text(answer, shown.loaded.name, clock.hourCycle(in: context), session))
        }
        return shown.report(session)
    }
}

/// What was asked of `free`, and the answer.
struct FreeAnswer: Sendable {
    let gaps: [Range<Instant>]
    let clock: TravellerClock
    let others: [Zone]
    let view: AgendaView
    let dates: DateWindow
    let waking: WakingHours
    let length: Duration
}
