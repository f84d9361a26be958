import ArgumentParser
import CivilTime
import ICalendar
import Messages
import Places
import Rendering
import Scheduling
import TripExchange
import TripWorkflows
import Trips
import TypedInput

/// `meridian free [WHEN] [--with ZONE]`: find free time when others are awake too.
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
            meridian free "next week" --ics > busy.ics

            Free is what nothing takes that keeps you busy, in your hours awake: you are who is me, else the first who \
            travels; --traveller or --view names another one. Hotels, whole days and what is tentative or cancelled take no \
            time. With --with the hours have to be waking hours there too: a time to call. With persons it is when all of \
            them, and you, are on the ground, free and awake, each on their own clock. --ics writes what is not free as a \
            calendar of VFREEBUSY, which tells when, and never what or where.
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

    @Flag(help: ArgumentHelp(tr("Write the busy times of the dates as an iCalendar file, whoever is awake.")))
    var ics = false

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup var source: SourceOptions
    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func validate() throws {
        if ics, json { throw ValidationError(tr("--ics is a document of its own; leave out --json")) }
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let others = try others(in: session)
        let length = try Typed.option("--at-least") { try TypedLength.parse(atLeast) }
        let typed = try awake.map { text in try Typed.option("--awake") { try TypedHours.parse(text) } }
        let usual = try TypedHours.parse("08:00..22:00")
        let (shown, zones) = try self.shown(with: others.names, beside: others.zones, session)
        let asked = try FreeCommand.asked(shown, view: window.options.view)
        if ics {
            context.output.write(try FreeCommand.calendar(shown, of: asked, session))
            return shown.report(session)
        }
        let answer = FreeCommand.answer(
            shown, of: asked, zones: zones, typed: typed, usual: usual, length: length)
        if json {
            let document = FreeDocument(answer, home: shown.itinerary.home, session)
            context.output.line(try JSONDocument.text(document))
        } else {
            context.output.write(
                FreeText.text(answer, FreeCommand.name(shown, asked), clock.hourCycle(in: context), session))
        }
        return shown.report(session)
    }
}

extension FreeCommand {
    /// Reads the window; what nobody is called may be a city or an airport.
    private func shown(
        with names: [String], beside zones: [Zone], _ session: Session
    ) throws -> (ShownWindow, [Zone]) {
        var (window, zones) = (window, zones)
        window.options.with = names
        while true {
            do {
                return (try window.shown(source, session), zones)
            } catch let refusal as InputRefusal where refusal.code == "unknown-person" {
                let unknown = { TypedName.isUnknown($0, in: refusal) }
                guard
                    let index = window.options.with.firstIndex(where: {
                        unknown($0) || TypedName.listed($0).contains(where: unknown)
                    })
                else { throw refusal }
                // `Kyoto, JP` is one place; of `Ada, Kyoto` one part is.
                let text = window.options.with.remove(at: index)
                let parts = CityTable.isPlaced(text) ? [text] : TypedName.listed(text)
                let place = parts.count == 1 ? text : parts.first(where: unknown) ?? text
                guard let zone = try? TypedZone.zone(place, option: TypedName.with, in: session.database)
                else { throw refusal }
                zones.append(zone)
                window.options.with.insert(contentsOf: parts.filter { $0 != place }, at: index)
            }
        }
    }

    /// Splits the values of --with into zones and possible names of persons.
    ///
    /// A list with a zone in it is split; any other text can be one name with a comma in it.
    private func others(in session: Session) throws -> (zones: [Zone], names: [String]) {
        var (zones, names): ([Zone], [String]) = ([], [])
        for text in others {
            let parts = TypedName.listed(text)
            let found = parts.map { try? session.database.zone(named: $0) }
            if let wrong = zip(parts, found).first(where: { $0.contains("/") && $1 == nil })?.0 {
                _ = try Typed.option(TypedName.with) { try session.database.zone(named: wrong) }
            }
            zones += found.compactMap(\.self)
            let rest = zip(parts, found).filter { $1 == nil }.map(\.0)
            names += rest.count == parts.count ? [text] : rest
        }
        return (zones, names)
    }

