package import CivilTime
package import Scheduling
import Synchronization
import Trips

/// The question of `fleet drift`: what moves when one release of the zones takes the place of another.
///
/// The answer is that of `drift --against` for the same trip in a store. Trips whose zones have the same rules in both
/// releases, nearly all of them, are not placed on a time line: nothing of theirs can move.
package final class FleetDrift: Sendable {
    /// What moved of a trip.
    package enum Answer: Sendable {
        /// Something may have moved.
        case compared(DriftReport)
        /// The rules of all its zones are the same; the number of ends that have one.
        case same(ends: Int)
    }

    private let rules: TripRules
    private let old: ZoneDatabase
    private let new: ZoneDatabase
    /// Whether zones have the same rules in both releases; those that were asked for.
    private let known = Mutex<[ZoneID: Bool]>([:])

    /// Prepares the question.
    ///
    /// - Parameters:
    ///   - old: The old release.
    ///   - rules: The rules of `check`.
    ///   - setting: What holds for every line, with the new release.
    package init(from old: ZoneDatabase, by rules: TripRules, in setting: FleetSetting) {
        (self.old, self.rules, new) = (old, rules, setting.zones)
    }

    /// Compares a trip.
    ///
    /// - Parameter trip: The trip.
    /// - Returns: What moved.
    /// - Throws: A ``FleetRefusal`` where the old release lacks the home zone.
    package func answer(_ trip: FleetTrip) throws(FleetRefusal) -> Answer {
        if let ends = sameEnds(of: trip) { return .same(ends: ends) }
        return .compared(try report(of: trip))
    }

    /// Compares a trip on both time lines, whatever its zones are.
    ///
    /// - Parameter trip: The trip.
    /// - Returns: What moved, and the findings that appeared and vanished.
    /// - Throws: A ``FleetRefusal`` where the old release lacks the home zone.
    package func report(of trip: FleetTrip) throws(FleetRefusal) -> DriftReport {
        do throws(TimeError) {
            return try DriftReport(
                of: [trip.activities], in: [trip.trip], persons: trip.persons, home: trip.home, at: trip.now,
                against: old, rules, trip.zones, zones: trip.ownZones)
        } catch {
            throw FleetRefusal(error, id: trip.id)
        }
    }

    /// The number of ends with a zone; nil where a zone has other rules now, or a series or a zone of the trip's own would
    /// have to be looked at.
    private func sameEnds(of trip: FleetTrip) -> Int? {
        guard trip.ownZones.isEmpty, isSame(trip.home.id), trip.persons.compactMap(\.home).allSatisfy(isSame)
        else { return nil }
        var ends = 0
        for activity in trip.activities {
            guard activity.recurrence == nil, activity.recurrenceID == nil else { return nil }
            guard case .timed(let start, let end) = activity.span else { continue }
            for zone in [start.zone, end.zone].compactMap(\.self) {
                guard isSame(zone) else { return nil }
                ends += 1
            }
        }
        return ends
    }

    private func isSame(_ id: ZoneID) -> Bool {
        if let known = known.withLock({ $0[id] }) { return known }
        // A name that one of them lacks is for the comparison to tell.
        guard let before = try? old.zone(id), let after = try? new.zone(id) else { return false }
        let isSame = before == after
        known.withLock { $0[id] = isSame }
        return isSame
    }
}
