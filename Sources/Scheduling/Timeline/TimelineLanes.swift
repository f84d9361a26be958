package import CivilTime
import Trips

/// Some days over the time that passes: a band for each group of persons, with their dates and their activities.
///
/// A band has the dates of its own clock, so that a day of 23 hours is shorter, and a date that comes twice is there
/// twice. What happens at one instant stands at one place in all bands.
package struct TimelineLanes: Sendable {
    /// What a row of a band holds.
    package enum Row: CaseIterable, Sendable {
        case transports
        case stays
        case rentals
        case activities

        fileprivate init(_ kind: ActivityKind) {
            switch kind {
            case .lodging: self = .stays
            case .carRental: self = .rentals
            case _ where kind.isTransport: self = .transports
            default: self = .activities
            }
        }
    }

    /// The persons of a group, with what they live.
    package struct Band: Sendable {
        package let members: [PartyMember]
        package let itinerary: Itinerary
        /// The dates of its clock in order, without those that the clock skips.
        package let passes: [TimelinePass]
        /// Its activities in each row, in order of their starts; rows without any are left out.
        package let rows: [(row: Row, activities: [ScheduledActivity])]
    }

    /// From the first midnight to the last of all bands.
    package let range: Range<Instant>
    package let bands: [Band]
    /// The clock of the dates, where the home of all is a zone.
    package let view: AgendaView

    /// Lays out some days.
    ///
    /// - Parameters:
    ///   - party: The persons with their itineraries.
    ///   - whole: The activities of all; its home is the clock of the view `home`.
    ///   - view: The clock to show; the traveller's is that of each band.
    ///   - days: The dates.
    /// - Complexity: That of a ``Timeline`` for each group.
    package init?(_ party: Party, of whole: Itinerary, view: AgendaView, days: Range<Int>) {
        let view = if case .home = view { AgendaView.zone(whole.home) } else { view }
        self.view = view
        var ranges: [Range<Instant>] = []
        var found: [(group: PartyGroup, passes: [TimelinePass])] = []
        for group in party.groups {
            let passes = Timeline(group.itinerary, view: view, days: days).passes.filter { $0.range != nil }
            ranges += passes.compactMap(\.range)
            found.append((group, passes))
        }
        guard let first = ranges.map(\.lowerBound).min(), let end = ranges.map(\.upperBound).max(),
            first < end
        else { return nil }
        range = first..<end
        bands = found.map { group, passes in
            let shown = group.itinerary.activities.filter { scheduled in
                scheduled.range.overlaps(first..<end)
                    || scheduled.range.isEmpty && (first..<end).contains(scheduled.start)
            }
            let rows = Dictionary(grouping: shown) { Row($0.kind) }
            return Band(
                members: group.members, itinerary: group.itinerary, passes: passes,
                rows: Row.allCases.compactMap { row in rows[row].map { (row, $0) } })
        }
    }
}
