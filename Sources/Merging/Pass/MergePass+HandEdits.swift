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
        let order = RevisionOrder(
            of: incoming.revision, against: edit.mine.senderRevision(database))
        if case .older = order {
            skip(incoming)
            return false
        }
        let version = incoming.keepingRevision(of: edit.base)
        let (merged, conflicts) = edit.merged(with: version)
        for conflict in conflicts { told.add(conflict.finding(incoming.uid)) }
        guard !merged.saysSame(as: edit.mine, database) else {
            if version.source != edit.mine.source, order.isNewer || !events.haveSameRest(version, edit.base) {
                write(merged)
            }
            result.unchanged.append(incoming.key)
            return false
        }
        return replace(edit.mine, by: merged)
    }

    /// Merges an export of ours that has a local edit, or what another program made of one.
    ///
    /// - Returns: Whether the activity changed; `nil` when the export is a version like any other.
    mutating func takeExport(_ incoming: Activity, over there: Activity) -> Bool? {
        guard let exported = incoming.edit, var theirs = incoming.asSaid(database) else { return nil }
        if isLifted(there.key), let said = incoming.statements.first?.said { theirs.status = said.status }
        let edit = HandEdit(there, database)
        let said = incoming.isOurs ? incoming : incoming.keepingOwn(of: there, database)
        let isOlder = if case .older = incoming.revisionOrder(against: there) { true } else { false }
        // What is cancelled with its series here, and was revived there, says the same before that is settled.
        let isRevivedThere = isLifted(there.key) && edit == nil && said.isRevived
        if said.saysSame(as: there, database), !isRevivedThere {
            guard isOlder else { return keep(there, takingRestOf: incoming, isEdited: edit != nil) }
            skip(incoming)
            return false
        }
        switch RevisionOrder(
            of: incoming.senderRevision(database), against: there.senderRevision(database))
        {
        case .newer: return nil
        case .same where HandEdit.isSame(theirs, edit?.base ?? there, database): break
        case .same, .older:
            skip(incoming)
            return false
        }
        guard let edit, let last = there.edit else {
            return replace(there, by: changed(there, as: said, edit: exported))
        }
        if exported.at > last.at || exported.at < last.at && exported.isChangedElsewhere {
            return take(said, diverging: incoming, exported, from: edit)
        }
        guard exported.isChangedElsewhere, !isOlder else {
            skip(incoming)
            return false
        }
        return replace(there, by: changed(there, as: said, edit: exported))
    }

    /// Merges two local edits of one version.
    private mutating func take(
        _ said: Activity, diverging incoming: Activity, _ exported: LocalEdit, from edit: HandEdit
    ) -> Bool {
        let there = edit.mine
        let (merged, conflicts) = edit.merged(with: said)
        for conflict in conflicts { told.add(conflict.finding(incoming.uid)) }
        guard !merged.saysSame(as: there, database) else { return keep(there, takingRestOf: incoming) }
        return replace(there, by: changed(there, as: merged, rest: incoming, edit: exported))
    }

    /// Takes an export of what nobody had changed by hand then, which another program saved under a revision of its own.
    ///
    /// The sender knows nothing of that, and what he says next must not be older. What differs counts as changed by hand.
    ///
    /// - Returns: Whether what is there says something else now; `nil` when the version is one like any other.
    mutating func takeSavedExport(_ incoming: Activity, over there: Activity) -> Bool? {
        guard incoming.isOurs, incoming.edit == nil, there.source != nil, !there.isOurs,
            incoming.status != .cancelled, there.status != .cancelled,
            let edited = [incoming.stamp, incoming.lastModified].compactMap(\.self).max()
        else { return nil }
        let edit = HandEdit(there, database)
        guard RevisionOrder(of: incoming.revision, against: there.senderRevision(database)).isNewer else {
            return nil
        }
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
        let changed = changed(there, as: merged, rest: incoming, edit: LocalEdit(at: edited))
        guard merged.saysSame(as: there, database) else { return replace(there, by: changed) }
        write(changed)
        result.unchanged.append(there.key)
        return false
    }

    /// Keeps what is there, with what only other programs know.
    private mutating func keep(
        _ there: Activity, takingRestOf incoming: Activity, isEdited: Bool = true
    ) -> Bool {
        var kept = events.takingRest(of: incoming, in: there)
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

extension MergePass {
    /// Returns a version as a local edit of the stored one.
    ///
    /// - Parameters:
    ///   - there: The version that is there.
    ///   - version: What is to be said.
    ///   - rest: The version with what only other programs know; `nil` for that one.
    ///   - edit: The local edit.
    /// - Returns: That version, under the larger revision of both.
    private func changed(
        _ there: Activity, as version: Activity, rest: Activity? = nil, edit: LocalEdit
    ) -> Activity {
        let rest = rest ?? version
        var changed = version
        changed.source = events.takingRules(of: rest, in: events.takingRest(of: rest, in: there)).source
        changed.reach = there.reach
        changed.sequence = max(there.sequence, rest.sequence)
        changed.stamp = [there.stamp, rest.stamp].compactMap(\.self).max()
        changed.lastModified = [there.lastModified, rest.lastModified, edit.at].compactMap(\.self).max()
        changed.createdAt = version.createdAt ?? there.createdAt
        changed.statements = there.statements.isEmpty ? [Statement(there)] : there.statements
        if rest.isRevived, changed.statements[0].cancellation == nil {
            changed.statements[0].cancellation = .withSeries
        }
        changed = changed.keepingBeside(of: rest)
        changed.edit = LocalEdit(at: max(edit.at, there.edit?.at ?? .earliest))
        return changed
    }
}
