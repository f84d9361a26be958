import CivilTime
import ICalendar

/// What the TZIDs of one calendar mean.
struct FileZones {
    private var resolver: ZoneResolver
    private var reported = 0
    /// What was said about each name that is no zone, to be said again for every event that it costs.
    private var refusals: [String: String] = [:]

    init(_ calendar: CalendarObject, database: ZoneDatabase, file: String?) {
        resolver = ZoneResolver(calendar, database: database, file: file)
    }

    /// A zone, and whether an activity can name it.
    struct Answer {
        let zone: Zone
        /// Whether the zone database knows it; if not, times are kept in UTC.
        let isInDatabase: Bool
        /// Whether the file states a mere offset, so that a place may tell the zone.
        let isOffset: Bool
    }

    /// The zone that a whole file hints at, with what was found about the name.
    mutating func zone(hinted name: String, line: Int) -> (answer: Answer?, findings: [Finding]) {
        let answer = resolve(name, line: line, component: nil)
        return (answer, take())
    }

    /// The zone of a property's TZID, or `nil` after a finding of severity `error`.
    mutating func zone(named name: String, of property: Property, noting values: inout ValueReader) -> Answer?
    {
        let answer = resolve(name, line: property.line, component: values.component)
        let found = take()
        for finding in found { values.note(finding.code, finding.severity, property, finding.message) }
        guard answer == nil else { return answer }
        if let refusal = found.first(where: { $0.severity == .error })?.message {
            refusals[name] = refusal
        } else {
            values.note(.unknownZone, .error, property, refusals[name] ?? "TZID `\(name)` is no zone")
        }
        return nil
    }

    private mutating func resolve(_ name: String, line: Int, component: String?) -> Answer? {
        resolver.zone(named: name, line: line, component: component).map {
            Answer(zone: $0.zone, isInDatabase: $0.isInDatabase, isOffset: $0.source == .fixedOffset)
        }
    }

    /// The findings since the last call; the resolver tells each name once.
    private mutating func take() -> [Finding] {
        defer { reported = resolver.findings.count }
        return Array(resolver.findings[reported...])
    }
}
