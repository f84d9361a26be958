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
        abstract: tr("Find free time, and when somebody elsewhere is awake too."),
        discussion: tr(
            """
            meridian free tomorrow --at-least 2h
            meridian free "next week" --with Europe/Berlin
            meridian free --trip "Tokyo and California" --with Europe/Berlin --with Asia/Tokyo --at-least 30min
            meridian free thu --with ada,grandma --at-least 30min

            Free is what no activity takes that keeps you busy, from 08:00 to 22:00 on the traveller's clock unless \
            --awake or --view says otherwise. Hotels, whole days and what is tentative or cancelled take no time. With \
            --with the hours have to be waking hours there too: a time to call. With persons it is when all of them are on \
            the ground, free and awake, each on their own clock.
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
            tr("The waking hours on each clock; of a person their own unless said, else 08:00..22:00."),
            valueName: tr("hours", as: "name of a value")))
    var awake: String?

    @Option(
        name: .customLong("with"),
        help: ArgumentHelp(
            tr("A person who has to be free and awake too, or a zone to be awake in; may be given again."),
            valueName: tr("person", as: "name of a value")),
        completion: .zones)
    var others: [String] = []

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup var source: SourceOptions
    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let (zones, names) = try others(in: session)
        var window = window
        window.options.with = names
        let length = try Session.option("--at-least") { try TypedLength.parse(atLeast) }
        let typed = try awake.map { text in try Session.option("--awake") { try TypedHours.parse(text) } }
        let usual = try TypedHours.parse("08:00..22:00")
        let shown = try window.shown(source, session)
        let answer = try FreeCommand.answer(
            shown, zones: zones, typed: typed, usual: usual, length: length)
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

extension FreeCommand {
    /// The zones among those of --with, and what else may name persons.
    ///
    /// A list with a zone in it is taken apart; any other text can be one name with a comma in it.
    private func others(in session: Session) throws -> (zones: [Zone], names: [String]) {
        var (zones, names): ([Zone], [String]) = ([], [])
        for text in others {
            let parts = TypedName.listed(text)
            let found = parts.map { try? session.database.zone(named: $0) }
            if let wrong = zip(parts, found).first(where: { $0.contains("/") && $1 == nil })?.0 {
                _ = try Session.option(TypedName.with) { try session.database.zone(named: wrong) }
            }
            zones += found.compactMap(\.self)
            let rest = zip(parts, found).filter { $1 == nil }.map(\.0)
            names += rest.count == parts.count ? [text] : rest
        }
        return (zones, names)
    }

    /// The gaps of the trip, or of the persons who are named together.
    fileprivate static func answer(
        _ shown: ShownWindow, zones: [Zone], typed: WakingHours?, usual: WakingHours, length: Duration
    ) throws -> FreeAnswer {
        guard !shown.people.chosen.isEmpty else {
            let clock = ViewWords.clock(of: shown.view, in: shown.itinerary)
            let free = FreeTime(
                in: shown.itinerary, clock: clock, dates: shown.dates.range, waking: typed ?? usual,
                together: zones, atLeast: length)
            return FreeAnswer(
                gaps: free.gaps, clock: clock, others: zones, people: [], view: shown.view,
                dates: shown.dates, waking: typed ?? usual, length: length)
        }
        let people = shown.party.groups.flatMap { group in group.members.map { ($0, group.itinerary) } }
        // In the order in which they were named, whose clock the dates are of first.
        let ordered = shown.people.chosen.compactMap { member in people.first { $0.0 == member } }
        let clock = ViewWords.clock(of: shown.view, in: ordered[0].1)
        let elsewhere = zones.map { zone in
            (
                itinerary: Itinerary([], home: zone, zone: { _ throws(TimeError) in zone }),
                awake: typed ?? usual
            )
        }
        let free = FreeTime(
            of: ordered.map { (itinerary: $0.1, awake: typed ?? $0.0.awake) } + elsewhere, on: clock,
            dates: shown.dates.range, atLeast: length)
        return FreeAnswer(
            gaps: free.gaps, clock: clock, others: zones,
            people: ordered.map { FreeAnswer.Person(name: $0.0.name, clock: $0.1.clock) }, view: shown.view,
            dates: shown.dates, waking: typed, length: length)
    }
}

/// What was asked of `free`, and the answer.
struct FreeAnswer: Sendable {
    let gaps: [Range<Instant>]
    let clock: TravellerClock
    let others: [Zone]
    /// Those who have to be free too, with their clocks; none where the trip was asked for.
    let people: [Person]
    let view: AgendaView
    let dates: DateWindow
    /// The hours that count for everybody; nil where each person has their own.
    let waking: WakingHours?
    let length: Duration

    /// Somebody who has to be free.
    struct Person: Sendable {
        let name: String
        let clock: TravellerClock
    }
}
