import CivilTime
import ICalendar
import Trips

// MARK: - What others may see of a series

extension EventExport {
    /// A line of a series with nothing in it but what was understood; none when nothing was.
    ///
    /// What nobody could read may say anything. The zone of a date, where it is not the series' own, says where the
    /// traveller is; who may only know that there is something gets such a date in UTC.
    func redacted(_ property: Property) -> [Property] {
        var reader = ValueReader()
        if property.name == "RRULE" || property.name == "EXRULE" {
            guard reader.recurrenceRule(property) != nil else { return [] }
            var rule = property
            rule.parameters.removeAll()
            return [rule]
        }
        let isPeriods = property.valueType == "PERIOD"
        let times = isPeriods ? [] : reader.dateTimes(property)
        let understood = isPeriods ? reader.periods(property).count : times.count
        let members = property.rawValue.split(separator: ",", omittingEmptySubsequences: false)
        guard understood == members.count else { return [] }
        var dates = property
        dates.parameters.removeAll { parameter in
            parameter.name == "VALUE"
                ? !parameter.values.allSatisfy { ["DATE", "DATE-TIME", "PERIOD"].contains($0.uppercased()) }
                : parameter.name != "TZID"
        }
        guard let name = property.zoneName else { return [dates] }
        guard let zone = scope.zone(named: name) else { return [] }
        guard scope.redaction == .busy, zone.id != ownZone else { return [dates] }
        return times.compactMap { time in
            try? Property(
                property.name, DateTimeValue(zone.mapping(of: time.civil).compatible), zoneName: nil)
        }
    }

    /// The end of a series on the clock of its start: the zone of arrival is nobody's business.
    func redacted(_ end: ActivityTime) -> ActivityTime {
        guard scope.redaction == .busy, activity.recurrence != nil, let own = ownZone, end.zone != own,
            let zone = end.zone.flatMap({ scope.zone(named: $0.name) }),
            let clock = scope.zone(named: own.name)
        else { return end }
        return ActivityTime(local: clock.civil(at: zone.mapping(of: end.local).compatible), zone: own)
    }

    private var ownZone: ZoneID? {
        guard case .timed(let start, _) = activity.span else { return nil }
        return start.zone
    }
}
