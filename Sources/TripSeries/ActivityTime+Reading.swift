package import CivilTime
import ICalendar
package import Trips

extension ActivityTime {
    /// The reading with the offset by which it is read today.
    ///
    /// One that comes twice has none: nothing in the file chooses the pass, and `check` tells it. The rules of a zone that a file defines never change, and no release of the database says what they are.
    package init(_ civil: CivilDateTime, in zone: Zone?, tzdb: String) {
        let ruled = zone.flatMap { ZoneDefinition.isID($0.id) ? nil : $0 }
        let mapping = ruled.map { $0.mapping(of: civil) }
        self.init(local: civil, zone: zone?.id)
        if case .repeated? = mapping?.resolution { return }
        record(mapping?.compatible, tzdb)
    }

    private mutating func record(_ instant: Instant?, _ tzdb: String) {
        let offset = instant.flatMap { instant in
            try? UTCOffset(totalSeconds: Int(local.secondsSinceEpoch - instant.secondsSinceEpoch))
        }
        recorded = offset.map { RecordedOffset(offset: $0, tzdb: tzdb) }
    }

    /// The reading of an instant, which chooses the first pass of a reading that comes twice.
    ///
    /// The second pass of a repeated hour has no reading that comes back to it, so it is told in UTC.
    package init(_ instant: Instant, in zone: Zone, tzdb: String) {
        let civil = zone.civil(at: instant)
        if zone.mapping(of: civil).compatible == instant {
            self.init(civil, in: zone, tzdb: tzdb)
            if !ZoneDefinition.isID(zone.id) { record(instant, tzdb) }
        } else {
            self.init(instant.utc, in: .utc, tzdb: tzdb)
        }
    }

    /// What a zone's clock shows at an instant, with the offset that tells the second pass of a repeated hour.
    package init(showing instant: Instant, in zone: Zone, tzdb: String) {
        self.init(local: zone.civil(at: instant), zone: zone.id)
        guard case .repeated(_, instant) = zone.mapping(of: local).resolution else { return }
        recorded = RecordedOffset(offset: zone.offset(at: instant), tzdb: tzdb)
    }
}
