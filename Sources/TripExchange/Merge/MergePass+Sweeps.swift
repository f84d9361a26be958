import ICalendar
import Trips

// MARK: - What is called off with its series

extension MergePass {
    /// Gives changed occurrences the status back that they came with, where they are called off only with their series or
    /// with an occurrence that took all later ones along.
    ///
    /// What comes in is compared with what was said; ``settleChanges(of:)`` then says anew what is called off.
    ///
    /// - Parameter uids: The UIDs of the series.
    mutating func liftSweeps(of uids: Set<ActivityUID>) {
        for uid in uids {
            for key in changes(of: uid) + apart[uid, default: []] {
                guard let there = current[key], there.status == .cancelled else { continue }
                let said = there.beforeSweep(database)
                if said.status != .cancelled { lift(said) }
            }
        }
    }

    /// Settles which changed occurrences of some series are called off with them, or with an occurrence that took all
    /// later ones along.
    ///
    /// It follows from what is there, whichever file it came in: a cancellation reaches what is no newer, unless some file
    /// has said of both, that the one is off and the other one on.
    ///
    /// - Parameter uids: The UIDs of the series.
    mutating func settleChanges(of uids: Set<ActivityUID>) {
        let added = Set(result.added)
        for uid in uids.sorted() { settleChanges(of: uid, added) }
    }

    private mutating func settleChanges(of uid: ActivityUID, _ added: Set<ActivityKey>) {
        let keys = changes(of: uid)
        let sweeps = ([ActivityKey(uid: uid)] + keys).compactMap { current[$0] }.filter(Self.isSweep)
        let reached = CancellationSweep(sweeps.map(Cancellation.init(of:)))
        for (key, cancellation) in reached.matches(keys) {
            guard let there = current[key] else { continue }
            guard there.status != .cancelled else {
                callOffLater(there, by: cancellation)
                continue
            }
            if cancellation.reaches(there) { callOff(there, added) }
        }
        for (place, group) in changesApart(of: uid).sorted(by: { $0.key < $1.key }) {
            let itself = current[place].flatMap { $0.isCalledOffItself ? Cancellation(of: $0) : nil }
            let along = reached.matches([place]).first?.cancellation
            guard let strongest = itself.map({ $0.stronger(than: along) }) ?? along else { continue }
            for key in group {
                guard let there = current[key], there.status != .cancelled, strongest.reaches(there) else {
                    continue
                }
                callOff(there, added, itself: itself != nil)
            }
        }
        for key in keys + apart[uid, default: []].sorted() { settleRevived(key) }
    }

    /// Whether what is called off takes something along.
    private static func isSweep(_ activity: Activity) -> Bool {
        guard activity.status == .cancelled else { return false }
        return activity.recurrenceID == nil || activity.laterStatus == .cancelled
    }

    private mutating func callOff(_ there: Activity, _ added: Set<ActivityKey>, itself: Bool = false) {
        var change = there
        change.status = .cancelled
        let wasOff = isLifted(there.key)
        if itself {
            change.source = there.source.map { Cancellation.cancelled($0) }
            write(change)
        } else {
            lower(change)
        }
        guard !wasOff, !added.contains(there.key) else { return }
        result.unchanged.removeAll { $0 == there.key }
        result.updated.removeAll { $0 == there.key }
        result.cancelled.append(there.key)
    }

    /// Counts and writes what was called off before, and nothing calls off any more.
    private mutating func settleRevived(_ key: ActivityKey) {
        guard isLifted(key), let there = current[key], there.status != .cancelled else { return }
        write(there)
        if let index = result.unchanged.firstIndex(of: key) {
            result.updated.append(result.unchanged.remove(at: index))
        }
    }

    /// Calls off what a changed occurrence that is called off by itself says of all later ones.
    ///
    /// With the series nothing has to be marked: it says itself that it is called off.
    private mutating func callOffLater(_ there: Activity, by cancellation: Cancellation) {
        guard cancellation.key.recurrenceID != nil, let later = there.laterStatus, later != .cancelled,
            there.saidVersion(database).map(cancellation.isOlder(than:)) != true
        else { return }
        var change = there
        change.source = there.source.map(Cancellation.reachingFuture)
        write(change)
    }
}
