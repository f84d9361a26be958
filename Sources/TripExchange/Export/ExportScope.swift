import CivilTime
import Findings
import ICalendar
import Messages
import TripSeries
import Trips

/// The state that the events of one export share: zones used and findings.
final class ExportScope {
    let database: ZoneDatabase
    let redaction: Redaction
    /// The DTSTAMP of activities without one.
    let stamp: Instant
    /// The span of each series, which RECURRENCE-IDs of overrides refer to.
    private var series: [ActivityUID: ActivitySpan] = [:]
    /// The activities that repeat by rules or added dates.
    private var repeated: [ActivityUID: Activity] = [:]
    /// Finds both where the activities are not in memory.
    private let families: ExportedFamilies?
    private var lastStarts: [ActivityUID: Instant?] = [:]
    /// The attachments of each activity.
    let attachments: [ActivityKey: [Trips.Attachment]]
    /// The bytes of files, by their digests.
    let files: [String: [UInt8]]
    /// Whether the caller supplied the attachments of the activities.
    let hasAttachments: Bool
    /// The travellers behind participants, by their persons; `nil` where no trip is known.
    let travellers: [PersonID: Traveller]?
    /// The codes and seats that a shared export removes.
    let secrets: SecretCodes
    /// For reading a component's present values.
    private(set) var reading: ImportScope
    private let pseudonyms: StableHash
    private var resolver: ZoneResolver
    private var uses: [String: (zone: Zone, range: Range<Instant>)] = [:]
    private var timeZoneComponents: TimeZoneComponents
    private var defined: DefinedZones
    private let zones: [ZoneText]
    private let taken: Set<String>
    private(set) var findings: [Finding] = []

