import CivilTime
import Documents
import Findings
import ICalendar
import Messages
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

// MARK: - Properties that stand more than once

extension EventImport {
    /// The properties that an event has at most once (RFC 5545 §3.6.1), except its times, which are checked where
    /// they are read.
    private static let single = [
        "UID", "DTSTAMP", "RECURRENCE-ID", "SEQUENCE", "STATUS", "SUMMARY", "LOCATION", "DESCRIPTION", "GEO",
        "TRANSP", "CLASS", "CREATED", "LAST-MODIFIED", "ORGANIZER", "PRIORITY", "URL",
    ]

    /// Reports each repeated property with another value.
    mutating func noteRepeated() {
        guard component.mayRepeat else { return }
        for name in Self.single where component.repeats(name) {
            let all = component.all(named: name).filter { !$0.rawValue.trimmed.isEmpty }
            guard let first = all.first else { continue }
            for further in all.dropFirst() {
                values.note(
                    .repairedValue, .repaired, further,
                    tr(
                        "\(name) stands more than once where one is allowed (RFC 5545 §3.6.1); "
                            + "`\(Self.short(first.rawValue))` on line \(first.line) was taken, "
                            + "`\(Self.short(further.rawValue))` on line \(further.line) was not"))
            }
        }
    }

    /// A long value by its beginning and its length.
    private static func short(_ value: String) -> String {
        value.utf8.count > 60 ? tr("\(value.prefix(40))… (\(value.utf8.count) bytes)") : value
    }
}

// MARK: - Binary values

extension EventImport {
    /// Reports invalid base64 values of the event and of its alarms.
    ///
    /// They are kept verbatim: their intended content is unknown.
    mutating func checkBinaryValues() {
        noteBinaryFlaws(of: component)
        for inner in component.components { noteBinaryFlaws(of: inner) }
    }

    private mutating func noteBinaryFlaws(of component: Component) {
        for property in component.properties(with: "ENCODING") {
            guard property.parameter("ENCODING")?.uppercased() == "BASE64",
                let flaw = Base64Text.flaw(of: property.rawValue)
            else { continue }
            values.note(
                .badValue, .warning, property,
                tr(
                    "\(property.name) `\(Self.short(property.rawValue))` is not base64 (RFC 5545 §3.3.1): \(flaw); it was "
                        + "kept as it came"))
        }
    }
}
