import CivilTime
import Trips

// MARK: - What was changed by hand

extension MergePass {
    /// Takes an incoming version of what a traveller has changed since an earlier one.
    ///
    /// Whether it is newer is asked of what the calendar said before. The traveller's change has a revision of its own,
    /// of which the sender knows nothing.
    ///
    /// - Returns: Whether it says something else now.
    mutating func take(_ incoming: Activity, over edit: HandEdit) -> Bool {
        if edit.isWritten(asBare: incoming) { return keep(edit.mine, takingRestOf: incoming) }
        let order = RevisionOrder(of: incoming.revision, against: EditMark.There(edit.mine, edit).base)
        if case .older = order {
            skip(incoming)
            return false
        }
        let version = incoming.keepingRevision(of: edit.base)
        let (merged, conflicts) = edit.merged(with: version)
        for conflict in conflicts { told.add(conflict.finding(incoming.uid)) }
        guard !merged.saysSame(as: edit.mine, database) else {
            if version.source != edit.mine.source, order.isNewer || !version.hasSameRest(as: edit.base) {
                write(merged)
            }
            result.unchanged.append(incoming.key)
            return false
        }
        return replace(edit.mine, by: merged)
    }

    /// Takes an incoming version that says that it is an export of ours, or made of one.
    ///
    /// It tells nothing of what the calendar says, so that stays what later versions are held against. What another program
    /// changed is from then on changed by hand.
    ///
    /// - Returns: Whether what is there says something else now; `nil` when the version is one like any other.
    mutating func takeExport(_ incoming: Activity, over there: Activity) -> Bool? {
        guard let mark = EditMark(in: incoming.source) else { return nil }
        let edit = HandEdit(there, before: incoming, database)
        let said = incoming.isOurs ? incoming : incoming.keepingOwn(of: there, database)
        let standing = mark.standing(
            of: incoming.revision, EditMark.digest(of: incoming), to: EditMark.There(there, edit),
            saysSame: said.saysSame(as: there, database))
        switch standing {
        case .ordinary: return nil
        case .outdated:
            skip(incoming)
            return false
        case .known: return keep(there, takingRestOf: incoming, isEdited: edit != nil)
        case .changed:
            guard there.source != nil, edit != nil || EditMark(in: there.source) == nil else { return nil }
            return replace(there, by: there.changed(as: said, lastModified: mark.edited))
        case .diverged:
            guard let edit else { return nil }
            let (merged, conflicts) = edit.merged(with: said)
            for conflict in conflicts { told.add(conflict.finding(incoming.uid)) }
            guard !merged.saysSame(as: there, database) else { return keep(there, takingRestOf: incoming) }
            return replace(there, by: there.changed(as: merged, rest: incoming, lastModified: mark.edited))
        }
    }

    /// Takes an export of what nobody had changed by hand then, which another program saved under a revision of its own.
    ///
    /// The sender knows nothing of that, and what he says next must not be older. What differs counts as changed by hand.
    ///
    /// - Returns: Whether what is there says something else now; `nil` when the version is one like any other.
    mutating func takeSavedExport(_ incoming: Activity, over there: Activity) -> Bool? {
        guard incoming.isOurs, EditMark(in: incoming.source) == nil, there.source != nil, !there.isOurs,
            incoming.status != .cancelled, there.status != .cancelled,
            let edited = [incoming.stamp, incoming.lastModified].compactMap(\.self).max()
        else { return nil }
        let edit = HandEdit(there, before: incoming, database)
        let base = EditMark.There(there, edit).base
        guard RevisionOrder(of: incoming.revision, against: base).isNewer else { return nil }
        switch incoming.revisionOrder(against: there) {
        case .newer: break
        case .same where incoming.saysSame(as: there, database):
            result.unchanged.append(there.key)
            return false
        case .older, .same:
            skip(incoming)
            return false
        }
        let (merged, conflicts) = edit?.merged(with: incoming) ?? (incoming, [])
        for conflict in conflicts { told.add(conflict.finding(incoming.uid)) }
        let changed = there.changed(as: merged, rest: incoming, lastModified: edited)
        guard merged.saysSame(as: there, database) else { return replace(there, by: changed) }
        write(changed)
        result.unchanged.append(there.key)
        return false
    }

    /// Keeps what is there, with what only other programs know.
    private mutating func keep(
        _ there: Activity, takingRestOf incoming: Activity, isEdited: Bool = true
    ) -> Bool {
        var kept = there.takingRest(of: incoming)
        if isEdited, incoming.revisionOrder(against: there).isNewer {
            kept.sequence = incoming.sequence
            kept.stamp = [there.stamp, incoming.stamp].compactMap(\.self).max()
            kept.lastModified = [there.lastModified, incoming.lastModified].compactMap(\.self).max()
        }
        if kept != there { write(kept) }
        result.unchanged.append(incoming.key)
        return false
    }

    private mutating func replace(_ there: Activity, by version: Activity) -> Bool {
        if version.status == .cancelled, there.status != .cancelled {
            result.cancelled.append(version.key)
        } else {
            result.updated.append(version.key)
        }
        write(version)
        return true
    }
}

extension Activity {
    /// Another version, with what the calendar said of this one.
    ///
    /// - Parameters:
    ///   - version: What is to be said.
    ///   - rest: The version with what only other programs know; `nil` for that one.
    ///   - edited: When a change by hand was made.
    /// - Returns: That version, under the larger revision of both.
    fileprivate func changed(
        as version: Activity, rest: Activity? = nil, lastModified edited: Instant
    ) -> Activity {
        let rest = rest ?? version
        var changed = version
        changed.source = takingRest(of: rest).takingRules(of: rest).source
        changed.reach = reach
        changed.sequence = max(sequence, rest.sequence)
        changed.stamp = [stamp, rest.stamp].compactMap(\.self).max()
        changed.lastModified = [lastModified, rest.lastModified, edited].compactMap(\.self).max()
        changed.createdAt = version.createdAt ?? createdAt
        return changed
    }
}
