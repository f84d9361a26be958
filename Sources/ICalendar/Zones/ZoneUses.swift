package import CivilTime
import Recurrence

/// The times at which a calendar's zones are used, and the releases recorded with them.
///
/// A definition applies to the times of its file alone, so whether it contradicts a zone depends on them.
package struct ZoneUses: Sendable {
    /// The clock readings by TZID, each with the last reading of its series.
    package private(set) var times: [String: [ClosedRange<CivilDateTime>]] = [:]
    /// The releases recorded with offsets of ends.
    package private(set) var releases: Set<String> = []

    /// The most times of one zone that are kept; of more only the first and the last.
    private static let mostTimes = 10_000
    private static let mostReleases = 100

    /// Makes an empty set of uses.
    package init() {}

    /// Collects the uses of some components.
    init(_ components: [Component], of names: Set<String>) {
        for component in components { add(component, of: names) }
    }

    /// Adds the uses of a component, without its subcomponents.
    ///
    /// - Parameters:
    ///   - component: The component.
    ///   - names: The TZIDs of interest.
    package mutating func add(_ component: Component, of names: Set<String>) {
        guard component.name != "VTIMEZONE" else { return }
        for property in component.properties {
            if releases.count < Self.mostReleases,
                let release = property.parameter(ZoneDefinition.releaseProperty)
            {
                releases.insert(release)
            }
            guard ZoneResolver.tellsYear(property.name), let name = property.zoneName, names.contains(name)
            else { continue }
            var reader = ValueReader()
            let values =
                property.valueType == "PERIOD"
                ? reader.periods(property).map(\.start) : reader.dateTimes(property)
            let end = property.name == "DTSTART" ? Self.lastReading(of: component) : nil
            for first in values.map(Self.reading) { add(first...max(first, end ?? first), name) }
        }
    }

    private mutating func add(_ time: ClosedRange<CivilDateTime>, _ name: String) {
        guard times[name]?.last != time else { return }
        times[name, default: []].append(time)
        guard let all = times[name], all.count > Self.mostTimes,
            let first = all.map(\.lowerBound).min(), let last = all.map(\.upperBound).max()
        else { return }
        times[name] = [first...last]
    }

    private static func reading(_ value: DateTimeValue) -> CivilDateTime {
        switch value {
        case .date(let date): CivilDateTime(date, .midnight)
        case .local(let civil), .utc(let civil): civil
        }
    }

    /// Returns the last reading of a series by its rules; `nil` without rules.
    private static func lastReading(of component: Component) -> CivilDateTime? {
        component.all(named: "RRULE").map { property -> CivilDateTime in
            var reader = ValueReader()
            guard let rule = reader.recurrenceRule(property) else { return .latest }
            switch rule.bound {
            case .until(.date(let date)): return CivilDateTime((try? date.adding(days: 1)) ?? date, .midnight)
            case .until(.local(let until)), .until(.utc(let until)): return until
            case .count, .forever: return .latest
            }
        }.max()
    }
}
