import CivilTime
import Findings
import ICalendar
import Recurrence

// MARK: - What the file says of zones that have rules already

extension EventImport {
    /// Reports once for each TZID that the file's definition of it differs from the zone in use at a time of the
    /// event.
    mutating func noteContradictions() {
        guard scope.zones.hasContradictions else { return }
        for property in component.properties {
            guard let name = property.zoneName, ZoneResolver.tellsYear(property.name) else { continue }
            let untold = scope.zones.untoldContradictions(of: name)
            guard !untold.isEmpty else { continue }
            var reader = ValueReader()
            let readings = property.valueType == "PERIOD" ? [] : reader.dateTimes(property).map(\.civil)
            for (index, contradiction) in untold {
                for reading in readings {
                    let last =
                        property.name == "DTSTART" ? lastStart(reading, in: contradiction.zone) : reading
                    guard let message = contradiction.message(from: reading, through: last) else { continue }
                    scope.zones.noteTold(index, of: name)
                    values.note(contradiction.code, .warning, property, message)
                    break
                }
            }
        }
    }

    /// Returns the last start by the rules of a series, limited for one without a count.
    private func lastStart(_ start: CivilDateTime, in zone: Zone) -> CivilDateTime {
        var last = start
        for property in component.properties where property.name == "RRULE" {
            var reader = ValueReader()
            guard let rule = reader.recurrenceRule(property) else { continue }
            let resolved = rule.resolvingUntil { zone.civil(at: Zone.utc.mapping(of: $0).compatible) }
            switch resolved.bound {
            case .count: break
            case .forever: return .latest
            case .until(.date(let date)): last = max(last, CivilDateTime(date, start.time))
            case .until(.local(let until)), .until(.utc(let until)): last = max(last, until)
            }
        }
        return last
    }
}
