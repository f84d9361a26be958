import CivilTime
import ICalendar

/// What the events of one file share while they are read.
final class ImportScope {
    let database: ZoneDatabase
    let file: String?
    /// The zone of times that name none, or `nil` when they float.
    private(set) var floatingZone: Zone?
    /// Where ``floatingZone`` comes from, for a finding.
    private(set) var floatingReason = ""
    var zones: FileZones
    private var told: Set<FindingCode> = []

    /// What was found about the file as a whole.
    private(set) var findings: [Finding] = []

    init(_ calendar: CalendarObject, database: ZoneDatabase, policy: FloatingTimePolicy, file: String?) {
        self.database = database
        self.file = file
        zones = FileZones(calendar, database: database, file: file)
        guard policy != .floating else { return }
        if let name = calendar.defaultZoneName {
            hint(name, line: calendar.component.first(named: "X-WR-TIMEZONE")?.line ?? 0, "X-WR-TIMEZONE")
        }
        if floatingZone == nil, let name = calendar.onlyTimeZoneName {
            hint(name, line: calendar.timeZones.first?.lines.lowerBound ?? 0, "the file's only VTIMEZONE")
        }
        if floatingZone == nil, case .otherwise(let id) = policy, let zone = try? database.zone(id) {
            floatingZone = zone
            floatingReason = "the zone given for such times"
        }
    }

    private func hint(_ name: String, line: Int, _ reason: String) {
        let (answer, found) = zones.zone(hinted: name, line: line)
        // A hint that leads nowhere costs no event; what matters about it is told where a time needs it.
        findings += found.map { finding in
            var finding = finding
            if finding.severity == .error { finding.severity = .warning }
            return finding
        }
        guard let answer, answer.isInDatabase else { return }
        floatingZone = answer.zone
        floatingReason = reason
    }

    /// Whether a flaw that is told once for each file is still untold.
    func isFirst(_ code: FindingCode) -> Bool { told.insert(code).inserted }
}
