import CivilTime
import ICalendar
import Trips

/// The activities of a trip while an import is merged into them.
///
/// Series and single events come first, then changed occurrences, which are read on the clocks of the series that are there
/// by then, then cancellations.
struct MergePass {
    let database: ZoneDatabase
    private(set) var current: [ActivityKey: Activity]
    /// The changed occurrences of each UID, of which some may have gone.
    private var changes: [ActivityUID: [ActivityKey]] = [:]
    /// The UIDs that were made for events whose own was taken, by that.
    private(set) var siblings: [ActivityUID: Set<ActivityUID>] = [:]
    /// The changed occurrences that have UIDs made for them, by the UID of their series.
    private(set) var apart: [ActivityUID: Set<ActivityKey>] = [:]
    private var changed: [ActivityKey] = []
    private(set) var isChanged: Set<ActivityKey> = []
    private var removed: Set<ActivityKey> = []
    private var older: (count: Int, first: Activity?) = (0, nil)
    var result = MergeResult()
    var told = FewFindings(FindingTally(limit: ReadLimits.standard.findings))
    var work = FileIdentities.mostWork

    init(_ existing: [Activity], database: ZoneDatabase) {
        self.database = database
        current = Dictionary(existing.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        for activity in existing { register(activity.key) }
    }

    private mutating func register(_ key: ActivityKey) {
        let base = SharedUID.base(of: key.uid)
        if key.recurrenceID != nil {
            changes[key.uid, default: []].append(key)
            if let base { apart[base, default: []].insert(key) }
        } else if let base {
            siblings[base, default: []].insert(key.uid)
        }
    }

    mutating func finish() -> MergeResult {
        result.upserts = changed.compactMap { isChanged.contains($0) ? current[$0] : nil }
        result.removals = removed.sorted()
        if let first = older.first {
            let count = older.count == 1 ? "1 event is" : "\(older.count) events are"
            told.add(
                Finding(
                    .olderVersion, .repaired, component: first.uid.text,
                    message:
                        "\(count) no newer than what is there, by SEQUENCE, DTSTAMP and LAST-MODIFIED, and "
                        + "changed nothing; the first is \"\(first.title)\""))
        }
        result.findings = told.findings + told.rest(file: nil)
        return result
    }

    // MARK: - What is there

    /// The series, or the single event, with a UID.
    func series(_ uid: ActivityUID) -> Activity? { current[ActivityKey(uid: uid)] }

    /// The changed occurrences with a UID.
    func changes(of uid: ActivityUID) -> [ActivityKey] {
        changes[uid, default: []].filter { current[$0] != nil }
    }

    /// Writes an activity in the place that its key has; what was written down of its times stays so.
    mutating func write(_ activity: Activity) {
        let key = activity.key
        if let there = current[key] {
            current[key] = activity.keepingRecorded(of: there, database)
        } else {
            current[key] = activity
            register(key)
        }
        removed.remove(key)
        if isChanged.insert(key).inserted { changed.append(key) }
    }

    /// Takes away the changed occurrences of a UID that stand under other keys from now on.
    mutating func remove(_ keys: Set<ActivityKey>, of uid: ActivityUID) {
        changes[uid]?.removeAll(where: keys.contains)
        for key in keys where current.removeValue(forKey: key) != nil {
            removed.insert(key)
            isChanged.remove(key)
        }
    }

    mutating func skip(_ activity: Activity) {
        result.skipped.append(activity.key)
        older = (older.count + 1, older.first ?? activity)
    }
}

// MARK: - A calendar

extension MergePass {
    /// Takes an imported calendar.
    mutating func take(_ incoming: ImportedCalendar) {
        let cancelled = Set(incoming.cancellations.map(\.key))
        var named: [ActivityKey: Activity] = [:]
        var events: [Activity] = []
        var changes: [Activity] = []
        for activity in incoming.activities {
            if cancelled.contains(activity.key) {
                named[activity.key] = activity
            } else if activity.recurrenceID == nil {
                events.append(activity)
            } else {
                changes.append(activity)
            }
        }
        let renamed = assigned(events)
        var own: [ActivityUID: Activity] = [:]
        let uids = Set(changes.map(\.uid) + incoming.cancellations.map(\.key.uid))
        for event in events {
            let taken = renamed[event.uid].map { event.with(uid: $0) } ?? event
            if uids.contains(event.uid) { own[event.uid] = taken }
            takeSeries(taken)
        }
        var groups: [ActivityUID: [Activity]] = [:]
        for change in changes { groups[change.uid, default: []].append(change) }
        for change in changes {
            guard let group = groups.removeValue(forKey: change.uid) else { continue }
            let uid = renamed[change.uid] ?? change.uid
            takeChanges(uid == change.uid ? group : group.map { $0.with(uid: uid) }, with: own[change.uid])
        }
        take(incoming.cancellations, named, with: own)
    }
}

// MARK: - Versions

extension MergePass {
    /// Takes an incoming version of an activity.
    ///
    /// - Returns: Whether it is there now.
    @discardableResult
    mutating func take(_ incoming: Activity) -> Bool {
        guard let there = current[incoming.key] else {
            result.added.append(incoming.key)
            write(incoming)
            return true
        }
        let order = incoming.revisionOrder(against: there)
        if case .older = order {
            skip(incoming)
            return false
        }
        let version = incoming.keepingRevision(of: there)
        guard !version.saysSame(as: there, database) else {
            // A new stamp alone changes nothing, and only the next comparison has to know it. What only other programs
            // know is taken over, also when nothing tells which version is newer.
            if order.isNewer ? incoming.source != there.source : !incoming.hasSameRest(as: there) {
                write(version)
            }
            result.unchanged.append(incoming.key)
            return false
        }
        // Whoever called it off at the same moment knew of this version.
        if case .same = order, there.status == .cancelled, incoming.status != .cancelled,
            incoming.stamp != nil,
            incoming.stamp == there.stamp
        {
            skip(incoming)
            return false
        }
        if incoming.status == .cancelled, there.status != .cancelled {
            result.cancelled.append(incoming.key)
        } else {
            result.updated.append(incoming.key)
        }
        write(version)
        return true
    }

