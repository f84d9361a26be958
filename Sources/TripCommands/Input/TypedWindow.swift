import CivilTime
import Rendering
import Scheduling
import Trips

/// The dates that a reading command is about, from what was typed or from the trip.
enum TypedWindow {
    /// What is shown of a trip that lasts for ever, as an event until 9999 does, when no dates are asked for.
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
        /// Today; the first date of the trip or files that were named where today is none of theirs.
        case day
    }

    /// The dates that a command is about.
    struct Choice {
        let dates: DateWindow
        /// The last date of a trip of which only the first ``mostDays`` days are meant.
        var last: CivilDate?
    }

    /// The itinerary of what happens once, whose clock says which date it is.
    static func single(
        _ groups: [[Activity]], home: Zone, _ clockChange: ClockChangePoint, _ database: ZoneDatabase
    ) -> Itinerary {
        Itinerary(
            groups.flatMap(TripPicture.single), home: home, database: database, clockChange: clockChange)
    }

    /// The dates that were typed, else those that the command falls back on.
    ///
    /// - Parameters:
    ///   - typed: The dates as they were typed; nil when they were not.
    ///   - itinerary: What ``single(_:home:_:_:)`` makes.
    ///   - isWhole: Whether a trip or files were named, so that their own dates are meant.
    ///   - view: The clock on which the command shows dates.
    ///   - otherwise: The dates that are meant when none are typed.
    ///   - now: The present.
    /// - Returns: The dates.
    /// - Throws: A ``CommandFailure`` when what was typed are no dates.
    static func dates(
        _ typed: String?, of itinerary: Itinerary, isWhole: Bool, in view: AgendaView, _ otherwise: Default,
        now: Instant
    ) throws -> Choice {
        let today = ViewWords.clock(of: view, in: itinerary).date(at: now)
        if typed == nil, isWhole, let own = TripPicture.dates(of: itinerary, in: view) {
            if case .day = otherwise {
                let day = own.contains(today) ? today : own.first
                return Choice(dates: DateWindow(day, through: day))
            }
            guard own.count > mostDays else { return Choice(dates: own) }
            let last = try own.first.adding(days: mostDays - 1)
            return Choice(dates: DateWindow(own.first, through: last), last: own.last)
        }
        var rest = "today"
        if case .trip(let text) = otherwise { rest = text }
        return Choice(
            dates: try Session.option("dates") { try TypedDates.parse(typed ?? rest, today: today) })
    }
}
