package import CivilTime
import Findings
import ICalendar
import Messages
package import Reservations
import TripSeries
package import Trips

/// The activities of a trip while an import is merged into them.
///
/// Series and single events come first, then changed occurrences, which are read on the clocks of the series that are there
/// by then, then cancellations.
package struct MergePass {
    let database: ZoneDatabase
    let reservationTexts: ReservationTexts
    let events: any VerbatimEvents
    private(set) var current: ActivityTable
    /// The changed occurrences of each UID, of which some may have gone.
    private var changes: [ActivityUID: [ActivityKey]] = [:]
    /// The UIDs that were made for events whose own was taken, by that.
    private(set) var siblings: [ActivityUID: Set<ActivityUID>] = [:]
    /// The changed occurrences that have UIDs made for them, by the UID of their series.
    private(set) var apart: [ActivityUID: Set<ActivityKey>] = [:]
    private var changed: [ActivityKey] = []
    private(set) var isChanged: Set<ActivityKey> = []
    private var removed: Set<ActivityKey> = []
    /// The changed occurrences that are called off with something else, while they stand here as they came.
    private var lifted: Set<ActivityKey> = []
    /// The cancellations that a person overruled for an override, as they were before the import.
    var overruled: [ActivityKey: Cancellation] = [:]
    var older: (count: Int, first: Activity?) = (0, nil)
    /// The activities of which several senders tell, and the UIDs of the others.
    var joined: Set<ActivityKey> = []
    var senders: [ActivityUID: ActivityKey] = [:]
    var moves = KeyMoves()
    var result = MergeResult()
    var told = FewFindings(FindingTally(limit: ReadLimits.standard.findings))
    var work = OccurrenceLookup.mostWorkOfFile

    package init(
        _ existing: [Activity], database: ZoneDatabase, reservationTexts: ReservationTexts,
        events: any VerbatimEvents
    ) {
        self.database = database
        self.events = events
        self.reservationTexts = reservationTexts
        current = ActivityTable(existing)
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

    package mutating func finish() -> MergeResult {
        // What was moved away and came back stands there twice.
        result.upserts = changed.compactMap { isChanged.remove($0) == nil ? nil : current[$0] }
        result.removals = removed.sorted()
        result.moves = moves.moves
        if let first = older.first {
            told.add(
                Finding(
                    .olderVersion, .repaired, component: first.uid.text,
                    message:
                        older.count == 1
                        ? tr(
                            "1 event is no newer than what is there, by SEQUENCE, DTSTAMP and LAST-MODIFIED, and "
                                + "changed nothing; the first is \"\(first.title)\"")
                        : tr(
                            "\(older.count) events are no newer than what is there, by SEQUENCE, DTSTAMP and "
                                + "LAST-MODIFIED, and changed nothing; the first is \"\(first.title)\"")))
        }
        result.findings = told.findings + told.rest(file: nil)
        return result
    }

    // MARK: - What is there

    /// The series, or the single event, with a UID; `nil` as long as nothing but its cancellation is known.
    func series(_ uid: ActivityUID) -> Activity? {
        let there = current[ActivityKey(uid: uid)]
        return there?.onlyCancellation == nil ? there : nil
    }

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

    // MARK: - What is called off with something else

    /// Holds a changed occurrence as it came until it is known whether it is still called off.
    mutating func lift(_ said: Activity) {
        current[said.key] = said
        lifted.insert(said.key)
    }

    func isLifted(_ key: ActivityKey) -> Bool { lifted.contains(key) }

    /// Remembers that changed occurrences that were called off have other keys.
    mutating func lift(_ moved: [ActivityKey: ActivityKey]) {
        let keys = lifted.intersection(moved.keys)
        lifted.subtract(keys)
        lifted.formUnion(keys.compactMap { moved[$0] })
    }

    /// Calls a changed occurrence off with something else; where it was so before, nothing is written on that account.
    mutating func lower(_ change: Activity) {
        if lifted.contains(change.key) { current[change.key] = change } else { write(change) }
    }

    mutating func skip(_ activity: Activity) {
        result.skipped.append(activity.key)
        older = (older.count + 1, older.first ?? activity)
    }
}

// MARK: - A calendar

extension MergePass {
    /// Takes an imported calendar.
    package mutating func take(_ incoming: IncomingVersions) {
        var others = OtherSenders()
        let found = findingSenders(incoming)
        let settled = settlingReservations(found, &others)
        let incoming = settingApart(settled, &others)
        let joined = Set(others.joins.map(\.activity.uid))
        for (uid, finding) in others.near.sorted(by: { $0.key < $1.key }) where !joined.contains(uid) {
            told.add(finding)
        }
        current.reserveCapacity(current.count + incoming.activities.count)
        isChanged.reserveCapacity(incoming.activities.count)
        changed.reserveCapacity(incoming.activities.count)
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
        liftSweeps(of: seriesConcerned(by: incoming, renamed))
        var ownSeries: [ActivityUID: Activity] = [:]
        let uids = Set(changes.map(\.uid) + incoming.cancellations.map(\.key.uid))
        for event in events {
            let taken = renamed[event.uid].map { event.with(uid: $0) } ?? event
            if uids.contains(event.uid) { ownSeries[event.uid] = taken }
            takeSeries(taken)
        }
        var groups: [ActivityUID: [Activity]] = [:]
        for change in changes { groups[change.uid, default: []].append(change) }
        for change in changes {
            guard let group = groups.removeValue(forKey: change.uid) else { continue }
            let uid = renamed[change.uid] ?? change.uid
            takeChanges(
                uid == change.uid ? group : group.map { $0.with(uid: uid) }, with: ownSeries[change.uid])
        }
        take(incoming.cancellations, named, with: ownSeries)
        take(others)
        settleChanges(of: seriesConcerned(by: incoming, renamed))
    }

    /// The series of which something comes in, or whose changed occurrences are there.
    private func seriesConcerned(
        by incoming: IncomingVersions, _ renamed: [ActivityUID: ActivityUID]
    ) -> Set<ActivityUID> {
        var uids = Set(incoming.cancellations.map(\.key.uid))
        // In a trip that is new nothing stands yet.
        guard !changes.isEmpty || !apart.isEmpty else { return uids }
        for uid in incoming.activities.map({ renamed[$0.uid] ?? $0.uid }) {
            if changes[uid] != nil || apart[uid] != nil { uids.insert(uid) }
            if let base = SharedUID.base(of: uid), apart[base] != nil { uids.insert(base) }
        }
        return uids
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
        let sent = events.asSent(incoming, like: there)
        if isOfSeveral(sent, over: there), let hasChanged = takeOfSeveral(sent, over: there) {
            return hasChanged
        }
        if let hasChanged = takeExport(sent, over: there) ?? takeSavedExport(sent, over: there) {
            return hasChanged
        }
        if let edit = HandEdit(there, database) { return take(sent, over: edit) }
        let incoming = sent.keepingOwn(of: there, database)
        let order = RevisionOrder(of: incoming.revision, against: there.revision)
        if case .older = order {
            skip(incoming)
            return false
        }
        let version = incoming.keepingRevision(of: there)
        guard !version.saysSame(as: there, database) else {
            keep(order.isNewer ? version : version.keepingBeside(of: there), insteadOf: there, order)
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

    /// Takes over what a version knows that says the same to a traveller.
    ///
    /// A new revision changes nothing, and only the next comparison has to know it. What only other programs know is taken
    /// over, also when nothing tells which version is newer.
    private mutating func keep(_ version: Activity, insteadOf known: Activity, _ order: RevisionOrder) {
        let hasNews =
            version.source != known.source && (order.isNewer || !events.haveSameRest(version, known))
        if hasNews || version.beside != known.beside { write(version) }
        result.unchanged.append(version.key)
    }

    /// Takes an incoming version of a series or a single event, with what follows for its changed occurrences.
    mutating func takeSeries(_ incoming: Activity) {
        let before = series(incoming.uid)
        guard takeVersion(incoming), let taken = series(incoming.uid), !changes(of: incoming.uid).isEmpty
        else { return }
        if before.map({ !$0.hasSameOccurrences(as: taken) }) ?? true {
            rematch(taken, before: before)
        } else {
            complete(changes(of: incoming.uid), of: taken)
        }
        removeOlderApart(of: incoming.uid)
    }

    /// Takes an incoming version of what may have been called off since.
    private mutating func takeVersion(_ incoming: Activity) -> Bool {
        guard let there = current[incoming.key], incoming.edit == nil,
            isCalledOffSince(incoming, there)
        else { return take(incoming) }
        guard !isBareExport(incoming, of: there) else {
            result.unchanged.append(incoming.key)
            return false
        }
        switch takeCalledOff(incoming.beforeCancellation, there) {
        case .older: skip(incoming)
        case .known, .apart: result.unchanged.append(incoming.key)
        case .newer:
            result.updated.append(incoming.key)
            return true
        }
        return false
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