    /// Takes an incoming version of a series or a single event, with what follows for its changed occurrences.
    mutating func takeSeries(_ incoming: Activity) {
        let before = current[incoming.key]
        guard take(incoming), !changes(of: incoming.uid).isEmpty else { return }
        if before.map({ !$0.hasSameOccurrences(as: incoming) }) ?? true { rematch(incoming, before: before) }
        removeOlderApart(of: incoming.uid)
        if incoming.status != .cancelled, before?.status == .cancelled { reviveChanges(of: incoming) }
        result.cancelled += callOff(changes(of: incoming.uid), of: incoming.uid)
        callOffApart(of: incoming.uid)
    }

    /// Gives changed occurrences that were called off with their series the status back that they came with.
    private mutating func reviveChanges(of series: Activity) {
        for key in changes(of: series.uid) + apart[series.uid, default: []].sorted() {
            guard var change = current[key], change.status == .cancelled, let source = change.source,
                let component = ContentLines.component(of: source)
            else { continue }
            let scope = ImportScope(
                CalendarObject(productID: ""), database: database, policy: .floating, file: nil)
            var event = EventImport(component, scope: scope)
            let status = event.status()
            guard status != .cancelled else { continue }
            change.status = status
            write(change)
        }
    }
}

extension Activity {
    /// Whether two series have their occurrences at the same readings of the same clock.
    func hasSameOccurrences(as other: Activity) -> Bool {
        guard recurrence == other.recurrence else { return false }
        switch (span, other.span) {
        case (.allDay(let mine, _), .allDay(let theirs, _)): return mine == theirs
        case (.timed(let mine, _), .timed(let theirs, _)):
            return mine.local == theirs.local && mine.zone == theirs.zone
        default: return false
        }
    }
}
