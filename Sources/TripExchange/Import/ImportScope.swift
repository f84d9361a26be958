import Bookings
import CivilTime
import Findings
import ICalendar
import Messages
import Reservations
import Trips

/// The state that the events of one file share while they are read.
final class ImportScope {
    /// The zones and airports.
    let places: KnownPlaces
    var database: ZoneDatabase { places.database }
    let file: String?
    /// Whether the calendar only cancels (METHOD:CANCEL).
    let isCancellation: Bool
    /// The UIDs of the file's to-dos, which are read unless their UID is repeated; `nil` if none is to be read.
    ///
    /// The relation of several to-dos with one UID is unknown: they are kept verbatim.
    let todoUIDs: UIDCensus?
    /// Whether attached files are extracted from events.
    let readsAttachments: Bool
    let reservationTexts: ReservationTexts
    var zones: FileZones
    private var told: Set<FindingCode> = []
    private var soundRules: Set<String> = []

    private let calendar: CalendarObject
    private let policy: FloatingTimePolicy
    /// The zone of times without one, and its source; searched for at the first such time.
    private(set) lazy var floating: (zone: Zone, reason: String)? = findFloating()
    /// The findings about the whole file.
    private(set) var findings: [Finding] = []

    init(
        _ calendar: CalendarObject, database: ZoneDatabase, policy: FloatingTimePolicy, file: String?,
        searches: ZoneSearches = ZoneSearches(), todoUIDs: UIDCensus? = nil,
        readsAttachments: Bool = false, uses: ZoneUses? = nil,
        reservationTexts: ReservationTexts = ReservationTexts()
    ) {
        self.reservationTexts = reservationTexts
        self.todoUIDs = todoUIDs
        self.readsAttachments = readsAttachments
        self.calendar = calendar
        places = KnownPlaces(database)
        self.policy = policy
        self.file = file
        isCancellation = calendar.method == "CANCEL"
        zones = FileZones(calendar, database: database, file: file, sharing: searches, uses: uses)
    }

    private func findFloating() -> (zone: Zone, reason: String)? {
        guard policy != .floating else { return nil }
        if let name = calendar.defaultZoneName,
            let zone = hint(name, line: calendar.component.first(named: "X-WR-TIMEZONE")?.line ?? 0)
        {
            return (zone, "X-WR-TIMEZONE")
        }
        if let name = calendar.onlyTimeZoneName, !isUsed(name),
            let zone = hint(name, line: calendar.timeZones.first?.lines.lowerBound ?? 0)
        {
            return (zone, tr("the file's only VTIMEZONE"))
        }
        guard case .otherwise(let id) = policy, let zone = try? database.zone(id) else { return nil }
        return (zone, tr("the zone given for such times"))
    }

    /// The organizations that the calendar describes.
    private(set) lazy var organizations: [OrganizationID: Organization] = Dictionary(
        CalendarDetails.organizations(of: calendar).map { ($0.id, $0) },
        uniquingKeysWith: { first, _ in first })

    /// The zone in which an instant means a day, with its source: that of floating times, else the file's only one.
    private(set) lazy var days: (zone: Zone, reason: String)? = {
        if let floating { return floating }
        guard let name = calendar.onlyTimeZoneName,
            let zone = hint(name, line: calendar.timeZones.first?.lines.lowerBound ?? 0)
        else { return nil }
        return (zone, tr("the file's only VTIMEZONE"))
    }()

    /// Whether any time names a zone: then times without one are meant to float.
    private func isUsed(_ name: String) -> Bool {
        calendar.components.contains { $0.properties.contains { $0.zoneName == name } }
    }

    private func hint(_ name: String, line: Int) -> Zone? {
        let (answer, found) = zones.zone(hinted: name, line: line)
        // An unusable suggestion does not reject any event.
        findings += found.map { finding in
            var finding = finding
            if finding.severity == .error { finding.severity = .warning }
            return finding
        }
        return answer?.zone
    }

    /// Returns the zone of an id that an activity of the file names.
    func zone(_ id: ZoneID) -> Zone? {
        zones.definitions.values.first { $0.zone.id == id }?.zone ?? (try? database.zone(id))
    }

    /// Returns whether a rule is known to be valid; most series of a file share a few rules.
    func isSoundRule(_ text: String) -> Bool { soundRules.contains(text) }

    /// Remembers a valid rule, up to a limit.
    func noteSoundRule(_ text: String) {
        if soundRules.count < Self.mostSoundRules { soundRules.insert(text) }
    }

    private static let mostSoundRules = 256

    /// Returns whether a finding that is reported once for each file is still unreported.
    func isFirst(_ code: FindingCode) -> Bool { told.insert(code).inserted }
}
