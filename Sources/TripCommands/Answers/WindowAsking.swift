import CivilTime
import ICalendar
import Messages
import Scheduling
import TripExchange
import TripSeries
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// The request of a command: dates, clock and persons.
struct WindowAsking {
    let typed: String?
    let options: ViewOptions
    let session: Session
    let otherwise: TypedWindow.Default
    /// Whether a trip or files were named.
    let isWhole: Bool
    let extent: ShownWindow.Extent
    let firstWeekday: Weekday
    /// The view, unless it is the clock of a person.
    let plain: AgendaView?

    /// The activities read, those of the dates, the dates, and the participants.
    struct Answer {
        let source: ActivitySource
        let expanded: [ExpandedActivities]
        let choice: TypedWindow.Choice
        let people: ShownPeople
        let view: AgendaView
    }

    /// Reads the files or the store: what the dates need, or everything.
    func read(_ files: [InputFile], widened: (DateWindow) -> DateWindow) throws -> Answer {
        try LibicalMissing.throwing {
            guard files.isEmpty else {
                return try all(ActivitySource(files: files, trip: options.trip, session), [], widened)
            }
            return try session.storeForReading().read { reading in
                do {
                    return try stored(reading, widened)
                } catch let refusal as InputRefusal where refusal.field == TypedWindow.field {
                    throw try tripMeant(in: reading).map { refusal.followed(by: $0) } ?? refusal
                }
            }
        }
    }

    /// What to type where the dates are no dates but the name of a trip; nil for others.
    private func tripMeant(in reading: any TripReading) throws -> String? {
        guard let typed, options.trip == nil, case let named = try reading.trips(named: typed),
            let only = named.first, named.count == 1
        else { return nil }
        return tr("that is a trip: --trip \(ShellWord.quoted(only.name))")
    }

    private func stored(
        _ reading: any TripReading, _ widened: (DateWindow) -> DateWindow
    ) throws -> Answer {
        let (scope, trips) = try ActivitySource.scope(of: options.trip, in: reading)
        let frame = ActivitySource(trips, session)
        let home = try session.home(of: frame.homes)
        let persons = try reading.persons()
        let people = try people(of: frame, persons, home)
        guard let view = plain, !session.context.readsWholeStore, people.canBeReadInPart,
            !extent.needsAll(isWhole: isWhole, isTyped: typed != nil, dates: frame.dates)
        else {
            return try all(
                frame.with(trips.map { try reading.activities(of: $0.id) }), persons, widened)
        }
        let store = StoreWindow(reading: reading, scope: scope, trips: trips, database: frame.database)
        let needsPresent = view.followsTheTraveller && !TypedDates.areFixed(typed)
        let choice = try choice(
            of: needsPresent ? store.groups(at: session.now) : [], frame.database, people, in: view)
        let contents = try store.contents(of: widened(choice.dates))
        return Answer(
            source: frame.with(contents.groups), expanded: contents.expanded, choice: choice, people: people,
            view: view)
    }

    private func all(
        _ source: ActivitySource, _ persons: [Person], _ widened: (DateWindow) -> DateWindow
    ) throws -> Answer {
        let home = try session.home(of: source.homes)
        let people = try people(of: source, persons, home)
        var groups = people.settled(source.groups)
        let view = try plain ?? ViewOption.person(options.view, people, groups, session, source.database)
        if !people.chosen.isEmpty { groups = groups.map { $0.filter(people.concernsShown) } }
        let choice = try choice(
            of: groups, source.database, people, in: view, stated: source.dates)
        let expanded = TripPicture.expanded(groups, dates: widened(choice.dates), source.database)
        return Answer(
            source: source, expanded: expanded, choice: choice, people: people, view: view)
    }

    private func people(
        of source: ActivitySource, _ persons: [Person], _ home: Zone
    ) throws -> ShownPeople {
        try ShownPeople(
            of: source.trips, persons: persons + source.persons, named: options.names, home: home, session,
            source.database)
    }

    private func choice(
        of groups: [[Activity]], _ database: ZoneDatabase, _ people: ShownPeople,
        in view: AgendaView, stated: Range<CivilDate>? = nil
    ) throws -> TypedWindow.Choice {
        if case .whole = otherwise, typed == nil, isWhole,
            let choice = try ShownDates.ofWhole(groups, stated: stated, people, in: view, database)
        {
            return choice
        }
        let itinerary: Itinerary
        if typed == nil, isWhole {
            // All of a trip has the dates of all who travel.
            itinerary = people.whole(of: people.party(of: groups.flatMap(TripPicture.single)))
        } else {
            let own = groups.map { $0.filter(people.concernsShown) }
            itinerary = TypedWindow.single(own, home: people.home, database)
        }
        return try TypedWindow.dates(
            typed, of: itinerary, isWhole: isWhole, in: view, otherwise, firstWeekday: firstWeekday,
            now: session.now)
    }
}
