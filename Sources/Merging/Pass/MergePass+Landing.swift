import CivilTime
import Findings
import Messages
import Trips

/// What changes where one of several senders says something new.
struct SenderChange {
    /// What that one says now.
    let said: Activity
    let index: Int
    let before: SenderVersions
    let after: SenderVersions

    init(_ said: Activity, at index: Int, before: SenderVersions, after: SenderVersions) {
        (self.said, self.index, self.before, self.after) = (said, index, before, after)
    }
}

// MARK: - What a sender changed

extension MergePass {
    /// Changes in an activity what all its senders together say otherwise than before.
    ///
    /// What was changed by hand is merged as it is with one sender (decision 0037).
    ///
    /// - Returns: Whether it says something else now.
    @discardableResult
    mutating func land(_ change: SenderChange, over there: Activity) -> Bool {
        let fields = ActivityField.all(database)
        let base = change.before.joint(on: there, database)
        var joint = change.after.joint(on: there, database)
        // What a person cancelled stays cancelled when a sender cancels it, too.
        if there.status == .cancelled, change.said.status == .cancelled { joint.status = .cancelled }
        var merged = there
        for (_, field) in fields where !field.isSame(base, joint) { field.copy(joint, &merged) }
        merged.place = merged.place?.keepingOwn(of: there.place)
        merged.destination = merged.destination?.keepingOwn(of: there.destination)
        merged.cost = merged.cost ?? there.cost
        let isEdited = HandEdit(there, database) != nil
        if isEdited {
            let (both, conflicts) = fields.map(\.edited).merge(
                there, and: merged, since: base,
                takingTheirs: RevisionOrder.isWritten(change.said.revision, after: there.revision))
            for conflict in conflicts { told.add(conflict.finding(there.uid)) }
            merged = both
        }
        merged = merged.settlingEnd(as: joint, database)
        if change.index == 0, !change.said.isOurs {
            merged.reminders = change.said.keepingOwn(of: there, database).reminders
        }
        merged.sequence = max(there.sequence, joint.sequence)
        merged.stamp = [there.stamp, joint.stamp].compactMap(\.self).max()
        let staysEdited = isEdited && fields.contains { !$0.edited.isSame(joint, merged) }
        let isLocal = staysEdited || hasOwnEdits(there)
        (merged.lastModified, merged.edit) =
            isLocal ? (there.lastModified, there.edit) : (joint.lastModified, nil)
        merged.source = source(of: change, over: there)
        return keep(change.after.written(into: merged), over: there)
    }

    /// Whether somebody changed what no sender says.
    private func hasOwnEdits(_ there: Activity) -> Bool {
        guard let edit = HandEdit(there, database) else { return false }
        return HandEdit.ownFields.contains { !$0.isSame(edit.base, there) }
    }

    private func source(of change: SenderChange, over there: Activity) -> String? {
        guard change.index != 0 else { return change.said.source }
        // What is attached to an event is attached to the activity.
        let last = change.index < change.before.all.count ? change.before.said[change.index] : nil
        return events.attaching(files: change.said, since: last, to: there).source
    }

    private mutating func keep(_ merged: Activity, over there: Activity) -> Bool {
        guard !merged.saysSame(as: there, database) else {
            if merged != there { write(merged) }
            result.unchanged.append(there.key)
            return false
        }
        if merged.status == .cancelled, there.status != .cancelled {
            result.cancelled.append(there.key)
        } else {
            result.updated.append(there.key)
        }
        write(merged)
        return true
    }
}

// MARK: - An export of ours

