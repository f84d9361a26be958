public import CivilTime
public import Findings
import Messages

/// Finds the zones of a file's TZIDs, with one finding for each step.
///
/// A name of the zone database is preferred to the file's own VTIMEZONE: files contain outdated ones. Where
/// the two differ at the times of the events, a finding is added, and a definition of a newer release
/// (``ZoneDefinition/releaseProperty``) is used for the file. Of two VTIMEZONEs with one TZID the first is
/// used. Otherwise it tries, in this order: a vendor's prefix, a Windows name, a display name of Windows, a
/// stated offset, the VTIMEZONE's `X-LIC-LOCATION`, a short Windows name as Lotus Notes writes it, the zone
/// with the same offsets as the VTIMEZONE over the years of the events, and at last the VTIMEZONE's own
/// rules; a definition that ``ZoneDefinition/nameProperty`` marks precedes all these. An unresolved name
/// gives an error finding with the nearest names, never UTC.
///
/// These searches take time, and a hostile file can hold any number of names. After ``mostSearched`` unknown
/// names, further ones are not searched for and stay unknown.
///
/// ```swift
/// var resolver = ZoneResolver(calendar, database: database, file: "trip.ics")
/// let found = resolver.zone(named: "W. Europe Standard Time", line: 12, component: event.label)
/// found?.zone.id       // Europe/Berlin
/// resolver.findings    // windows-zone, repaired
/// ```
public struct ZoneResolver: Sendable {
    /// The zone database.
    public let database: ZoneDatabase
    /// The findings so far: one for each TZID that is no name of the database.
    public private(set) var findings: [Finding] = []

    private let file: String?
    let years: Range<Int>
    let definitions: [String: FileZone]
    /// The components of the calendar; empty for a resolver of zones alone.
    let components: [Component]
    /// The times of use, where the calendar's components are not available.
    let uses: ZoneUses?
    /// Further definitions of the same TZIDs.
    private let further: [String: [FileZone]]
    /// The contradictions between the file's definitions and the zones used instead, by TZID.
    package private(set) var contradictions: [String: [ZoneContradiction]] = [:]
    private var known: [String: ResolvedZone?] = [:]
    private var searched = 0
    private var isExhausted = false
    let searches: ZoneSearches

    /// The most zones of one calendar, not in the database, that are searched for.
    ///
    /// Real files have at most some dozen.
    public static let mostSearched = 100

    /// The most years of a calendar in which a VTIMEZONE is compared with a zone.
    static let mostYears = 50

    /// Makes a resolver for the zones of a file.
    ///
    /// - Parameters:
    ///   - timeZones: The VTIMEZONEs of the file.
    ///   - years: The years of the events, in which rules are compared; at most 50 are used.
    ///   - database: The zone database.
    ///   - file: The name for findings.
    public init(timeZones: [Component], years: Range<Int>, database: ZoneDatabase, file: String? = nil) {
        self.init(timeZones: timeZones, years: years, database: database, file: file, sharing: ZoneSearches())
    }

    private init(
        timeZones: [Component], years: Range<Int>, database: ZoneDatabase, file: String?,
        sharing searches: ZoneSearches, uses: ZoneUses? = nil, components: [Component] = []
    ) {
        self.database = database
        self.searches = searches
        self.file = file
        let first = max(1, min(years.lowerBound, 9900))
        self.years = first..<max(first + 1, min(years.upperBound, first + Self.mostYears))
        var definitions: [String: FileZone] = [:]
        var further: [String: [FileZone]] = [:]
        for component in timeZones {
            guard let zone = FileZone(component, sharing: searches.work) else { continue }
            if let first = definitions[zone.name] {
                guard further[zone.name, default: []].count < Self.mostFurther,
                    first.component.components != component.components
                else { continue }
                further[zone.name, default: []].append(zone)
            } else {
                definitions[zone.name] = zone
            }
        }
        self.definitions = definitions
        self.further = further
        (self.uses, self.components) = (uses, components)
    }

    /// Makes a resolver for one calendar, with the years of its times.
    ///
    /// - Parameters:
    ///   - calendar: The calendar.
    ///   - database: The zone database.
    ///   - file: The name for findings.
    public init(_ calendar: CalendarObject, database: ZoneDatabase, file: String? = nil) {
        self.init(calendar, database: database, file: file, sharing: ZoneSearches())
    }

