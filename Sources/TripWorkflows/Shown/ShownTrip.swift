package import CivilTime
import Rendering
package import Scheduling
import TripExchange
import TripSeries
package import TripStorage
package import Trips

/// One trip, read from one state of the store, for any view of it.
///
/// It is what the commands show of one named trip without named persons.
package struct ShownTrip: Sendable {
    package let trip: Trip
    /// The stored activities: a series is one, and each of its overrides another.
    package let activities: [Activity]
    package let people: ShownPeople
    /// The zones, with those that the trip's calendars define.
    package let database: ZoneDatabase
    private let groups: [[Activity]]
    /// The activities that determine the traveller's clock now: all of them where that is not known of fewer.
    private let clockGroups: [[Activity]]
    private let now: Instant

    /// Reads a trip.
    ///
    /// - Parameters:
    ///   - trip: The trip.
    ///   - reading: The store.
    ///   - home: The default home zone.
    ///   - typedHome: The home zone that was typed, which precedes that of the person whose clock is shown.
    ///   - now: The present.
    ///   - database: The zones.
    /// - Throws: A `StorageError` when the store cannot be read.
    package init(
        _ trip: Trip, in reading: any TripReading, home: Zone, typedHome: Zone? = nil, now: Instant,
        _ database: ZoneDatabase
    ) throws {
        self.trip = trip
        self.database = database.adding(trip.zones)
        self.now = now
        activities = try reading.activities(of: trip.id)
        people = ShownPeople(
            of: KnownPeople(of: [trip], persons: try reading.persons()), home: home, statedHome: typedHome,
            self.database)
        groups = people.settled([activities])
        if people.canBeReadInPart {
            let window = StoreWindow(
                reading: reading, scope: .trip(trip.id), trips: [trip], database: self.database)
            clockGroups = try window.groups(at: now)
        } else {
            clockGroups = groups
        }
    }

    /// The stated dates of the trip, else those of its activities.
    package var dates: Range<CivilDate>? { trip.dates ?? TripPicture.ownDates(of: activities)?.range }

    /// Returns an occurrence of a series of the trip, with its own times.
    ///
    /// - Parameter key: The UID of the series, and the original start of the occurrence.
    /// - Returns: The occurrence; nil where the series is not stored, or has none there.
    package func occurrence(_ key: ActivityKey) -> Activity? {
        guard let date = key.recurrenceID?.date, activities.contains(where: { $0.uid == key.uid }) else {
            return nil
        }
        // Its clock may be up to a day off that of the series.
        let around = DateWindow(
            (try? date.adding(days: -1)) ?? date, through: (try? date.adding(days: 1)) ?? date)
        return days(around).itinerary.activities.first { $0.activity.key == key }?.activity
    }

    /// Returns the clock of a person who travels or has a home.
    ///
    /// - Parameter id: The person.
    /// - Returns: The view; nil for nobody of the trip.
    package func clock(of id: PersonID) -> AgendaView? {
        people.locatable.first { $0.id == id }.map { member in
            .person(people.clock(of: member, in: groups, today: now.utc.date, database))
        }
    }

    /// Returns all dates of the trip on a clock.
    ///
    /// - Parameter view: The clock.
    /// - Returns: The dates; nil without activities.
    /// - Throws: A `TimeError` at the end of the calendar.
    package func whole(in view: AgendaView) throws -> ShownDates? {
        try ShownDates.ofWhole(groups, stated: trip.dates, people, in: view, database)
    }

    /// Returns today on a clock, or the first date of the trip where today is none of its dates.
    ///
    /// - Parameter view: The clock.
    /// - Returns: The date.
    package func day(in view: AgendaView) -> CivilDate {
        let single = people.whole(of: people.party(of: groups.flatMap(TripPicture.single)))
        let today = ViewWords.clock(of: view, in: single).date(at: now)
        guard let own = TripPicture.dates(of: single, in: view), !own.contains(today) else { return today }
        return own.first
    }

    /// The date now, on the clock of a view.
    package func today(in view: AgendaView) -> CivilDate {
        let single = Itinerary(
            clockGroups.flatMap(TripPicture.single), home: people.home, database: database)
        return ViewWords.clock(of: view, in: single).date(at: now)
    }

    /// Returns the activities with the zones that floating times are read in, as on every page.
    ///
    /// A series keeps its floating times: its occurrences may be in several zones.
    ///
    /// - Returns: The activities, in the order of ``activities``.
    package func settledActivities() -> [Activity] {
        guard activities.contains(where: \.hasFloatingEnd) else { return activities }
        let single = TripPicture.distinct(groups.flatMap(TripPicture.single), database)
        let placed = people.whole(of: people.party(of: single, tripDates: trip.dates)).activities
        let zones = Dictionary(
            placed.filter(\.isFloating).map { ($0.key, ($0.startZone.id, $0.endZone.id)) },
            uniquingKeysWith: { first, _ in first })
        return activities.map { activity in
            guard let (first, last) = zones[activity.key],
                case .timed(var start, var end) = activity.span
            else { return activity }
            var settled = activity
            if start.zone == nil { start.zone = first }
            if end.zone == nil { end.zone = last }
            settled.span = .timed(start: start, end: end)
            return settled
        }
    }

    /// Returns an activity with the zones that its floating times are read in, as on every page.
    ///
    /// - Parameter activity: An activity of the trip, or an occurrence of a series; a series is its first occurrence.
    /// - Returns: The activity; unchanged where no time is floating, and where it has no place on the timeline.
    package func settled(_ activity: Activity) -> Activity {
        guard activity.hasFloatingEnd, case .timed(var start, var end) = activity.span else {
            return activity
        }
        let date = activity.span.startDate
        let around = DateWindow(
            (try? date.adding(days: -1)) ?? date, through: (try? date.adding(days: 1)) ?? date)
        let placed = days(around).itinerary.activities.first {
            $0.isFloating && $0.activity.uid == activity.uid && $0.activity.span == activity.span
        }
        guard let placed else { return activity }
        // A repeated time is that of the pass in which the travellers are there.
        if start.zone == nil {
            start.zone = placed.startZone.id
            start.recorded = RecordedOffset(
                offset: placed.startZone.offset(at: placed.start), tzdb: database.version)
        }
        if end.zone == nil {
            end.zone = placed.endZone.id
            end.recorded = RecordedOffset(
                offset: placed.endZone.offset(at: placed.end), tzdb: database.version)
        }
        var settled = activity
        settled.span = .timed(start: start, end: end)
        return settled
    }

    /// Places the activities of some dates on the timeline.
    ///
    /// - Parameter dates: The dates.
    /// - Returns: The days, for agendas, grids and findings.
    package func days(_ dates: DateWindow) -> TripDays {
        let expanded = TripPicture.expanded(groups, dates: dates, database)
        let party = people.party(
            of: TripPicture.distinct(expanded.flatMap(\.activities), database), tripDates: trip.dates)
        return TripDays(
            dates, TripPicture(people.whole(of: party), expanded.flatMap(\.findings)), party, database)
    }

    /// Places all activities on the timeline, as `check` judges them.
    ///
    /// - Returns: The days; where nothing happens only once, a year from today on.
    package func everything() -> TripDays {
        let today = people.home.civil(at: now).date
        let year = DateWindow(today, through: (try? today.adding(days: 365)) ?? .latest)
        return days(TripPicture.ownDates(of: activities) ?? year)
    }
}

extension Activity {
    /// Whether an end has a time without a zone.
    fileprivate var hasFloatingEnd: Bool {
        guard case .timed(let start, let end) = span else { return false }
        return start.zone == nil || end.zone == nil
    }
}