extension MergePass {
    /// Takes an export of a booking that has several senders: what each of them said, and what was changed by hand.
    ///
    /// - Returns: Whether what is there says something else now; `nil` when it is a version like any other.
    mutating func takeExport(
        _ incoming: Activity, of theirs: SenderVersions, over there: Activity
    ) -> Bool? {
        let isOfOther = incoming.uid != there.uid
        let incoming = incoming.with(key: there.key)
        let known = SenderVersions(there)
        if known != nil, incoming.saysSame(as: there, database) {
            result.unchanged.append(there.key)
            return false
        }
        guard let start = known ?? SenderVersions(first: there) else { return nil }
        var (hasNewer, hasOlder) = (false, false)
        var newer: [Statement] = []
        for statement in theirs.all {
            guard let index = start.index(of: statement.uid) else {
                guard current[ActivityKey(uid: statement.uid)] == nil else { continue }
                newer.append(statement)
                continue
            }
            switch RevisionOrder(of: statement.said.revision, against: start.said[index].revision) {
            case .newer: newer.append(statement)
            case .older: hasOlder = true
            case .same: break
            }
        }
        hasNewer = !newer.isEmpty
        guard hasNewer else {
            let isEdited = incoming.edit != nil
            if hasOlder, !isEdited {
                skip(incoming)
                return false
            }
            // Under another sender's UID it is no version of the first one.
            guard isOfOther else { return nil }
            if isEdited { tellLeftOut(incoming, there) }
            result.unchanged.append(there.key)
            return false
        }
        let before = result
        let isChanged = take(newer, over: there)
        guard incoming.edit != nil, let now = current[there.key] else { return isChanged }
        // It is one event, whatever else was changed by hand in it.
        let landed = (result, older)
        result = before
        if takeExport(incoming, over: now) == true { return true }
        (result, older) = landed
        return isChanged
    }

    /// Takes what several senders say in one export, and in which fields each of them counts.
    private mutating func take(_ newer: [Statement], over there: Activity) -> Bool {
        let before = result
        for statement in newer {
            let (said, fields) = (statement.said, statement.counts)
            guard let now = current[there.key],
                let known = SenderVersions(now) ?? SenderVersions(first: now),
                let source = said.source
            else { continue }
            var versions = known
            let all = known.said
            let index = known.index(of: said.uid) ?? known.all.count
            let side = BookingSide(said, database)
            let isOfOther = all.indices.contains { other in
                other != index && BookingSameness.areTwo(BookingSide(all[other], database), side) != nil
            }
            if isOfOther {
                tellOther(said, now)
                continue
            }
            if index == known.all.count {
                guard known.hasRoom(for: source) else { continue }
                versions.add(said, counting: fields)
                senders[said.uid] = now.key
                joined.insert(now.key)
            } else {
                let changed = ActivityField.all(database).filter { _, field in
                    !field.isSame(all[index], said)
                }
                versions.replace(index, with: said, changing: fields.union(changed.map(\.field)))
            }
            land(SenderChange(said, at: index, before: known, after: versions), over: now)
        }
        // It is one event, whatever became of each version.
        result = before
        guard let now = current[there.key] else { return false }
        return keep(now, over: there)
    }

    private mutating func tellLeftOut(_ incoming: Activity, _ there: Activity) {
        told.add(
            Finding(
                .sameBooking, .warning, component: there.uid.text,
                message: tr(
                    "\"\(incoming.title)\" comes from an export with changes by hand, and is here under \(there.uid), the UID of another sender; the changes were left out"
                )))
    }

    private mutating func tellOther(_ said: Activity, _ there: Activity) {
        told.add(
            Finding(
                .sameBooking, .warning, component: there.uid.text,
                message: tr(
                    "what \(said.uid) says in this export is of another booking than \"\(there.title)\" is here; it changed nothing"
                )))
    }

    /// Whether a version is an export of ours, from a program that keeps no properties of others: it has the UID of the first
    /// sender and the revision of all of them.
    func isBareExport(_ incoming: Activity, ofSeveral there: Activity, _ first: Activity) -> Bool {
        guard !incoming.isOurs, incoming.uid == there.uid, incoming.hasSameRevision(as: there) else {
            return false
        }
        if !first.hasSameRevision(as: there) { return true }
        guard let base = there.asSaid(database) else { return false }
        let said = incoming.keepingOwn(of: there, database)
        return HandEdit.fields(database).allSatisfy { $0.isSame(said, there) || $0.isSame(base, said) }
    }
}