    /// Makes a resolver for one of a file's calendars, possibly with known uses and no components.
    package init(
        _ calendar: CalendarObject, database: ZoneDatabase, file: String?, sharing searches: ZoneSearches,
        uses: ZoneUses? = nil
    ) {
        self.init(
            timeZones: calendar.timeZones, years: Self.years(of: calendar.components), database: database,
            file: file, sharing: searches,
            uses: uses, components: calendar.components)
    }

    /// Returns the zone of a name.
    ///
    /// The name may also come from `X-WR-TIMEZONE`.
    ///
    /// - Parameters:
    ///   - name: A TZID as read.
    ///   - line: The line for findings.
    ///   - component: The component for findings.
    /// - Returns: The zone, or `nil` after a finding when it is unknown.
    public mutating func zone(named name: String, line: Int, component: String? = nil) -> ResolvedZone? {
        if let result = known[name] { return result }
        let query = ZoneQuery(
            name: Self.bare(name), definition: definitions[name], database: database, years: years)
        var result = search(query, given: name, line: line, component: component)
        if let found = result, Self.isNamed(found), let definition = query.definition,
            let newer = newer(definition, than: found.zone, named: name)
        {
            findings.append(
                Finding(
                    .newerZone, .warning, file: file, line: line, component: component,
                    message: newer.message))
            result = ResolvedZone(
                zone: newer.definition.zone, source: .fileRules, definition: newer.definition)
        }
        known[name] = .some(result)
        if let result, let definition = query.definition {
            compare(definition, of: name, with: result, line: line, component: component)
        }
        return result
    }

    private mutating func search(_ query: ZoneQuery, given: String, line: Int, component: String?)
        -> ResolvedZone?
    {
        if let zone = query.lookUp(query.name), !query.isMoreThan(zone) {
            return ResolvedZone(zone: zone, source: .exact, definition: nil)
        }
        let subject = "TZID `\(Excerpt.of(given))`"
        searched += 1
        let key = ZoneSearches.Key(
            name: query.name,
            definition: query.definition.map { CalendarWriter().text($0.component) } ?? "", years: years)
        guard searched <= Self.mostSearched,
            let result = searches.result(
                key, search: { ZoneFinder.chain.lazy.compactMap { $0.find(query) }.first })
        else {
            // Once for all further names: findings must be bounded too.
            if !isExhausted {
                isExhausted = true
                findings.append(
                    Finding(
                        .unknownZone, .error, file: file, line: line, component: component,
                        message: tr(
                            "\(subject) and further names are no zones of the database "
                                + "\(database.version); \(Self.mostSearched) such names of a calendar, and "
                                + "\(ZoneSearches.most) of a file, were searched for, and no more are")))
            }
            return nil
        }
        if let found = result {
            findings.append(
                Finding(
                    found.code, found.severity, file: file, line: line, component: component,
                    message: "\(subject) \(contradicted(query, found) ?? found.clause)"))
            return ResolvedZone(zone: found.zone, source: found.source, definition: found.definition)
        }
        findings.append(
            Finding(
                .unknownZone, .error, file: file, line: line, component: component,
                message: tr("\(subject) is no zone of the database \(database.version)\(hint(query))")))
        return nil
    }

    /// Returns the clause about a zone found by name that the file's definition contradicts.
    private func contradicted(_ query: ZoneQuery, _ found: FoundZone) -> String? {
        guard let taken = found.taken, let definition = query.definition else { return nil }
        let bare = ZoneQuery(name: query.name, definition: nil, database: database, years: years)
        guard
            let zone = bare.lookUp(query.name)
                ?? ZoneFinder.byName.lazy.compactMap({ $0.find(bare) }).first?.zone,
            let stretch = searches.stretches(definition, zone, years).first
        else { return nil }
        let contradiction = ZoneContradiction(
            name: query.name, zone: zone, of: database.version, stretches: [stretch], lines: nil)
        return tr("stands for \(zone.id) by its name, but its VTIMEZONE speaks against that: ")
            + contradiction.difference(stretch) + taken
    }

