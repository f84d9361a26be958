import CivilTime
import ICalendar
import Trips

/// One pass over a file: what is read so far.
struct FilePass {
    private var name: String?
    private var entries: [Entry] = []
    private var cancellations: [Cancellation] = []
    private var findings: [Finding] = []
    private var others: [(name: String, count: Int, line: Int)] = []
    private var onlyCancels: Bool?
    private var remainder = CalendarRemainder(parsing: nil)
    private var zones: [ZoneID: ZoneText] = [:]
    private let searches = ZoneSearches()

    private struct Entry {
        var activity: Activity
        let line: Int
    }

    /// Reads the events of a calendar: first the series and single events, then what changes occurrences of them.
    mutating func add(
        _ calendar: CalendarObject, database: ZoneDatabase, policy: FloatingTimePolicy, file: String?
    ) {
        let scope = ImportScope(calendar, database: database, policy: policy, file: file, searches: searches)
        let isCancellation = calendar.method == "CANCEL"
        name = name ?? calendar.name
        onlyCancels = (onlyCancels ?? true) && isCancellation
        var read: [(activity: Activity?, findings: [Finding])?] = calendar.components.map { _ in nil }
        var series: [String: Activity] = [:]
        for changesOccurrences in [false, true] {
            for (index, component) in calendar.components.enumerated() {
                guard component.name == "VEVENT",
                    (component.first(named: "RECURRENCE-ID") != nil) == changesOccurrences
                else { continue }
                var event = EventImport(component, scope: scope)
                if isCancellation { cancellations.append(event.cancellation(of: series)) }
                let activity = event.activity(
                    changing: component.uid.flatMap { series[$0] }, isCancellation: isCancellation)
                read[index] = (activity, event.findings)
                if !changesOccurrences, let activity, series[activity.uid.text] == nil {
                    series[activity.uid.text] = activity
                }
            }
        }
        remainder.join(
            CalendarRemainder(
                of: calendar,
                without: { index in read[index].map { $0.activity != nil || isCancellation } ?? false },
                scope: scope))
        for definition in scope.zones.definitions.values where zones[definition.zone.id] == nil {
            zones[definition.zone.id] = ZoneText(definition)
        }
        findings += scope.findings
        for (component, read) in zip(calendar.components, read) {
            guard let read else {
                count(component)
                continue
            }
            findings += read.findings
            guard let activity = read.activity else { continue }
            noteOrphan(activity, component, series: series, file: file)
            entries.append(Entry(activity: activity, line: component.lines.lowerBound))
        }
    }

    private mutating func count(_ component: Component) {
        guard component.name != "VTIMEZONE" else { return }
        if let index = others.firstIndex(where: { $0.name == component.name }) {
            others[index].count += 1
        } else {
            others.append((component.name, 1, component.lines.lowerBound))
        }
    }

    private mutating func noteOrphan(
        _ activity: Activity, _ component: Component, series: [String: Activity], file: String?
    ) {
        guard let original = activity.recurrenceID, series[activity.uid.text] == nil,
            activity.status != .cancelled
        else { return }
        findings.append(
            Finding(
                .orphanOverride, .warning, file: file,
                line: component.first(named: "RECURRENCE-ID")?.line ?? component.lines.lowerBound,
                component: component.label,
                message:
                    "the event changes the occurrence of \(original) of a series that is not in the file; it was "
                    + "read as a single event"))
    }
}

// MARK: - The result

extension FilePass {
    /// Puts everything together: one activity for each key.
    mutating func result(after readerFindings: [Finding], file: String?) -> ImportedCalendar {
        for other in others {
            let count = other.count == 1 ? "1 component is" : "\(other.count) components are"
            findings.append(
                Finding(
                    .notAnEvent, .warning, file: file, line: other.line,
                    message:
                        "\(count) \(other.name), the first on this line; a trip shows events (VEVENT) only, and an export "
                        + "gives the rest back as it came"))
        }
        let activities = distinct(file: file)
        let zones = zones.values.sorted { $0.id < $1.id }
        return ImportedCalendar(
            name: name, activities: activities, cancellations: cancellations,
            findings: readerFindings + findings, isCancellation: onlyCancels ?? false,
            source: remainder.text, zones: zones)
    }

    /// Holds the activities to one for each key: of two versions the newer one, of two events both.
    private mutating func distinct(file: String?) -> [Activity] {
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
                if positions[activity.key] == nil {
                    positions[activity.key] = kept.count
                    kept.append(Entry(activity: activity, line: entry.line))
                }
            } else {
                done = order == .same ? "it says the same and was left out" : "the newer one was taken"
                if order.isNewer { kept[position] = entry }
            }
            findings.append(
                Finding(
                    .duplicateUID, order == .same ? .warning : .repaired, file: file, line: entry.line,
                    component: entry.activity.uid.text,
                    message:
                        "the event has the UID of the one on line \(first.line) (RFC 5545 §3.8.4.7); \(done)")
            )
        }
        return kept.map(\.activity)
    }
}
