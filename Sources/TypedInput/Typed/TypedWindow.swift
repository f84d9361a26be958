package import CivilTime
import Rendering
package import Scheduling
package import TripWorkflows
package import Trips

/// The dates of a command that shows activities, as typed or from the trip.
package enum TypedWindow {
    /// The number of days shown of an endless trip without typed dates.
    package static let mostDays = ShownDates.mostDays

    /// What a refusal of the typed dates is about.
    package static let field = "dates"

    /// The dates of the command.
    package typealias Choice = ShownDates

    /// The dates of a command without typed dates.
    package enum Default: Sendable {
        /// All dates of the named trip or files, else those of a text.
        case trip(else: String)
        /// All dates of the named trip or files, including series that end.
        case whole
        /// Today, or the first date of the named trip or files where today is none of theirs.
        case day
    }

    /// The itinerary of the single activities, whose clock determines the dates.
    package static func single(
        _ groups: [[Activity]], home: Zone, _ database: ZoneDatabase
    ) -> Itinerary {
        Itinerary(
            groups.flatMap(TripPicture.single), home: home, database: database)
    }

    /// Returns the typed dates, else the default of the command.
    ///
    /// - Parameters:
    ///   - typed: The dates as typed; nil for none.
    ///   - itinerary: The result of ``single(_:home:_:)``, or without typed dates the single activities of all who
    ///     travel.
    ///   - isWhole: Whether a trip or files were named, so that their own dates are the default.
    ///   - view: The clock on which the command shows dates.
    ///   - otherwise: The default without typed dates.
    ///   - firstWeekday: The day that begins a typed week.
    ///   - now: The present.
    /// - Returns: The dates.
    /// - Throws: An ``InputRefusal`` when the typed text is no date.
    package static func dates(
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
            dates: try Typed.member(field) {
                try Typed.option("dates") {
                    try TypedDates.parse(typed ?? rest, today: today, firstWeekday: firstWeekday)
                }
            })
    }
}
