package import CivilTime
import Recurrence

/// When the zones of a calendar are used, and under which releases its times were written down.
///
/// A definition speaks for the times of its file alone, so whether it contradicts a zone depends on them.
package struct ZoneUses: Sendable {
    /// By TZID, clock readings, each with the last one that a series goes on to.
    package private(set) var times: [String: [ClosedRange<CivilDateTime>]] = [:]
    /// The releases that stand beside the offsets of ends.
    package private(set) var releases: Set<String> = []

    /// The times of one zone that are kept apart; of more only the first and the last count.
    private static let mostTimes = 10_000
    private static let mostReleases = 100

    /// Begins with none.
    package init() {}

    /// Takes the uses of some components.
    init(_ components: [Component], of names: Set<String>) {
        for component in components { add(component, of: names) }
    }

    /// Adds the uses of a component; those inside of it do not count.
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

    /// How far the rules of a series go on; `nil` without one.
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
