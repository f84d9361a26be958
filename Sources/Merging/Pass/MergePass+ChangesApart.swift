import ICalendar
import TripSeries
import Trips

// MARK: - Changes under a UID of their own

extension MergePass {
    /// The changes of a series that were kept under UIDs of their own, by the key of the occurrence that they are of.
    func changesApart(of uid: ActivityUID) -> [ActivityKey: [ActivityKey]] {
        guard let keys = apart[uid], let series = series(uid) else { return [:] }
        var groups: [ActivityKey: [ActivityKey]] = [:]
        for key in keys.sorted() where current[key] != nil {
            let beside = ActivityKey(uid: uid, recurrenceID: key.recurrenceID)
            guard OccurrenceLookup.said(beside, of: series).recurrenceClock == key.recurrenceClock else {
                continue
            }
            groups[beside, default: []].append(key)
        }
        return groups
    }

    /// Takes away changes under UIDs of their own that are older versions than what their occurrence says now.
    ///
    /// - Parameter uid: The UID of the series.
    mutating func removeOlderApart(of uid: ActivityUID) {
        for (beside, group) in changesApart(of: uid).sorted(by: { $0.key < $1.key }) {
            guard let there = current[beside], let said = there.lastVersion else { continue }
            for key in group {
                guard let change = current[key], said.revisionOrder(against: change).isNewer else { continue }
                noteReplacing(there, change)
                remove([key], of: key.uid)
                moves.put(moves.lift(key), at: beside)
                if let index = result.added.firstIndex(of: key) {
                    result.skipped.append(result.added.remove(at: index))
                }
            }
        }
    }
}

extension Cancellation {
    /// Makes the cancellation of a cancelled activity, from its revision.
    init(of activity: Activity) {
        self.init(
            key: activity.key, sequence: activity.sequence, stamp: activity.stamp, source: activity.source,
            reachesLater: activity.standsForLater)
    }
}
