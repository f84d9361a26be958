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

    /// Returns the dates of a whole trip.
    ///
    /// They are the given ones with those of its single activities; of nothing but series that have none there, also the
    /// first one. Without given ones they are from the first to the last of its single activities and of series that
    /// end; for a trip of endless series only, the first ``mostDays`` days.
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
        // Far enough after the dates for the next occurrence of a yearly series.
        let end = (try? start.adding(days: mostDays * 2)) ?? .latest
        func itinerary(_ groups: [[Activity]]) -> Itinerary {
            let expanded = TripPicture.expanded(groups, dates: DateWindow(start, through: end), database)
            return people.whole(
                of: people.party(of: TripPicture.distinct(expanded.flatMap(\.activities), database)))
        }
        if let stated, let last = try? stated.upperBound.adding(days: -1) {
            let given = DateWindow(stated.lowerBound, through: last)
            let singles = groups.map(TripPicture.single)
            guard given.containsAll(of: singles.flatMap(\.self)) else {
                return try ShownDates(
                    of: given.joined(with: TripPicture.dates(of: itinerary(singles), in: view)))
            }
            let isBare =
                singles.allSatisfy(\.isEmpty) && !given.hasAny(of: groups, people, in: view, database)
            return try ShownDates(of: isBare ? given.joined(with: DateWindow(start, through: start)) : given)
        }
        let whole = itinerary(groups)
        let own = TripPicture.dates(of: decisive == groups ? whole : itinerary(decisive), in: view)
        guard let own else { return nil }
        var shown = try ShownDates(of: own)
        let series = Set(groups.joined().lazy.filter { $0.recurrence != nil }.map(\.uid))
        let goesOn = whole.activities.contains { scheduled in
            series.contains(scheduled.activity.uid) && scheduled.activity.span.startDate > shown.dates.last
        }
        shown.goesOn = goesOn
        if goesOn { shown.last = nil }
        return shown
    }
}

extension DateWindow {
    /// The window that has the dates of both, and those between them.
    fileprivate func joined(with other: DateWindow?) -> DateWindow {
        guard let other else { return self }
        return DateWindow(min(first, other.first), through: max(last, other.last))
    }

    /// Whether a clock shows an activity on one of the dates.
    fileprivate func hasAny(
        of groups: [[Activity]], _ people: ShownPeople, in view: AgendaView, _ database: ZoneDatabase
    ) -> Bool {
        let expanded = TripPicture.expanded(groups, dates: self, database).flatMap(\.activities)
        let whole = people.whole(of: people.party(of: TripPicture.distinct(expanded, database)))
        return Agenda(whole, view: view, days: days).days.contains { !$0.entries.isEmpty }
    }

    /// Whether single activities are within the window on every clock, of which some are a date ahead or behind.
    fileprivate func containsAll(of activities: [Activity]) -> Bool {
        guard let own = TripPicture.ownDates(of: activities) else { return true }
        return first < own.first && own.last < last
    }
}
