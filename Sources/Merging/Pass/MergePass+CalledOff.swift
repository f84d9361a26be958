import ICalendar
import Trips

// MARK: - Versions of cancelled activities

extension MergePass {
    /// What became of a version of a cancelled activity.
    enum CalledOffVersion {
        case older
        case known
        case newer
        /// It says the occurrence in another way than the version that is there, and neither is newer: what is kept under
        /// a UID of its own, and whether that is the version in question.
        case apart(Activity, isVersion: Bool)
    }

    /// Whether an activity was cancelled since a version, which then changes the cancelled activity alone.
    func isCalledOffSince(_ version: Activity, _ there: Activity) -> Bool {
        guard there.status == .cancelled, !there.hasSeveralSenders else { return false }
        var called: RevisionOrder.Revision = there.revision
        if let edit = HandEdit(there, database) {
            // A sender does not know what a person cancelled. A version with STATUS:CANCELLED is a version like any other.
            guard edit.base.status == .cancelled, let revision = there.cancellation else { return false }
            called = (revision.sequence, revision.stamp, nil)
        }
        switch RevisionOrder(of: version.revision, against: called) {
        case .newer: return false
        case .older: break
        case .same: guard version.stamp != nil, version.stamp == called.stamp else { return false }
        }
        // One that came as cancelled is a version like any other.
        return there.lastVersion?.hasSameRevision(as: there) != true
    }

    /// Whether a version is an export of a cancelled activity, from a program that keeps no properties of ours: it has
    /// the same fields under the revision of the cancellation.
    func isBareExport(_ version: Activity, of there: Activity) -> Bool {
        guard version.status == .cancelled, !version.isOurs, version.sequence == there.sequence,
            version.stamp == there.stamp, isLifted(there.key) || there.status == .cancelled
        else { return false }
        var said = version.keepingOwn(of: there, database)
        said.status = there.status
        return said.saysSame(as: there, database)
    }

    /// Takes a version from before the cancellation; the newest one gives the fields.
    ///
    /// - Parameters:
    ///   - version: The version.
    ///   - there: The cancelled activity.
    /// - Returns: What became of it; one apart is not written yet.
    mutating func takeCalledOff(_ version: Activity, _ there: Activity) -> CalledOffVersion {
        let edit = HandEdit(there, database)
        let called = there.saying(edit?.merged(with: version).activity ?? version)
        guard let said = there.lastVersion else {
            write(called)
            return .newer
        }
        switch version.revisionOrder(against: said) {
        case .older: return .older
        case .newer: break
        case .same:
            guard !called.hasSameMeaning(as: there) else { return .known }
            guard let mine = Self.said(version), let theirs = Self.said(there), mine != theirs else { break }
            // As they were before, so that it makes no difference which came before the cancellation.
            let both = [version, said].map { activity in
                var before = activity
                if activity.status == .cancelled { before.status = .confirmed }
                return before
            }
            let order = SharedUID.order(both)
            if order[0] == 0 { write(called) }
            let rest = both[order[1]]
            var own = rest.with(key: ownKey(of: rest))
            own.status = .cancelled
            (own.statements, own.edit) = ([], nil)
            return .apart(own, isVersion: order[1] == 0)
        }
        write(called)
        return .newer
    }

    /// Joins two overrides of one occurrence, one of which was cancelled since the other.
    ///
    /// - Returns: The key under which one of them is kept apart, and whether that is the version; `nil` when none is.
    mutating func moveCalledOff(
        _ version: Activity, _ there: Activity
    ) -> (key: ActivityKey, isMoved: Bool)? {
        switch takeCalledOff(version, there) {
        case .older: noteReplacing(there, version)
        case .apart(let own, let isVersion):
            noteSharing(version, there, own)
            return (own.key, isVersion)
        case .known, .newer: break
        }
        return nil
    }
}
