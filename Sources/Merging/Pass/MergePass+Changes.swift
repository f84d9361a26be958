import CivilTime
import Findings
import ICalendar
import Messages
import TripSeries
import Trips

// MARK: - Changed occurrences that come in

extension MergePass {
    /// Takes the incoming changed occurrences of one UID.
    ///
    /// - Parameters:
    ///   - incoming: The changed occurrences.
    ///   - own: The series that came with them, on whose clock they are then read.
    mutating func takeChanges(_ incoming: [Activity], with own: Activity?) {
        guard let uid = incoming.first?.uid else { return }
        let incoming = beside(incoming, with: own)
        guard let series = series(uid) else {
            for change in incoming { takeChange(change) }
            return
        }
        var keys = incoming.map(\.key)
        if let own, !own.hasSameOccurrences(as: series) {
            keys = keys.map { OccurrenceLookup.said($0, of: own) }
        }
        let open = keys.indices.filter { keys[$0].recurrenceClock != .series }
        let lookup = open.isEmpty ? nil : OccurrenceLookup(series, database: database)
        let outcomes = lookup?.outcomes(open.map { keys[$0] }, work: &work) ?? []
        for (index, outcome) in zip(open, outcomes) {
            if case .occurrence(let start) = outcome {
                keys[index] = ActivityKey(uid: uid, recurrenceID: start)
            } else if let lookup, own?.hasSameOccurrences(as: series) != true {
                // Where the series came along, the file was told of it when it was read.
                note(keys[index], outcome, lookup, tr("the event was kept as one of its own"))
            }
        }
        for (change, key) in zip(incoming, keys) {
            takeChange(key == change.key ? change : change.with(key: key))
        }
        removeOlderApart(of: uid)
    }

    /// The changes of a file as they came, with the newest cancellation among them and their series that reaches them beside
    /// those that are on.
    private func beside(_ incoming: [Activity], with own: Activity?) -> [Activity] {
        let off =
            incoming.filter {
                $0.status == .cancelled && $0.laterStatus == .cancelled && $0.beforeSweep == $0
            } + [own].compactMap { $0?.status == .cancelled ? $0 : nil }
        let strongest = CancellationSweep.strongest(
            of: off.map(Cancellation.init(of:)), for: incoming.map(\.key))
        return incoming.map { change in
            // What METHOD:CANCEL calls off with its series in the same file is not on.
            let said = change.beforeSweep
            guard said.status == change.status, change.status != .cancelled else { return said }
            // An export of ours has that from before, but for what a person revived since.
            guard !change.isRevived else {
                return strongest[change.key].map(change.standing(besideNewest:)) ?? change
            }
            guard !change.isOurs else { return change }
            guard let newest = strongest[change.key], newest.reaches(change) else { return change }
            return change.standing(beside: newest)
        }
    }

    func complaint(
        _ key: ActivityKey, _ outcome: OccurrenceLookup.Outcome, _ lookup: OccurrenceLookup
    ) -> String {
        guard told.hasRoom(.noSuchOccurrence, .warning) else { return "" }
        return lookup.complaint(key, outcome) ?? ""
    }

    mutating func note(
        _ key: ActivityKey, _ outcome: OccurrenceLookup.Outcome, _ lookup: OccurrenceLookup, _ done: String
    ) {
        let message = tr("\(complaint(key, outcome, lookup)); RECURRENCE-ID changes none, and \(done)")
        told.add(
            Finding(.noSuchOccurrence, .warning, component: key.uid.text, message: message))
    }
}

// MARK: - A series that comes in

extension MergePass {
    /// Reads the changed occurrences that are there on the clock of a series that came in.
    ///
    /// They were known by the clock of the series that was there before. What counts is the time that they meant on
    /// it: the same reading on another clock is another time.
    ///
    /// - Parameters:
    ///   - series: The series as it is now.
    ///   - before: As it was before; `nil` when it is new.
    mutating func rematch(_ series: Activity, before: Activity?) {
        let keys = changes(of: series.uid)
        let said = keys.map { key in before.map { OccurrenceLookup.said(key, of: $0) } ?? Self.loose(key) }
        let lookup = OccurrenceLookup(series, database: database)
        let outcomes = lookup.outcomes(said, work: &work)
        // All at once: one may take the place that another one leaves.
        var moved: [(activity: Activity, from: ActivityKey)] = []
        for index in keys.indices {
            guard let change = current[keys[index]] else { continue }
            var key = said[index]
            if case .occurrence(let start) = outcomes[index] {
                key = ActivityKey(uid: series.uid, recurrenceID: start)
            } else if keys[index].recurrenceClock == .series {
                note(
                    said[index], outcomes[index], lookup,
                    tr("the change that was there is an event of its own now"))
            } else if before == nil {
                note(
                    said[index], outcomes[index], lookup, tr("the event that was there stays one of its own"))
            }
            guard key != keys[index] else { continue }
            moved.append((completed(change.with(key: key), of: series), keys[index]))
        }
        remove(Set(moved.map(\.from)), of: series.uid)
        lift(Dictionary(moved.map { ($0.from, $0.activity.key) }, uniquingKeysWith: { first, _ in first }))
        let origins = moved.map { moves.lift($0.from) }
        for ((change, _), origin) in zip(moved, origins) { move(change, from: origin) }
    }

    /// Updates overrides that are known from a cancellation alone with what the series says now.
    mutating func complete(_ keys: [ActivityKey], of series: Activity) {
        for change in keys.compactMap({ current[$0] }) where change.status == .cancelled {
            let said = completed(change, of: series)
            if !said.hasSameMeaning(as: change) { write(said) }
        }
    }

    /// A reading that came before there was any series.
    private static func loose(_ key: ActivityKey) -> ActivityKey {
        guard key.recurrenceClock == .series else { return key }
        return ActivityKey(uid: key.uid, recurrenceID: key.recurrenceID, recurrenceClock: .floating)
    }

    /// Completes an override that is known from a cancellation alone with what the series says.
    private func completed(_ change: Activity, of series: Activity) -> Activity {
        guard let start = change.recurrenceID, change.recurrenceClock == .series,
            change.lastVersion == nil
        else { return change }
        let cancellation = Cancellation(
            key: change.key, sequence: change.sequence, stamp: change.stamp, source: change.source,
            reachesLater: change.standsForLater)
        return Self.occurrence(of: series, at: start, calledOffBy: cancellation) ?? change
    }
}
