import CivilTime
import ICalendar
import Trips

/// One end of an event, as stated by its property.
enum EventMoment {
    case date(CivilDate)
    /// A clock reading; the zone is `nil` if it floats, and a mere offset does not determine the place.
    case time(CivilDateTime, Zone?, isOffset: Bool)

    var isDate: Bool {
        if case .date = self { true } else { false }
    }

    var isOffset: Bool {
        if case .time(_, _, let isOffset) = self { isOffset } else { false }
    }
}

extension ActivityTime {
    /// Makes the reading with its current offset.
    ///
    /// A repeated reading has none: the file does not choose the pass, and `check` reports it. The rules of a zone
    /// defined by a file never change, and belong to no release of the database.
    init(_ civil: CivilDateTime, in zone: Zone?, tzdb: String) {
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

    /// Makes the reading of an instant, which stands for the first pass of a repeated reading.
    ///
    /// The second pass of a repeated hour has no unambiguous reading, so it is written in UTC.
    init(_ instant: Instant, in zone: Zone, tzdb: String) {
        let civil = zone.civil(at: instant)
        if zone.mapping(of: civil).compatible == instant {
            self.init(civil, in: zone, tzdb: tzdb)
            if !ZoneDefinition.isID(zone.id) { record(instant, tzdb) }
        } else {
            self.init(instant.utc, in: .utc, tzdb: tzdb)
        }
    }

    /// Makes a zone's reading of an instant, with the offset that identifies the second pass of a repeated hour.
    init(showing instant: Instant, in zone: Zone, tzdb: String) {
        self.init(local: zone.civil(at: instant), zone: zone.id)
        guard case .repeated(_, instant) = zone.mapping(of: local).resolution else { return }
        recorded = RecordedOffset(offset: zone.offset(at: instant), tzdb: tzdb)
    }
}

extension DateTimeValue {
    /// The clock reading of any form; a date stands at midnight.
    var civil: CivilDateTime {
        switch self {
        case .date(let date): CivilDateTime(date, .midnight)
        case .local(let civil), .utc(let civil): civil
        }
    }
}
