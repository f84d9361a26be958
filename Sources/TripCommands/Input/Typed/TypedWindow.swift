import CivilTime
import Rendering
import Scheduling
import TripWorkflows
import Trips

/// The dates of a command that shows activities, as typed or from the trip.
enum TypedWindow {
    /// The number of days shown of an endless trip without typed dates.
    static let mostDays = ShownDates.mostDays

    /// The dates of the command.
    typealias Choice = ShownDates

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
            return try ShownDates(of: own)
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
