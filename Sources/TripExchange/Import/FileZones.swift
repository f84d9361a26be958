import CivilTime
import Findings
import ICalendar
import Messages

/// The meanings of the TZIDs of one calendar.
struct FileZones {
    private var resolver: ZoneResolver
    private let database: ZoneDatabase
    private let timeZones: [Component]
    private let searches: ZoneSearches
    private var reported = 0
    /// The known zones, for names about which everything was reported.
    private var answers: [String: Answer] = [:]
    /// The zones without a database entry, by the file's names for them.
    private(set) var definitions: [String: ZoneDefinition] = [:]
    /// The reported contradictions of each name.
    private var told: [String: Set<Int>] = [:]
    /// The messages about unknown names, repeated for each event that is rejected.
    private var refusals: [String: String] = [:]

    /// Collects the definitions of a calendar.
    ///
    /// - Parameters:
    ///   - calendar: The calendar.
    ///   - database: The zones that need no definition.
    ///   - file: The file name for findings.
    ///   - searches: The zone searches of the file's other calendars.
    ///   - uses: The uses of its zones; `nil` if it has all its events.
    init(
        _ calendar: CalendarObject, database: ZoneDatabase, file: String?, sharing searches: ZoneSearches,
        uses: ZoneUses? = nil
    ) {
        resolver = ZoneResolver(calendar, database: database, file: file, sharing: searches, uses: uses)
        self.database = database
        self.searches = searches
        timeZones = calendar.timeZones
    }

    /// A zone, and how it was stated.
    struct Answer {
        let zone: Zone
        /// Whether the file states a mere offset, so that a place may determine the zone.
        let isOffset: Bool
    }

    /// Returns whether a name is a zone, without reporting findings.
    mutating func knows(_ name: String) -> Bool { resolve(name, line: 0, component: nil) != nil }

    /// Returns the zone that a whole file suggests, with the findings about its name.
    mutating func zone(hinted name: String, line: Int) -> (answer: Answer?, findings: [Finding]) {
        let answer = resolve(name, line: line, component: nil)
        return (answer, take())
    }

    /// The zone of a property's TZID, or `nil` after a finding of severity `error`.
    mutating func zone(named name: String, of property: Property, noting values: inout ValueReader) -> Answer?
    {
        if let known = answers[name] { return known }
        let answer = resolve(name, line: property.line, component: values.component)
        let found = take()
        if let answer { answers[name] = answer }
        for finding in found { values.note(finding.code, finding.severity, property, finding.message) }
        guard answer == nil else { return answer }
        if let refusal = found.first(where: { $0.severity == .error })?.message {
            refusals[name] = refusal
        } else {
            values.note(.unknownZone, .error, property, refusals[name] ?? tr("TZID `\(name)` is no zone"))
        }
        return nil
    }

    /// Returns the zone of a stamp, which needs none: an unknown name is reported only for a time.
    mutating func zone(ofStamp name: String, of property: Property, noting values: inout ValueReader) -> Zone?
    {
        if let known = answers[name] { return known.zone }
        let answer = resolve(name, line: property.line, component: values.component)
        for finding in take() {
            if finding.severity == .error {
                refusals[name] = finding.message
            } else {
                values.note(finding.code, finding.severity, property, finding.message)
            }
        }
        if let answer { answers[name] = answer }
        return answer?.zone
    }

    private mutating func resolve(_ name: String, line: Int, component: String?) -> Answer? {
        guard let found = resolver.zone(named: name, line: line, component: component) else { return nil }
        if let definition = found.definition { definitions[name] = definition }
        return Answer(zone: found.zone, isOffset: found.source == .fixedOffset)
    }

    /// The ids of the zones without a database entry, by the file's names for them.
    var ids: [String: ZoneID] { definitions.mapValues(\.zone.id) }

    /// Whether the file's definition of any used name differs from the zone in use.
    var hasContradictions: Bool { !resolver.contradictions.isEmpty }

    /// Returns the unreported contradictions between the definitions of a name and the zone in use, with their
    /// numbers.
    func untoldContradictions(of name: String) -> [(index: Int, contradiction: ZoneContradiction)] {
        guard let all = resolver.contradictions[name] else { return [] }
        return all.enumerated().filter { told[name]?.contains($0.offset) != true }
            .map { ($0.offset, $0.element) }
    }

    /// Records that a contradiction was reported.
    mutating func noteTold(_ index: Int, of name: String) { told[name, default: []].insert(index) }

    /// Removes and returns the findings since the last call; the resolver reports each name once.
    ///
    /// One by one: if the result was unused, an optimised build freed an array made of the slice twice (Swift 6.3.1).
    private mutating func take() -> [Finding] {
        var found: [Finding] = []
        while reported < resolver.findings.count {
            found.append(resolver.findings[reported])
            reported += 1
        }
        return found
    }
}

// MARK: - Names of components that are kept unread

extension FileZones {
    /// Finds the definitions of names that only the file has, without findings about the others.
    ///
    /// - Parameter names: The zone names in components that are kept verbatim.
    mutating func define(_ names: Set<String>) {
        let unknown = names.filter { definitions[$0] == nil && (try? database.zone(named: $0)) == nil }
        guard !unknown.isEmpty else { return }
        var nameless = ZoneResolver(timeZones: [], years: 2020..<2021, database: database)
        var left = ZoneResolver.mostSearched
        for component in timeZones {
            guard left > 0, let name = component.text("TZID"), unknown.contains(name),
                definitions[name] == nil
            else { continue }
            left -= 1
            if nameless.zone(named: name, line: 0) != nil { continue }
            if let definition = ZoneDefinition(component, sharing: searches) {
                definitions[name] = definition
            }
        }
    }
}
