import CivilTime
import Rendering
import Scheduling
import TripExchange
import TripWorkflows
import Trips

/// The dates that a reading command is about, from what was typed or from the trip.
enum TypedWindow {
    /// The days of a trip that lasts for ever, as an event until 9999 does, that are shown when no dates are asked for.
    static let mostDays = 400

    /// Tells files from dates where `-f a.ics b.ics 2027-03-14` leaves it open.
    ///
    /// `-f` takes all words up to the next option; the last of them is the dates when it reads as dates and is no file.
    static func settled(_ files: [String], when: String?) -> (files: [InputFile], when: String?) {
        guard when == nil, files.count > 1, let last = files.last, !InputFile(path: last).exists,
            let anyDay = try? CivilDate(2000, 1, 1), (try? TypedDates.parse(last, today: anyDay)) != nil
        else { return (files.map(InputFile.init), when) }
        return (files.dropLast().map(InputFile.init), last)
    }

    /// The dates that a command is about when none are typed.
    enum Default: Sendable {
        /// All dates of the trip or files that were named, else what a text says.
        case trip(else: String)
        /// All dates of the trip or files that were named, series that end among them.
        case whole
        /// Today; the first date of the trip or files that were named where today is none of theirs.
        case day
    }

    /// The dates that a command is about.
    struct Choice {
        let dates: DateWindow
        /// The last date of a trip of which only the first ``mostDays`` days are meant.
        var last: CivilDate?
        /// Whether series have occurrences behind the dates, nobody knows how many.
        var goesOn = false
    }

    /// The dates of a whole trip: those that it is said to have, else from the first to the last of what happens once and
    /// of series that end; of a trip with nothing but series without an end, the first ``mostDays`` days.
    ///
    /// - Parameters:
    ///   - groups: The activities, trip by trip.
    ///   - stated: The dates that the trip is said to have.
    ///   - people: Who takes part.
    ///   - view: The clock on which the command shows dates.
    ///   - database: The zones.
    /// - Returns: The dates; nil when nothing happens.
    /// - Throws: A ``TimeError`` at the end of the calendar.
    static func ofWhole(
        _ groups: [[Activity]], stated: Range<CivilDate>?, _ people: ShownPeople, in view: AgendaView,
        _ database: ZoneDatabase
    ) throws -> Choice? {
        let endless = Set(groups.joined().filter { $0.recurrence?.hasEnd == false }.map(\.uid))
        let bounded = groups.map { $0.filter { !endless.contains($0.uid) } }
        let decisive = bounded.allSatisfy(\.isEmpty) ? groups : bounded
        guard let start = decisive.joined().map(\.span.startDate).min() else { return nil }
        if let stated, let last = try? stated.upperBound.adding(days: -1) {
            return try capped(DateWindow(stated.lowerBound, through: last))
        }
        // Far enough behind what is shown for the next of a yearly series.
        let end = (try? start.adding(days: mostDays * 2)) ?? .latest
        func itinerary(_ groups: [[Activity]]) -> Itinerary {
            let expanded = TripPicture.expanded(groups, dates: DateWindow(start, through: end), database)
            return people.whole(
                of: people.party(of: TripPicture.distinct(expanded.flatMap(\.activities), database)))
        }
        let whole = itinerary(groups)
        let own = TripPicture.dates(of: decisive == groups ? whole : itinerary(decisive), in: view)
        guard let own else { return nil }
        let dates = try capped(own).dates
        let series = Set(groups.joined().lazy.filter { $0.recurrence != nil }.map(\.uid))
        let goesOn = whole.activities.contains { scheduled in
            series.contains(scheduled.activity.uid) && scheduled.activity.span.startDate > dates.last
        }
        return Choice(dates: dates, goesOn: goesOn)
    }

    private static func capped(_ own: DateWindow) throws -> Choice {
        guard own.count > mostDays else { return Choice(dates: own) }
        let last = try own.first.adding(days: mostDays - 1)
        return Choice(dates: DateWindow(own.first, through: last), last: own.last)
    }

    /// The itinerary of what happens once, whose clock says which date it is.
    static func single(
        _ groups: [[Activity]], home: Zone, _ database: ZoneDatabase
    ) -> Itinerary {
        Itinerary(
            groups.flatMap(TripPicture.single), home: home, database: database)
    }

    /// The dates that were typed, else those that the command falls back on.
    ///
    /// - Parameters:
    ///   - typed: The dates as they were typed; nil when they were not.
    ///   - itinerary: What ``single(_:home:_:)`` makes.
    ///   - isWhole: Whether a trip or files were named, so that their own dates are meant.
    ///   - view: The clock on which the command shows dates.
    ///   - otherwise: The dates that are meant when none are typed.
    ///   - firstWeekday: The day that begins a typed week.
    ///   - now: The present.
    /// - Returns: The dates.
    /// - Throws: A ``CommandFailure`` when what was typed are no dates.
    static func dates(
        _ typed: String?, of itinerary: Itinerary, isWhole: Bool, in view: AgendaView, _ otherwise: Default,
        firstWeekday: Weekday, now: Instant
    ) throws -> Choice {
        let today = ViewWords.clock(of: view, in: itinerary).date(at: now)
        if typed == nil, isWhole, let own = TripPicture.dates(of: itinerary, in: view) {
            if case .day = otherwise {
                let day = own.contains(today) ? today : own.first
                return Choice(dates: DateWindow(day, through: day))
            }
            return try capped(own)
        }
        let rest =
            switch otherwise {
            case .trip(let text): text
            case .whole: "1w"
            case .day: "today"
            }
        return Choice(
            dates: try Session.option("dates") {
                try TypedDates.parse(typed ?? rest, today: today, firstWeekday: firstWeekday)
            })
    }
}