    /// Makes the scope of one export.
    ///
    /// - Parameters:
    ///   - export: The export.
    ///   - contents: What it writes.
    ///   - secrets: The codes and seats that a shared export removes.
    ///   - taken: TZIDs that are in use for other zones.
    ///   - families: Finds series where the activities are not among the contents.
    init(
        _ export: CalendarExport, _ contents: CalendarContents, hiding secrets: SecretCodes,
        taken: Set<String>, families: ExportedFamilies? = nil
    ) {
        self.families = families
        let (activities, zones) = (contents.activities, contents.zones)
        var owned: [ActivityKey: [Trips.Attachment]] = [:]
        for attachment in contents.attachments ?? [] {
            if case .activity(let key) = attachment.owner { owned[key, default: []].append(attachment) }
        }
        attachments = owned
        hasAttachments = contents.attachments != nil
        files = Dictionary(
            contents.files.map { ($0.digest, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        travellers = (contents.travellers ?? contents.trip?.travellers).map { travellers in
            Dictionary(travellers.map { ($0.person, $0) }, uniquingKeysWith: { first, _ in first })
        }
        database = export.database.adding(zones)
        (self.zones, self.taken) = (zones, taken)
        defined = DefinedZones([], export.redaction, taken: []) { [] }
        redaction = export.redaction
        self.secrets = secrets
        stamp = export.stamp
        pseudonyms = StableHash(key: export.pseudonymKey ?? Self.content(of: activities, export.redaction))
        reading = Self.reading(export.database)
        resolver = Self.resolver(export.database)
        timeZoneComponents = TimeZoneComponents(release: database.version)
        begin(activities)
    }

    /// Begins a calendar of its own with some activities.
    func begin(_ activities: [Activity]) {
        (uses, lastStarts, findings) = ([:], [:], [])
        // Each calendar may search for as many unknown zones.
        if !resolver.findings.isEmpty { resolver = Self.resolver(reading.database) }
        reading = Self.reading(reading.database)
        let families = families
        defined = DefinedZones(zones, redaction, taken: taken) {
            families?.namedZones ?? Set(activities.flatMap(\.namedZones))
        }
        series = Dictionary(
            activities.filter { $0.recurrenceID == nil }.map { ($0.uid, $0.span) },
            uniquingKeysWith: { first, _ in first })
        repeated = Dictionary(
            activities.filter { $0.recurrence != nil }.map { ($0.uid, $0) },
            uniquingKeysWith: { first, _ in first })
    }

    private static func resolver(_ database: ZoneDatabase) -> ZoneResolver {
        ZoneResolver(timeZones: [], years: 2020..<2021, database: database)
    }

    private static func reading(_ database: ZoneDatabase) -> ImportScope {
        ImportScope(CalendarObject(productID: ""), database: database, policy: .floating, file: nil)
    }

    /// Returns the activities' whole content as an unguessable key; a full export needs none.
    private static func content(of activities: [Activity], _ redaction: Redaction) -> String {
        guard redaction != .full else { return "" }
        return activities.map { "\($0.uid)\n\($0.title)\n\($0.notes)\n\($0.source ?? "")\n" }.joined()
    }

    /// Returns the UID to write: the activity's own in a full export, else a pseudonym.
    func uid(of activity: Activity) -> String {
        guard redaction != .full else { return activity.uid.text }
        return pseudonyms.hexadecimal(of: [activity.uid.text]) + "@uid.meridian"
    }

    /// Returns the span of the series that an activity is one of or overrides.
    func seriesSpan(of activity: Activity) -> ActivitySpan? {
        guard let families else { return series[activity.uid] }
        return activity.recurrenceID == nil ? activity.span : families.series(activity.uid)?.span
    }

    /// Returns the start of a series' last occurrence within its first ten years.
    ///
    /// Other programs expand the series with our VTIMEZONE. It is `nil` when there is no such series here.
    func lastStart(of uid: ActivityUID) -> Instant? {
        if let known = lastStarts[uid] { return known }
        let last = (families?.repeated(uid) ?? repeated[uid]).flatMap { Series($0, database: database) }?
            .lastStart(within: 10)
        lastStarts[uid] = .some(last)
        return last
    }

    /// Notes a finding of a full export.
    func note(_ finding: Finding) { findings.append(finding) }

    /// Notes a finding about a to-do, which only a full export writes.
    func note(_ code: FindingCode, _ severity: FindingSeverity, uid: ActivityUID, _ message: String) {
        findings.append(Finding(code, severity, component: uid.text, message: message))
    }

    /// Notes a finding; with a redaction, without the values that it hides.
    func note(_ code: FindingCode, _ severity: FindingSeverity, _ activity: Activity, _ message: String) {
        guard redaction != .full else {
            return findings.append(
                Finding(code, severity, component: activity.uid.text, message: message))
        }
        findings.append(
            Finding(
                code, severity,
                message: tr("an activity could not be written as it is; a full export says which")
            ))
    }
}

// MARK: - Zones

extension ExportScope {
    /// Returns the zone of a TZID: the database's, else the one it is known to mean.
    func zone(named name: String) -> Zone? {
        if let zone = try? database.zone(named: name) { return zone }
        guard let found = resolver.zone(named: name, line: 0), found.definition == nil else {
            return nil
        }
        return found.zone
    }

    /// Renames every TZID as in the zone database, or as in the file that defines it.
    ///
    /// It also records when each zone is used.
    ///
    /// - Parameters:
    ///   - properties: The properties of one component.
    ///   - lastOccurrence: When a time repeats for the last time.
    func nameZones(of properties: inout [Property], until lastOccurrence: (Instant) -> Instant) {
        for index in properties.indices {
            guard let name = properties[index].zoneName else { continue }
            guard let zone = zone(named: name) else {
                if redaction != .full {
                    properties[index].setParameter("TZID", defined.name(ofUnknown: name, database: database))
                }
                continue
            }
            if let own = defined.name(of: zone.id, database: database) {
                properties[index].setParameter("TZID", own)
                continue
            }
            let known = defined.caughtUp(zone.id, database) ?? zone
            if known.id.name != name, known.id != zone.id || (try? database.zone(named: name)) == nil {
                properties[index].setParameter("TZID", known.id.name)
            }
            var reader = ValueReader()
            let values =
                properties[index].valueType == "PERIOD"
                ? reader.periods(properties[index]).map(\.start) : reader.dateTimes(properties[index])
            let times = values.map { zone.mapping(of: $0.civil).compatible }
            guard let first = times.min(), let last = times.max() else { continue }
            use(known, from: first, through: max(last, lastOccurrence(first)))
        }
    }

    /// Does the same for a non-repeating component, such as an alarm, and its subcomponents.
    func namingZones(of component: Component) -> Component {
        guard !component.zoneNames.isEmpty else { return component }
        var component = component
        nameZones(of: &component.properties) { $0 }
        component.components = component.components.map { namingZones(of: $0) }
        return component
    }

    /// Records that times of a zone are written, so that its VTIMEZONE covers them.
    func use(_ zone: Zone, from first: Instant, through last: Instant) {
        let latest = max(first, last)
        let range = min(first, last)..<((try? latest.adding(.seconds(1))) ?? latest)
        guard let used = uses[zone.id.name] else {
            uses[zone.id.name] = (zone, range)
            return
        }
        uses[zone.id.name]?.range =
            min(used.range.lowerBound, range.lowerBound)..<max(used.range.upperBound, range.upperBound)
    }

    /// The VTIMEZONEs of all zones used, by name, then those that files define.
    var timeZones: [Component] {
        let named = uses.sorted { $0.key < $1.key }.map { _, use in
            timeZoneComponents.component(of: use.zone, covering: use.range)
        }
        return named + defined.timeZones
    }
}
