public import CivilTime

/// A VTIMEZONE made from a zone's rules for the instants of a calendar (RFC 5545 §3.6.5).
///
/// Where the zone's rules allow it, the component has the one form that every known reader understands: one
/// STANDARD part and, if the clocks change in the years in question, one DAYLIGHT part, each with a yearly
/// rule of a month and the n-th or last weekday, without an end. DAYLIGHT is the part with the larger offset,
/// also for Dublin, whose winter is the exception by law.
///
/// In years in which the rules change, or follow no weekday, a pair of rules is written that is true for the
/// range and undefined at other times. Where no pair exists, each change is a part of its own without a rule,
/// and ``isRegular`` is `false`: when the clocks use more than two offsets, move by more than three hours,
/// the same way twice in a year, or once in a range of about a year, and when an offset has seconds. Such
/// parts are exact by RFC 5545, but Outlook and others read one pair of rules only: for such a zone times in
/// UTC are safer.
///
/// ```swift
/// let may = try Instant(parsing: "2027-05-01T00:00:00Z")
/// let june = try Instant(parsing: "2027-06-01T00:00:00Z")
/// let zone = TimeZoneComponent(newYork, covering: may..<june)
/// zone.component  // DAYLIGHT from 2SU of March, STANDARD from 1SU of November
/// ```
public struct TimeZoneComponent: Hashable, Sendable {
    /// The VTIMEZONE; its TZID and its `X-LIC-LOCATION` are the zone's id.
    public let component: Component
    /// Whether the component is in the form that every known reader understands.
    public let isRegular: Bool

    /// Makes the component for a zone.
    ///
    /// It gives the zone's offset for every instant of the range; before and after it may not.
    ///
    /// - Parameters:
    ///   - zone: The zone; its id becomes the TZID as it is spelled.
    ///   - range: The instants at which the zone is used. An empty one counts as its one instant.
    ///   - release: The release of the zone's rules, written as ``ZoneDefinition/releaseProperty`` for
    ///     readers with older ones; an unknown one is not written.
    public init(_ zone: Zone, covering range: Range<Instant>, release: String? = nil) {
        self.init(zone, ZoneHistory(zone, range), release: release)
    }

    /// Makes the component for the history of a zone.
    init(_ zone: Zone, _ history: ZoneHistory, release: String?) {
        let parts: [Component]
        if history.yearsHaveNoChange || (history.changesInRange.isEmpty && history.rules == nil) {
            (parts, isRegular) = ([Self.fixed(history)], history.origin.period.offset.isWholeMinutes)
        } else if let rules = history.rules {
            let offsets = [rules.first.rule.from, rules.first.rule.to]
            (parts, isRegular) = (Self.yearly(rules), offsets.allSatisfy(\.isWholeMinutes))
        } else {
            (parts, isRegular) = (Self.single(history), false)
        }
        var properties = [
            Property(text: "TZID", zone.id.name), Property(text: "X-LIC-LOCATION", zone.id.name),
        ]
        if let release, ZoneRelease(release) != nil {
            properties.append(Property(text: ZoneDefinition.releaseProperty, release))
        }
        component = Component("VTIMEZONE", properties: properties, components: parts)
    }

    // MARK: - The three forms

    /// Makes a component with one offset at all times.
    private static func fixed(_ history: ZoneHistory) -> Component {
        let start = history.origin
        let offset = start.period.offset
        // The part applies to earlier times too, so its start is read with the new offset; where
        // the clocks went back, that would be too late.
        let back = min(0, offset.totalSeconds - start.from.totalSeconds)
        let since = (try? start.local.adding(.seconds(back))) ?? start.local
        return part("STANDARD", start: since, from: offset, to: offset, name: start.period.abbreviation)
    }

    /// Makes a pair of yearly rules.
    private static func yearly(_ rules: ZoneHistory.Rules) -> [Component] {
        [rules.first, rules.second].sorted { $0.rule.to < $1.rule.to }.compactMap { onset in
            guard let start = onset.rule.onset(in: rules.firstYear) else { return nil }
            let isDaylight = onset.rule.to > onset.rule.from
            return part(
                isDaylight ? "DAYLIGHT" : "STANDARD", start: start, from: onset.rule.from, to: onset.rule.to,
                name: onset.name, rule: onset.rule.text)
        }
    }

    /// Makes one part for the time before the first change, and one for each change.
    private static func single(_ history: ZoneHistory) -> [Component] {
        let start = history.origin
        let isTurned = history.hasNegativeDaylight
        func kind(_ period: ZonePeriod) -> String {
            period.isDaylight != isTurned ? "DAYLIGHT" : "STANDARD"
        }
        let first = part(
            kind(start.period), start: start.local, from: start.from, to: start.period.offset,
            name: start.period.abbreviation)
        let parts =
            [first]
            + history.changesInRange.map { change in
                part(
                    kind(change.after), start: change.localBefore, from: change.before.offset,
                    to: change.after.offset, name: change.after.abbreviation)
            }
        // RFC 5545 §3.6.5 permits DAYLIGHT alone; dateutil, and with it vobject and Radicale, does not.
        guard let standard = history.lastStandard, parts.allSatisfy({ $0.name == "DAYLIGHT" }) else {
            return parts
        }
        let before = part(
            "STANDARD", start: standard.local, from: standard.from, to: standard.period.offset,
            name: standard.period.abbreviation)
        return [before] + parts
    }

    private static func part(
        _ kind: String, start: CivilDateTime, from: UTCOffset, to: UTCOffset, name: String,
        rule: String? = nil
    ) -> Component {
        var properties = [
            Property("TZOFFSETFROM", rawValue: LibicalValues.text(utcOffset: from.totalSeconds)),
            Property("TZOFFSETTO", rawValue: LibicalValues.text(utcOffset: to.totalSeconds)),
            Property(text: "TZNAME", name),
        ]
        // Zones have no years that cannot be written; a range beyond them ends at the last one.
        if let start = try? Property("DTSTART", .local(start)) { properties.append(start) }
        if let rule { properties.append(Property("RRULE", rawValue: rule)) }
        return Component(kind, properties: properties)
    }
}
