import ICalendar
import Trips

// MARK: - Overrides cancelled with their series

extension MergePass {
    /// Gives overrides back the status that they came with, where only their series or an earlier override cancels
    /// them.
    ///
    /// An incoming version is compared with that status; ``settleChanges(of:)`` then cancels them again.
    ///
    /// - Parameter uids: The UIDs of the series.
    mutating func liftSweeps(of uids: Set<ActivityUID>) {
        for uid in uids {
            let revived = changes(of: uid).filter { current[$0]?.isRevived == true }
            if !revived.isEmpty {
                for (key, cancellation) in sweep(of: uid).matches(revived) { overruled[key] = cancellation }
            }
            for key in changes(of: uid) + apart[uid, default: []] {
                guard let there = current[key], there.status == .cancelled else { continue }
                let said = there.beforeSweep
                if said.status != .cancelled { lift(said) }
            }
        }
    }

    /// Cancels the overrides that some series, or an override that reaches all later ones, cancel.
    ///
    /// It follows from what is there, whichever file it came in: a cancellation reaches what is no newer, unless some file
    /// has said of both, that the one is off and the other one on.
    ///
    /// - Parameter uids: The UIDs of the series.
    mutating func settleChanges(of uids: Set<ActivityUID>) {
        var news = News(added: Set(result.added))
        for uid in uids.sorted() { settleChanges(of: uid, &news) }
        guard !news.isEmpty else { return }
        let off = Set(news.off)
        result.updated = result.updated.filter { !off.contains($0) }
        result.updated += result.unchanged.filter(news.on.contains)
        result.unchanged.removeAll { off.contains($0) || news.on.contains($0) }
        result.cancelled += news.off
    }

    /// Which changed occurrences turned out to be off or on, that were not before.
    private struct News {
        /// What was not there before the import.
        let added: Set<ActivityKey>
        var off: [ActivityKey] = []
        var on: Set<ActivityKey> = []

        var isEmpty: Bool { off.isEmpty && on.isEmpty }
    }

    private mutating func settleChanges(of uid: ActivityUID, _ news: inout News) {
        let keys = changes(of: uid)
        let reached = sweep(of: uid)
        for (key, cancellation) in reached.matches(keys) {
            guard let there = current[key] else { continue }
            guard there.status != .cancelled else {
                callOffLater(there, by: cancellation)
                continue
            }
            if reaches(cancellation, there) { callOff(there, &news) }
        }
        let beside = changesApart(of: uid)
        let along = Dictionary(
            reached.matches(Array(beside.keys)).map { ($0.key, $0.cancellation) },
            uniquingKeysWith: { $0.stronger(than: $1) })
        for (place, group) in beside.sorted(by: { $0.key < $1.key }) {
            let itself = current[place].flatMap { $0.isCancelledItself ? Cancellation(of: $0) : nil }
            guard let strongest = itself.map({ $0.stronger(than: along[place]) }) ?? along[place] else {
                continue
            }
            for key in group {
                guard let there = current[key], there.status != .cancelled, reaches(strongest, there) else {
                    continue
                }
                callOff(there, &news, itself: itself != nil)
            }
        }
        for key in keys + apart[uid, default: []].sorted() { settleRevived(key, &news) }
    }

    /// Whether a cancellation cancels an override that stands.
    ///
    /// One that a person revived stands until a cancellation that was sent later with a higher SEQUENCE than the one it
    /// was revived from: feeds write DTSTAMP anew at each download.
    private mutating func reaches(_ cancellation: Cancellation, _ there: Activity) -> Bool {
        if there.isRevived, let edit = there.edit {
            guard let stamp = cancellation.stamp, stamp > edit.at else { return false }
            let known = [overruled[there.key], there.beside].compactMap { $0?.sequence }.max()
            if let known, cancellation.sequence <= known {
                let beside = there.standing(beside: cancellation)
                if beside != there { write(beside) }
                return false
            }
        }
        return cancellation.reaches(there.underSenderRevision(database))
    }

    /// The cancellations that cancel overrides of a series.
    private func sweep(of uid: ActivityUID) -> CancellationSweep {
        let all = ([ActivityKey(uid: uid)] + changes(of: uid)).compactMap { current[$0] }
        return CancellationSweep(all.filter(Self.isSweep).map(Cancellation.init(of:)))
    }

    /// Whether a cancelled activity cancels overrides.
    private static func isSweep(_ activity: Activity) -> Bool {
        guard activity.status == .cancelled else { return false }
        return activity.recurrenceID == nil || activity.laterStatus == .cancelled
    }

    private mutating func callOff(_ there: Activity, _ news: inout News, itself: Bool = false) {
        let wasOff = isLifted(there.key)
        if itself {
            var change = there
            change.status = .cancelled
            change.statements = []
            if there.edit != nil, var last = there.statements.first {
                let revision = there.senderRevision(database)
                last.cancellation = .own(
                    CancellationRevision(sequence: revision.sequence, stamp: revision.stamp),
                    namesBooking: false)
                change.statements = [last]
            }
            write(change)
        } else {
            lower(there.cancelledWithSeries)
        }
        if !wasOff, !news.added.contains(there.key) { news.off.append(there.key) }
    }

    /// Restores an override whose cancellation no longer applies.
    private mutating func settleRevived(_ key: ActivityKey, _ news: inout News) {
        guard isLifted(key), let there = current[key], there.status != .cancelled else { return }
        write(there)
        news.on.insert(key)
    }

    /// Calls off what a changed occurrence that is called off by itself says of all later ones.
    ///
    /// With the series nothing has to be marked: it says itself that it is called off.
    private mutating func callOffLater(_ there: Activity, by cancellation: Cancellation) {
        guard cancellation.key.recurrenceID != nil, let later = there.laterStatus, later != .cancelled,
            there.lastVersion.map(cancellation.isOlder(than:)) != true
        else { return }
        var change = there
        change.reach = .thisAndLater(nil)
        write(change)
    }
}
