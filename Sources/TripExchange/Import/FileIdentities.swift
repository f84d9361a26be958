import CivilTime
import Findings
import ICalendar
import Merging
import Messages
import TripSeries
import Trips

/// Decides which events of one file are the same, and which occurrences its overrides replace.
///
/// Events come from all calendars of the file, or of the files of a folder; the result does not depend on their
/// order.
struct FileIdentities {
    private let file: String?
    private let database: ZoneDatabase
    private let uids: UIDSieve
    private(set) var activities: [Activity] = []
    private(set) var cancellations: [Cancellation] = []
    private var told: FewFindings
    private var series: [ActivityUID: Activity] = [:]
    private var work = OccurrenceLookup.mostWorkOfFile

    init(file: String?, database: ZoneDatabase, uids: UIDSieve, told tally: FindingTally) {
        told = FewFindings(tally)
        self.file = file
        self.database = database
        self.uids = uids
    }

    /// The findings in the order of the file, and one about those beyond the limit.
    var findings: [Finding] {
        let sorted = told.findings.enumerated().sorted {
            ($0.element.file ?? "", $0.element.line, $0.offset)
                < ($1.element.file ?? "", $1.element.line, $1.offset)
        }
        return sorted.map(\.element) + told.rest(file: file)
    }

    /// Processes the waiting entries of a file.
    mutating func settle(_ entries: [FileEntry], _ called: [Cancellation]) {
        var events = entries.indices.filter { !entries[$0].isCancelling && !entries[$0].isChange }
        var all = entries
        settle(&events, &all)
        for index in events { series[all[index].activity.uid] = all[index].activity }
        var changes = entries.indices.filter { !entries[$0].isCancelling && entries[$0].isChange }
        match(changes, &all)
        settle(&changes, &all)
        var calls = entries.indices.filter { entries[$0].isCancelling }
        match(calls, &all)
        carryOut(match(called), &calls, on: events + changes, &all)
        activities = (events + changes + calls).sorted().map { all[$0].activity }
    }

    private func finding(
        _ code: FindingCode, _ severity: FindingSeverity, _ entry: FileEntry, _ message: String
    )
        -> Finding
    {
        Finding(
            code, severity, file: entry.file, line: entry.flawLine(code), component: entry.activity.uid.text,
            message: message)
    }
}

extension FileEntry {
    fileprivate var isChange: Bool { activity.recurrenceID != nil }

    /// Returns the line for a finding: that of the RECURRENCE-ID, if it is the cause.
    fileprivate func flawLine(_ code: FindingCode) -> Int {
        code == .duplicateUID ? line : changeLine ?? line
    }
}

// MARK: - One activity for each key

extension FileIdentities {
    /// Reduces activities to one for each key: of two versions the newer one; two events are kept apart.
    private mutating func settle(_ indices: inout [Int], _ all: inout [FileEntry]) {
        // Most files have no duplicates, and need no list for each key.
        guard Set(indices.map { all[$0].activity.key }).count < indices.count else { return }
        var groups: [ActivityKey: [Int]] = [:]
        for index in indices { groups[all[index].activity.key, default: []].append(index) }
        var taken = Set(groups.keys)
        var dropped: Set<Int> = []
        // In the order of the file.
        for first in indices {
            guard let group = groups[all[first].activity.key], group.count > 1, group[0] == first else {
                continue
            }
            let newest = Self.newest(group, all)
            let winner = all[newest[0]]
            for index in Set(group).subtracting(newest).sorted() {
                dropped.insert(index)
                noteDuplicate(all[index], .repaired, winner, tr("the newer one was taken"))
            }
            separate(newest, &all, &taken, &dropped)
        }
        indices.removeAll(where: dropped.contains)
    }

