import CivilTime
import ICalendar
import Trips

/// One pass over a file: what is read so far.
///
/// Components come in the order of the file. An activity that no other event of the file can change is given back at
/// once; the others are held until their calendar, or the file, ends.
struct FilePass {
    private let file: String?
    private let uids: UIDCensus
    private var name: String?
    private var entries: [Entry] = []
    private var cancellations: [Cancellation] = []
    private var findings: [Finding] = []
    private var tally: FindingTally
    private var others: OtherComponents
    private var onlyCancels: Bool?
    private var remainder = CalendarRemainder(parsing: nil)
    private var zones: [ZoneID: ZoneText] = [:]
    private var open = OpenCalendar()

    private struct Entry {
        var activity: Activity
        let line: Int
        let index: Int
    }

    /// What is read of the calendar at hand; the numbers are those of its components.
    private struct OpenCalendar {
        var count = 0
        var entries: [Entry] = []
        var findings: [(index: Int, finding: Finding)] = []
        /// What is no activity.
        var kept: [(index: Int, component: Component)] = []
        var changes: [(index: Int, component: Component)] = []
        var series: [String: Activity] = [:]
    }

    /// Begins a file.
    ///
    /// - Parameters:
    ///   - file: The name that findings carry.
    ///   - uids: Which UIDs the file has several times; those activities are held.
    ///   - limits: How much to take from the file.
    init(file: String?, uids: UIDCensus, limits: ReadLimits) {
        self.file = file
        self.uids = uids
        tally = FindingTally(limit: limits.findings)
        others = OtherComponents(limit: limits.otherComponents)
    }

    /// Takes the next component of the calendar at hand.
    ///
    /// - Returns: An activity that is finished.
    mutating func take(_ component: ReadComponent) -> Activity? {
        defer { open.count += 1 }
        switch component {
        case .change(let component):
            open.changes.append((open.count, component))
        case .other(let component):
            guard component.name != "VTIMEZONE" else { break }
            guard others.count(component) else { break }
            open.kept.append((open.count, component))
        case .event(let event):
            take(event, at: open.count)
            guard let activity = event.activity else { break }
            guard uids.mayRepeat(activity.uid) else { return activity }
            open.entries.append(Entry(activity: activity, line: event.line, index: open.count))
            if open.series[activity.uid.text] == nil { open.series[activity.uid.text] = activity }
        }
        return nil
    }

    private mutating func take(_ event: ReadEvent, at index: Int) {
        if let cancellation = event.cancellation { cancellations.append(cancellation) }
        if let unread = event.unread { open.kept.append((index, unread)) }
        for finding in event.findings { note(finding, at: index) }
    }

    /// Ends the calendar at hand: reads what changes occurrences of its series.
    ///
    /// - Parameters:
    ///   - calendar: Its own properties and its VTIMEZONEs.
    ///   - scope: What its events shared.
    ///   - told: What was said already by scopes beside this one.
    mutating func end(_ calendar: CalendarObject, scope: ImportScope, told: inout ToldOnce) {
        name = name ?? calendar.name
        onlyCancels = (onlyCancels ?? true) && scope.isCancellation
        for (index, component) in open.changes {
            var event = ReadEvent(component, among: open.series, scope: scope)
            event.findings.removeAll { !told.isNew($0) }
            take(event, at: index)
            guard let activity = event.activity else { continue }
            noteOrphan(activity, component, at: index)
            open.entries.append(Entry(activity: activity, line: event.line, index: index))
        }
        var rest = calendar
        rest.components = calendar.timeZones + open.kept.sorted { $0.index < $1.index }.map(\.component)
        remainder.join(CalendarRemainder(of: rest, scope: scope))
        for definition in scope.zones.definitions.values where zones[definition.zone.id] == nil {
            zones[definition.zone.id] = ZoneText(definition)
        }
        findings += (told.hints + scope.findings.filter { told.isNew($0) }).filter { isListed($0) }
        // Those of one event stay in their order.
        let found = open.findings.enumerated().sorted {
            ($0.element.index, $0.offset) < ($1.element.index, $1.offset)
        }
        findings += found.map(\.element.finding)
        entries += open.entries.sorted { $0.index < $1.index }
        open = OpenCalendar()
    }

    private mutating func noteOrphan(_ activity: Activity, _ component: Component, at index: Int) {
        guard let original = activity.recurrenceID, open.series[activity.uid.text] == nil,
            activity.status != .cancelled
        else { return }
        let finding = Finding(
            .orphanOverride, .warning, file: file,
            line: component.first(named: "RECURRENCE-ID")?.line ?? component.lines.lowerBound,
            component: component.label,
            message:
                "the event changes the occurrence of \(original) of a series that is not in the file; it was "
                + "read as a single event")
        note(finding, at: index)
    }

    /// Counts a finding and tells whether there is room for it.
    private mutating func isListed(_ finding: Finding) -> Bool {
        tally.admits(finding.code, finding.severity)
    }

    private mutating func note(_ finding: Finding, at index: Int) {
        if isListed(finding) { open.findings.append((index, finding)) }
    }
}

// MARK: - The result

extension FilePass {
    /// Puts everything together: one activity for each key.
    mutating func result(after readerFindings: [Finding]) -> ImportedCalendar {
        findings += others.findings(file: file)
        let activities = distinct()
        let zones = zones.values.sorted { $0.id < $1.id }
        return ImportedCalendar(
            name: name, activities: activities, cancellations: cancellations,
            findings: readerFindings + findings + tally.rest(file: file),
            isCancellation: onlyCancels ?? false,
            source: remainder.text, zones: zones)
    }

    /// Holds the activities to one for each key: of two versions the newer one, of two events both.
    private mutating func distinct() -> [Activity] {
        var positions: [ActivityKey: Int] = [:]
        var kept: [Entry] = []
        for entry in entries {
            guard let position = positions[entry.activity.key] else {
                positions[entry.activity.key] = kept.count
                kept.append(entry)
                continue
            }
            let first = kept[position]
            let order = entry.activity.revisionOrder(against: first.activity)
            var activity = entry.activity
            let done: String
            if order == .same, !activity.hasSameMeaning(as: first.activity) {
                // Some senders number by the minute: two journeys with one UID and nothing that makes one the newer.
                let parts = [
                    activity.uid.text, "\(activity.span)", activity.title, activity.place?.name ?? "",
                ]
                activity = activity.with(
                    uid: ActivityUID("\(activity.uid)-\(StableHash().hexadecimal(of: parts).prefix(16))"))
                done = "neither is newer, so both were kept, this one under the UID \(activity.uid)"
                if positions[activity.key] == nil, !uids.has(activity.uid) {
                    positions[activity.key] = kept.count
                    kept.append(Entry(activity: activity, line: entry.line, index: entry.index))
                }
            } else {
                done = order == .same ? "it says the same and was left out" : "the newer one was taken"
                if order.isNewer { kept[position] = entry }
            }
            let finding = Finding(
                .duplicateUID, order == .same ? .warning : .repaired, file: file, line: entry.line,
                component: entry.activity.uid.text,
                message: "the event has the UID of the one on line \(first.line) (RFC 5545 §3.8.4.7); \(done)"
            )
            if isListed(finding) { findings.append(finding) }
        }
        return kept.map(\.activity)
    }
}