    /// Returns the persons asked for: the named ones, else the owner of the clock, if known.
    private static func asked(_ shown: ShownWindow, view: String) throws -> [PartyMember] {
        let people = shown.people
        guard people.chosen.isEmpty else { return people.chosen }
        if case .person = shown.view {
            return try [people.member(named: view, option: "--view")].compactMap(\.self)
        }
        return people.travellers.filter { $0.id == people.wearer }
    }

    /// Returns the trip's name for a heading, with the person unless the clock shows it.
    private static func name(_ shown: ShownWindow, _ asked: [PartyMember]) -> String? {
        switch shown.view {
        case .home, .zone, .place:
            shown.peopleToName.wearer != nil
                ? shown.name(asked) : shown.loaded.name
        case .traveller, .person: shown.loaded.name
        }
    }

    /// Returns a person's activities, or for a person who does not travel those that name them.
    private static func itinerary(of member: PartyMember, in shown: ShownWindow) -> Itinerary {
        if let own = shown.party.groups.first(where: { $0.members.contains(member) }) { return own.itinerary }
        let activities = shown.itinerary.activities.map(\.activity).filter { !$0.participants.isEmpty }
        return Party([member], activities, database: shown.loaded.database).groups[0].itinerary
    }

    /// Returns the busy times of those who are asked about, as the bytes of a calendar.
    ///
    /// Only persons that the command names are named in it.
    private static func calendar(
        _ shown: ShownWindow, of asked: [PartyMember], _ session: Session
    ) throws -> [UInt8] {
        let isNamed = !shown.people.chosen.isEmpty
        let itineraries = asked.map { (isNamed ? $0.name : nil, itinerary(of: $0, in: shown)) }
        let clock = ViewWords.clock(of: shown.view, in: itineraries.first?.1 ?? shown.itinerary)
        let people = (itineraries.isEmpty ? [(nil, shown.itinerary)] : itineraries).compactMap {
            name, itinerary in
            BusyTime(of: itinerary, on: clock, dates: shown.dates.range).map { (name: name, busy: $0) }
        }
        return try LibicalMissing.throwing {
            try BusyCalendar.calendar(of: people, productID: ExportCommand.productID, stamp: session.now)
                .bytes
        }
    }

    /// Returns the gaps of the trip, or the common gaps of several persons.
    fileprivate static func answer(
        _ shown: ShownWindow, of asked: [PartyMember], zones: [Zone], typed: WakingHours?, usual: WakingHours,
        length: Duration
    ) -> FreeAnswer {
        guard let first = asked.first else {
            let clock = ViewWords.clock(of: shown.view, in: shown.itinerary)
            let free = FreeTime(
                in: shown.itinerary, clock: clock, dates: shown.dates.range, waking: typed ?? usual,
                together: zones, atLeast: length)
            return FreeAnswer(
                gaps: free.gaps, clock: clock, title: ViewWords.title(of: shown.view), others: zones,
                people: [], view: shown.view, dates: shown.dates, waking: typed ?? usual, length: length)
        }
        // In the order named, the person whose clock the dates are on first.
        let ordered = asked.map { ($0, itinerary(of: $0, in: shown)) }
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
        let isNamed = !shown.people.chosen.isEmpty
        return FreeAnswer(
            gaps: free.gaps, clock: clock,
            title: ViewWords.title(of: shown.view, wearer: shown.peopleToName.wearer), others: zones,
            people: isNamed ? ordered.map { FreeAnswer.Person(name: $0.0.name, clock: $0.1.clock) } : [],
            view: shown.view, dates: shown.dates,
            waking: typed ?? (isNamed || !zones.isEmpty ? nil : first.awake), length: length)
    }
}