    /// Returns the members of a group without a newer one.
    private static func newest(_ group: [Int], _ all: [FileEntry]) -> [Int] {
        var left = group
        func keep(_ value: (Activity) -> Int64?) {
            guard let largest = left.compactMap({ value(all[$0].activity) }).max() else { return }
            left.removeAll { (value(all[$0].activity) ?? largest) < largest }
        }
        keep { Int64($0.sequence) }
        keep { $0.stamp?.secondsSinceEpoch }
        keep { $0.lastModified?.secondsSinceEpoch }
        return left
    }

    /// Gives events with one key, none of which is newer, UIDs of their own; equal ones are joined.
    private mutating func separate(
        _ group: [Int], _ all: inout [FileEntry], _ taken: inout Set<ActivityKey>, _ dropped: inout Set<Int>
    ) {
        let distinct = distinct(group, all, &dropped)
        guard distinct.count > 1 else { return }
        let order = SharedUID.order(distinct.map { all[$0].activity }).map { distinct[$0] }
        let keeper = all[order[0]]
        // Reported in the order of the file.
        for index in order.dropFirst().sorted() {
            let entry = all[index]
            let uid = SharedUID.uid(of: entry.activity, besides: entry.activity.uid)
            // Under another UID it has no series on whose clock it could be read.
            let said = series[entry.activity.uid].map { OccurrenceLookup.said(entry.activity.key, of: $0) }
            let activity = (said.map { entry.activity.with(key: $0) } ?? entry.activity).with(uid: uid)
            // Only an export of the same event has this UID.
            guard !uids.has(derived: uid), taken.insert(activity.key).inserted else {
                dropped.insert(index)
                noteDuplicate(entry, .warning, keeper, tr("the file has it under the UID \(uid) as well"))
                continue
            }
            all[index].activity = activity
            noteDuplicate(
                entry, .warning, keeper,
                tr("neither is newer, so both were kept, this one under the UID \(uid)"))
        }
    }

    /// Returns one of each set of equal events: the one with the longest component, independent of the order.
    private mutating func distinct(_ group: [Int], _ all: [FileEntry], _ dropped: inout Set<Int>) -> [Int] {
        var groups: [Activity: [Int]] = [:]
        for index in group { groups[all[index].activity.meaning, default: []].append(index) }
        func weight(_ index: Int) -> (Int, String) {
            let source = all[index].activity.source ?? ""
            return (source.utf8.count, source)
        }
        var kept: [Int] = []
        for index in group {
            guard let same = groups.removeValue(forKey: all[index].activity.meaning) else { continue }
            let fullest = same.dropFirst().reduce(same[0]) { weight($0) < weight($1) ? $1 : $0 }
            kept.append(fullest)
            for other in same where other != fullest {
                dropped.insert(other)
                let isSame = all[other].activity.hasSameRest(as: all[fullest].activity)
                noteDuplicate(
                    all[other], .warning, all[fullest],
                    isSame
                        ? tr("it says the same and was left out")
                        : tr(
                            "to a traveller it says the same, so it was left out, with what only other programs know of it"
                        )
                )
            }
        }
        return kept.sorted()
    }

    private mutating func noteDuplicate(
        _ entry: FileEntry, _ severity: FindingSeverity, _ other: FileEntry, _ done: String
    ) {
        let place = other.file == entry.file ? "" : tr(" of \(other.file ?? tr("another file"))")
        told.add(
            finding(
                .duplicateUID, severity, entry,
                tr(
                    "the event has the UID of the one on line \(other.line)\(place) (RFC 5545 §3.8.4.7); \(done)"
                ))
        )
    }
}

// MARK: - Changed occurrences

extension FileIdentities {
    /// Reads the original starts of overrides on the clocks of their series, if those are in the file.
    private mutating func match(_ indices: [Int], _ all: inout [FileEntry]) {
        var groups: [ActivityUID: [Int]] = [:]
        for index in indices where all[index].isChange {
            groups[all[index].activity.uid, default: []].append(index)
        }
        for first in indices {
            guard let group = groups.removeValue(forKey: all[first].activity.uid) else { continue }
            guard let series = series[all[first].activity.uid] else {
                noteOrphans(group, all)
                continue
            }
            let lookup = OccurrenceLookup(series, database: database)
            let outcomes = lookup.outcomes(group.map { all[$0].activity.key }, work: &work)
            for (index, outcome) in zip(group, outcomes) {
                let entry = all[index]
                if case .occurrence(let start) = outcome {
                    all[index].activity = entry.activity.with(recurrenceID: start)
                } else {
                    noteMiss(entry, lookup, outcome)
                }
            }
        }
    }

