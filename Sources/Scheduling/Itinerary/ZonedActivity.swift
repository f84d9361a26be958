import CivilTime
import Trips

/// An activity with its zones; a floating time and whole days have none.
struct ZonedActivity: Hashable, Sendable {
    /// The reading of one end: the instant, its zone, and the mapping.
    typealias Reading = (instant: Instant, zone: Zone, mapping: LocalMapping)

    let activity: Activity
    let startZone: Zone?
    let endZone: Zone?

    init(_ activity: Activity, zone: (ZoneID) throws(TimeError) -> Zone) throws(TimeError) {
        self.activity = activity
        guard case .timed(let start, let end) = activity.span else {
            (startZone, endZone) = (nil, nil)
            return
        }
        if let id = start.zone { startZone = try zone(id) } else { startZone = nil }
        if let id = end.zone { endZone = try zone(id) } else { endZone = nil }
    }

    /// Its place on the time line, if that does not depend on the traveller's clock.
    var scheduled: ScheduledActivity? {
        guard case .timed(let start, let end) = activity.span, let startZone, let endZone else { return nil }
        return ScheduledActivity(
            activity, Self.read(start, in: startZone), Self.read(end, in: endZone), isFloating: false)
    }

    static func read(_ time: ActivityTime, in zone: Zone) -> Reading {
        let mapping = zone.mapping(of: time.local)
        return (mapping.reading(recorded: time.recorded, in: zone), zone, mapping)
    }
}

extension ScheduledActivity {
    init(
        _ activity: Activity, _ start: ZonedActivity.Reading, _ end: ZonedActivity.Reading, isFloating: Bool
    ) {
        self.init(
            activity: activity, start: start.instant, end: end.instant, startZone: start.zone,
            endZone: end.zone, isFloating: isFloating, startMapping: start.mapping, endMapping: end.mapping)
    }
}
