import CivilTime
import Messages
import Scheduling
import TripExchange
import TripStorage
import Trips

/// The activities of some dates, and the clock on which they are shown.
struct ShownWindow: Sendable {
    let view: AgendaView
    let dates: DateWindow
    /// The dates that are meant, before they became whole weeks or months.
    private let asked: DateWindow
    /// The dates of the trip or the files that were named; nil for all trips, and where nobody asks for them.
    let tripDates: Range<CivilDate>?
    let loaded: ActivitySource
    let picture: TripPicture
    /// Who takes part.
    let people: ShownPeople
    /// What each of those who were named does, or all who travel; those who do the same are one group.
    let party: Party
    var itinerary: Itinerary { picture.itinerary }

    /// How much of the trips a command looks at.
    enum Extent: Sendable {
        /// The dates that it shows, and what bears on them.
        case dates
        /// Also whether each date is one of the trip's, where a trip is named.
        case datesOfTrip
        /// Everything.
        case all
    }

    /// Reads the activities, and puts those of the dates on the time line.
    ///
    /// - Parameters:
    ///   - when: The dates as they were typed; nil when they were not.
    ///   - options: Whose clock is shown, and of which trip.
    ///   - source: Where the activities are.
    ///   - session: The run.
    ///   - otherwise: The dates that are meant when none are typed.
    ///   - extent: How much the command looks at.
    ///   - firstWeekday: The day that begins a typed week; that of the territory, unless said.
    ///   - widened: Makes whole weeks or months of the dates.
    /// - Throws: A ``CommandFailure`` when an option or a file cannot be used.
    init(
        _ when: String?, _ options: ViewOptions, _ source: SourceOptions, _ session: Session,
        otherwise: TypedWindow.Default, extent: Extent = .dates, firstWeekday: Weekday? = nil,
        widened: (DateWindow) -> DateWindow = { $0 }
    ) throws {
        let plain = try ViewOption.plain(options.view, in: session.database)
        let (files, typed) = TypedWindow.settled(source.files, when: when)
        let isWhole = options.trip != nil || !files.isEmpty
        func choose(
            _ groups: [[Activity]], _ home: Zone, _ database: ZoneDatabase, _ people: ShownPeople,
            in view: AgendaView, stated: Range<CivilDate>? = nil
        ) throws -> TypedWindow.Choice {
            if case .whole = otherwise, typed == nil, isWhole,
                let choice = try TypedWindow.ofWhole(
                    groups, stated: stated, home: home, in: view, database)
            {
                return choice
            }
            let own = groups.map { $0.filter(people.concernsShown) }
            return try TypedWindow.dates(
                typed, of: TypedWindow.single(own, home: home, database), isWhole: isWhole,
                in: view, otherwise, firstWeekday: firstWeekday ?? session.firstWeekday, now: session.now)
        }
        func takingPart(in source: ActivitySource, _ persons: [Person], _ home: Zone) throws -> ShownPeople {
            try ShownPeople(
                of: source.trips, persons: persons, named: options.traveller, home: home,
                database: source.database)
        }
        func all(_ source: ActivitySource, _ persons: [Person]) throws -> Loaded {
            let home = try session.home(of: source.homes)
            let people = try takingPart(in: source, persons, home)
            var groups = people.settled(source.groups)
            let view = try plain ?? ViewOption.person(options.view, people, groups, session, source.database)
            if !people.chosen.isEmpty { groups = groups.map { $0.filter(people.concernsShown) } }
            let choice = try choose(
                groups, home, source.database, people, in: view, stated: source.dates)
            let expanded = TripPicture.expanded(groups, dates: widened(choice.dates), source.database)
            return Loaded(
                source: source, expanded: expanded, home: home, choice: choice, people: people, view: view)
        }
        let read =
            if files.isEmpty {
                try session.storeForReading().read { reading in
                    let (scope, trips) = try ActivitySource.scope(of: options.trip, in: reading)
                    let frame = ActivitySource(trips, session)
                    let home = try session.home(of: frame.homes)
                    let persons =
                        plain == nil || !options.traveller.isEmpty
                            || trips.contains { !$0.travellers.isEmpty }
                        ? try reading.persons() : []
                    let people = try takingPart(in: frame, persons, home)
                    guard let view = plain, !session.context.readsWholeStore, !people.needsAll,
                        !extent.needsAll(isWhole: isWhole, isTyped: typed != nil, dates: frame.dates)
                    else {
                        return try all(
                            frame.with(trips.map { try reading.activities(of: $0.id) }), persons)
                    }
                    let store = StoreWindow(
                        reading: reading, scope: scope, trips: trips, database: frame.database)
                    let needsPresent = view.followsTheTraveller && !TypedDates.areFixed(typed)
                    let choice = try choose(
                        needsPresent ? store.groups(at: session.now) : [], home, frame.database, people,
                        in: view)
                    let contents = try store.contents(of: widened(choice.dates))
                    return Loaded(
                        source: frame.with(contents.groups), expanded: contents.expanded, home: home,
                        choice: choice, people: people, view: view)
                }
            } else {
                try all(ActivitySource(files: files, trip: options.trip, session), [])
            }
        view = read.view
        loaded = read.source
        people = read.people
        asked = read.choice.dates
        dates = widened(asked)
        tripDates = isWhole && extent == .datesOfTrip ? loaded.tripDates : nil
        party = Party(
            people.chosen.isEmpty ? people.travellers : people.chosen,
            TripPicture.distinct(read.expanded.flatMap(\.activities), loaded.database),
            database: loaded.database)
        picture = TripPicture(
            read.expanded, home: read.home, loaded.database,
            of: people.chosen.isEmpty ? nil : party.groups.first,
            wearer: people.wearer)
        tell(read.choice, session)
    }