    private mutating func noteOrphans(_ group: [Int], _ all: [FileEntry]) {
        for entry in group.map({ all[$0] }) where entry.activity.status != .cancelled {
            told.add(
                finding(
                    .orphanOverride, .warning, entry,
                    tr(
                        "the event changes the occurrence of \(entry.activity.key.occurrence ?? "") of a series that is not in "
                            + "the file; without that series it is a single event")))
        }
    }

    private mutating func noteMiss(
        _ entry: FileEntry, _ lookup: OccurrenceLookup, _ outcome: OccurrenceLookup.Outcome
    ) {
        guard told.hasRoom(.noSuchOccurrence, .warning),
            let complaint = lookup.complaint(entry.activity.key, outcome)
        else { return told.add(finding(.noSuchOccurrence, .warning, entry, "")) }
        told.add(
            finding(
                .noSuchOccurrence, .warning, entry,
                tr("\(complaint); RECURRENCE-ID changes none, and the event was kept as one of its own")))
    }
}

// MARK: - Cancellations

extension FileIdentities {
    /// Returns the cancellations with occurrences of the file's series, if they match.
    private mutating func match(_ called: [Cancellation]) -> [Cancellation] {
        var groups: [ActivityUID: [Int]] = [:]
        for index in called.indices where called[index].key.recurrenceID != nil {
            groups[called[index].key.uid, default: []].append(index)
        }
        var called = called
        for (uid, group) in groups {
            guard let series = series[uid] else { continue }
            let lookup = OccurrenceLookup(series, database: database)
            let outcomes = lookup.outcomes(group.map { called[$0].key }, work: &work)
            for case (let index, .occurrence(let start)) in zip(group, outcomes) {
                called[index] = called[index].with(key: ActivityKey(uid: uid, recurrenceID: start))
            }
        }
        return called
    }

    /// Applies cancellations to the file's own events; others are left to the caller.
    private mutating func carryOut(
        _ called: [Cancellation], _ calls: inout [Int], on others: [Int], _ all: inout [FileEntry]
    ) {
        // Most files have no cancellations.
        guard !called.isEmpty || !calls.isEmpty else { return }
        var positions: [ActivityKey: Int] = [:]
        for index in others { positions[all[index].activity.key] = index }
        var versions: [ActivityKey: Int] = [:]
        calls.removeAll { index in
            let key = all[index].activity.key
            guard positions[key] == nil else { return true }
            // Of several cancellations of one activity, the first has its time.
            return versions.updateValue(index, forKey: key) != nil
        }
        var sweeps: [ActivityUID: CancellationSweep] = [:]
        for cancellation in called {
            guard let index = positions[cancellation.key] else {
                cancellations.append(cancellation)
                continue
            }
            guard let marked = cancellation.marking(all[index].activity) else { continue }
            all[index].activity = marked
            if cancellation.key.recurrenceID == nil || cancellation.reachesFuture {
                sweeps[cancellation.key.uid, default: CancellationSweep()].add(cancellation)
            }
        }
        guard !sweeps.isEmpty else { return }
        var changes: [ActivityUID: [ActivityKey]] = [:]
        for index in others where all[index].isChange {
            changes[all[index].activity.uid, default: []].append(all[index].activity.key)
        }
        for (uid, sweep) in sweeps {
            for (key, cancellation) in sweep.matches(changes[uid, default: []]) {
                guard let index = positions[key], !cancellation.isOlder(than: all[index].activity) else {
                    continue
                }
                all[index].activity = all[index].activity.cancelledWithSeries
            }
        }
    }
}