    /// Compares the zone of a TZID with the file's definitions.
    private mutating func compare(
        _ definition: FileZone, of name: String, with found: ResolvedZone, line: Int, component: String?
    ) {
        let isNamed = Self.isNamed(found)
        var others = further[name, default: []]
        guard isNamed || !others.isEmpty else { return }
        if isNamed {
            let stretches = searches.stretches(definition, found.zone, years)
            if !stretches.isEmpty {
                contradictions[name, default: []].append(
                    ZoneContradiction(
                        name: name, zone: found.zone, of: database.version, stretches: stretches,
                        lines: nil))
            }
        } else {
            // Only the first can be followed where they differ.
            others = Array(others.prefix(1))
        }
        for other in others {
            let stretches = searches.stretches(definition, other, years)
            guard let first = stretches.first else { continue }
            let contradiction = ZoneContradiction(
                name: name, zone: found.zone, of: database.version, stretches: stretches,
                lines: (definition.component.lines.lowerBound, other.component.lines.lowerBound))
            guard !isNamed else {
                contradictions[name, default: []].append(contradiction)
                continue
            }
            findings.append(
                Finding(
                    .duplicateZone, .warning, file: file, line: line, component: component,
                    message: contradiction.message(first, isNamed: false)))
        }
    }

    /// Returns whether a zone was found by its name, and not by the file's definition.
    private static func isNamed(_ found: ResolvedZone) -> Bool {
        [.exact, .prefixed, .windows, .displayName, .location].contains(found.source)
    }

    /// The most further VTIMEZONEs of one TZID that are compared with the first.
    static let mostFurther = 10

    private func hint(_ query: ZoneQuery) -> String {
        let text =
            switch query.definition {
            case nil: tr(", and the file does not define it")
            case let definition? where definition.isCutShort:
                tr(
                    ", and the rules of the file's VTIMEZONEs take too much work together; those of this one were not "
                        + "evaluated to their end")
            case _?: tr(", and its VTIMEZONE has no usable rules")
            }
        let nearest = database.nearestNames(to: query.name)
        return nearest.isEmpty
            ? text : text + tr("; the nearest names are \(nearest.joined(separator: ", "))")
    }

    /// Returns the name without surrounding quotes and blanks.
    private static func bare(_ name: String) -> String {
        let quotes: Set<Character> = ["\"", "'", " ", "\t"]
        var text = Substring(name)
        while let first = text.first, quotes.contains(first) { text.removeFirst() }
        while let last = text.last, quotes.contains(last) { text.removeLast() }
        return String(text)
    }

    /// Returns whether properties of a name hold times.
    package static func tellsYear(_ name: String) -> Bool { timeNames.contains(name) }

    /// Returns whether a line has one of those names.
    static func tellsYear(_ line: LineStore.Line, of store: LineStore) -> Bool {
        for (key, name) in timeKeys where key == line.key { return store.isNamed(line, name) }
        return false
    }

    private static let timeKeys = timeNames.map { (NameKey.of($0), $0) }

    private static let timeNames: Set<String> = ["DTSTART", "DTEND", "DUE", "RECURRENCE-ID", "RDATE"]

    /// Returns the year at the start of a value.
    package static func year(of property: Property) -> Int? {
        guard let year = Int(property.rawValue.prefix(4)), year > 0 else { return nil }
        return year
    }

    /// Returns the years of the times in some components.
    private static func years(of components: [Component]) -> Range<Int> {
        var first = Int.max
        var last = Int.min
        for component in components where component.name != "VTIMEZONE" {
            for property in component.properties where tellsYear(property.name) {
                guard let year = year(of: property) else { continue }
                first = min(first, year)
                last = max(last, year)
            }
        }
        // Without any time the answer hardly matters; a recent year is sensible.
        return first <= last ? first..<last + 1 : 2020..<2021
    }
}

extension CalendarObject {
    /// The TZID of the calendar's only VTIMEZONE; `nil` with none or several.
    ///
    /// bahn.de and others define a zone and then write floating times; this is the zone they mean.
    public var onlyTimeZoneName: String? {
        let zones = timeZones
        return zones.count == 1 ? zones[0].text("TZID") : nil
    }
}