    private init(_ whole: ShownWindow, _ group: PartyGroup) {
        (view, dates, asked, tripDates) = (whole.view, whole.dates, whole.asked, whole.tripDates)
        (loaded, people, party) = (whole.loaded, whole.people, whole.party)
        picture = TripPicture(group.itinerary, whole.picture.findings)
    }

    /// The views that are asked for: the whole trip, or one for each of those named who do not do the same.
    var parts: [(members: [PartyMember], window: ShownWindow)] {
        if people.chosen.isEmpty { return [([], self)] }
        return party.groups.map { ($0.members, ShownWindow(self, $0)) }
    }

    /// What a heading calls a part: the trip and the persons.
    func name(_ members: [PartyMember]) -> String? {
        let parts = [loaded.name, members.isEmpty ? nil : members.map(\.name).joined(separator: ", ")]
        let said = parts.compactMap(\.self)
        return said.isEmpty ? nil : said.joined(separator: " · ")
    }

    /// Those who travel with their names, where an entry has to say who of them takes part; none in a person's own view.
    var peopleToName: [PersonID: String] {
        guard people.chosen.isEmpty, people.travellers.count > 1 else { return [:] }
        return Dictionary(people.travellers.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    }

    /// Refuses forms that have one view where several are asked for.
    func requireOne(_ form: String) throws {
        guard parts.count > 1 else { return }
        let names = party.groups.map { $0.members.map(\.name).joined(separator: ", ") }
        throw CommandFailure(
            "several-views",
            tr(
                "\(form) has one view, and those named do not do the same (\(names.joined(separator: " · "))); name one of them with --traveller"
            ), status: .usage)
    }

    /// What was read, what of it happens on the dates, the home zone, the dates and who takes part.
    private struct Loaded {
        let source: ActivitySource
        let expanded: [ExpandedActivities]
        let home: Zone
        let choice: TypedWindow.Choice
        let people: ShownPeople
        let view: AgendaView
    }

    /// Tells of dates that are not shown.
    private func tell(_ choice: TypedWindow.Choice, _ session: Session) {
        if let last = choice.last, dates.last < last {
            session.context.errors.line(
                tr("there is more after \(dates.count) days, up to \(last); say which dates to show"))
        }
        if choice.goesOn {
            session.context.errors.line(
                tr(
                    "series go on after \(dates.count == 1 ? tr("1 day") : tr("\(dates.count) days")); meridian agenda DATES shows what is then"
                )
            )
        }
    }

    /// Tells what could not be read or placed, and gives the exit status of a command that has nothing else to tell.
    func report(_ session: Session) -> CommandStatus {
        session.report(loaded.findings + picture.findings)
        session.report(unresolved: itinerary.unresolved)
        return loaded.hasErrors || !itinerary.unresolved.isEmpty ? .badData : .success
    }

    /// Refuses more days than a picture can have.
    func requireFew() throws {
        let days = asked.count
        guard days > TypedWindow.mostDays else { return }
        throw CommandFailure(
            "too-many-days",
            tr(
                "\(days) days from \(asked.first) on are more than a picture can show; ask for at most "
                    + "\(TypedWindow.mostDays)"),
            status: .usage)
    }
}

extension ShownWindow.Extent {
    /// Whether all activities of the store have to be read.
    ///
    /// - Parameters:
    ///   - isWhole: Whether a trip is named.
    ///   - isTyped: Whether dates are; else those of the trip are meant.
    ///   - dates: The dates that the trip is said to have; else those of its activities are its dates.
    /// - Returns: Whether no part of the store is enough.
    fileprivate func needsAll(isWhole: Bool, isTyped: Bool, dates: Range<CivilDate>?) -> Bool {
        switch self {
        case .dates: isWhole && !isTyped
        case .datesOfTrip: isWhole && (!isTyped || dates == nil)
        case .all: true
        }
    }
}

extension ActivitySource {
    /// The dates that are stated, else those of the activities.
    fileprivate var tripDates: Range<CivilDate>? {
        dates ?? TripPicture.ownDates(of: activities)?.range
    }
}
