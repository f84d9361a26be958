package import CivilTime
package import Scheduling
import TripSeries
package import Trips

/// The dates that are shown of a trip.
package struct ShownDates: Sendable {
    /// The number of days shown of an endless trip, such as an event until 9999, where no dates are named.
    package static let mostDays = 400

    package let dates: DateWindow
    /// The last date of a trip that is cut to its first ``mostDays`` days.
    package private(set) var last: CivilDate?
    /// Whether series have further occurrences after the dates.
    package private(set) var goesOn = false

    /// Shows all of some dates.
    package init(dates: DateWindow) { self.dates = dates }

    /// Shows the dates of a trip, at most ``mostDays`` of them.
    ///
    /// - Parameter own: The dates.
    /// - Throws: A ``TimeError`` at the end of the calendar.
    package init(of own: DateWindow) throws {
        guard own.count > Self.mostDays else {
            dates = own
            return
        }
        dates = DateWindow(own.first, through: try own.first.adding(days: Self.mostDays - 1))
        last = own.last
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
    package static func ofWhole(
        _ groups: [[Activity]], stated: Range<CivilDate>?, _ people: ShownPeople, in view: AgendaView,
        _ database: ZoneDatabase
    ) throws -> ShownDates? {
        let endless = Set(groups.joined().filter { $0.recurrence?.hasEnd == false }.map(\.uid))
        let bounded = groups.map { $0.filter { !endless.contains($0.uid) } }
        let decisive = bounded.allSatisfy(\.isEmpty) ? groups : bounded
        guard let start = decisive.joined().map(\.span.startDate).min() else { return nil }
        if let stated, let last = try? stated.upperBound.adding(days: -1) {
            return try ShownDates(of: DateWindow(stated.lowerBound, through: last))
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
        let dates = try ShownDates(of: own).dates
        let series = Set(groups.joined().lazy.filter { $0.recurrence != nil }.map(\.uid))
        let goesOn = whole.activities.contains { scheduled in
            series.contains(scheduled.activity.uid) && scheduled.activity.span.startDate > dates.last
        }
        var shown = ShownDates(dates: dates)
        shown.goesOn = goesOn
        return shown
    }
}
