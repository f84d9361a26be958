import CivilTime
import Rendering
import Scheduling
import TripExchange
import TripSeries
import TripWorkflows
import Trips

/// The dates of a command that shows activities, as typed or from the trip.
enum TypedWindow {
    /// The number of days shown of an endless trip, such as an event until 9999, without typed dates.
    static let mostDays = 400

    /// Separates files from dates in `-f a.ics b.ics 2027-03-14`.
    ///
    /// `-f` takes all words up to the next option; the last word is the dates when it reads as dates and is no
    /// file.
    static func settled(_ files: [String], when: String?) -> (files: [InputFile], when: String?) {
        guard when == nil, files.count > 1, let last = files.last, !InputFile(path: last).exists,
            let anyDay = try? CivilDate(2000, 1, 1), (try? TypedDates.parse(last, today: anyDay)) != nil
        else { return (files.map(InputFile.init), when) }
        return (files.dropLast().map(InputFile.init), last)
    }

    /// The dates of a command without typed dates.
    enum Default: Sendable {
        /// All dates of the named trip or files, else those of a text.
        case trip(else: String)
        /// All dates of the named trip or files, including series that end.
        case whole
        /// Today, or the first date of the named trip or files where today is none of theirs.
        case day
    }

    /// The dates of the command.
    struct Choice {
        let dates: DateWindow
        /// The last date of a trip that is cut to its first ``mostDays`` days.
        var last: CivilDate?
        /// Whether series have further occurrences after the dates.
        var goesOn = false
    }

    /// Returns the dates of a whole trip: the given ones, else from the first to the last of its single activities
    /// and of series that end; for a trip of endless series only, the first ``mostDays`` days.
    ///
    /// - Parameters:
    ///   - groups: The activities, trip by trip.
    ///   - stated: The dates given for the trip.
    ///   - people: The participants.
    ///   - view: The clock on which the command shows dates.
    ///   - database: The zones.
    /// - Returns: The dates; nil without activities.
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
        // Far enough after the dates for the next occurrence of a yearly series.
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

    /// The itinerary of the single activities, whose clock determines the dates.
    static func single(
        _ groups: [[Activity]], home: Zone, _ database: ZoneDatabase
    ) -> Itinerary {
        Itinerary(
            groups.flatMap(TripPicture.single), home: home, database: database)
    }

    /// Returns the typed dates, else the default of the command.
    ///
    /// - Parameters:
    ///   - typed: The dates as typed; nil for none.
    ///   - itinerary: The result of ``single(_:home:_:)``.
    ///   - isWhole: Whether a trip or files were named, so that their own dates are the default.
    ///   - view: The clock on which the command shows dates.
    ///   - otherwise: The default without typed dates.
    ///   - firstWeekday: The day that begins a typed week.
    ///   - now: The present.
    /// - Returns: The dates.
    /// - Throws: A ``CommandFailure`` when the typed text is no date.
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
