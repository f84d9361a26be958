import CivilTime
import ICalendar
import Trips

// MARK: - What others may see of a series

extension EventExport {
    /// Returns a line of a series with only the values that were understood.
    ///
    /// The result is empty when none was. An unread value may say anything. The zone of a date, where it is
    /// not the series' own, reveals where the traveller is; a busy export writes such a date in UTC.
    func redacted(_ property: Property) -> [Property] {
        var reader = ValueReader()
        if property.name == "RRULE" || property.name == "EXRULE" {
            return reader.recurrenceRule(property).map { [Property(property.name, $0)] } ?? []
        }
        let zone = property.zoneName.flatMap { scope.zone(named: $0) }
        guard property.zoneName == nil || zone != nil else { return [] }
        let isHidden = scope.redaction == .busy && zone?.id != ownZone
        func shown(_ value: DateTimeValue) -> (value: DateTimeValue, zone: String?) {
            guard case .local(let civil) = value, let zone else { return (value, nil) }
            return isHidden
                ? (DateTimeValue(zone.mapping(of: civil).compatible), nil) : (value, property.zoneName)
        }
        let members = property.rawValue.split(separator: ",", omittingEmptySubsequences: false).count
        guard property.valueType == "PERIOD" else {
            let times = reader.dateTimes(property)
            guard times.count == members else { return [] }
            return times.map(shown).compactMap { try? Property(property.name, $0.value, zoneName: $0.zone) }
        }
        let periods = reader.periods(property)
        guard periods.count == members else { return [] }
        return periods.compactMap { period in
            let start = shown(period.start)
            guard var written = try? Property(property.name, start.value, zoneName: start.zone),
                let end = text(of: period.end, shown)
            else { return nil }
            written = written.with(rawValue: "\(written.rawValue)/\(end)")
            written.setParameter("VALUE", "PERIOD")
            return written
        }
    }

    private func text(
        of end: PeriodValue.End, _ shown: (DateTimeValue) -> (value: DateTimeValue, zone: String?)
    ) -> String? {
        switch end {
        case .duration(let duration): duration.text
        case .time(let value): try? shown(value).value.text()
        }
    }

    /// Returns the end of a series on the clock of its start, hiding the zone of arrival.
    func redacted(_ end: ActivityTime) -> ActivityTime {
        guard scope.redaction == .busy, activity.recurrence != nil, let own = ownZone, end.zone != own,
            let zone = end.zone.flatMap({ scope.zone(named: $0.name) }),
            let clock = scope.zone(named: own.name)
        else { return end }
        return ActivityTime(local: clock.civil(at: zone.mapping(of: end.local).compatible), zone: own)
    }

    /// The zone of the start.
    var ownZone: ZoneID? {
        guard case .timed(let start, _) = activity.span else { return nil }
        return start.zone
    }
}
