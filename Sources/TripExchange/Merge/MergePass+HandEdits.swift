import Trips

// MARK: - What was changed by hand

extension MergePass {
    /// Takes an incoming version of what a traveller has changed since an earlier one.
    ///
    /// Whether it is newer is asked of what the calendar said before. The traveller's change has a revision of its own,
    /// of which the sender knows nothing. An export of ours that comes back says nothing that is not known, and what the calendar
    /// said stays what is asked.
    ///
    /// - Returns: Whether it says something else now.
    mutating func take(_ incoming: Activity, over edit: HandEdit) -> Bool {
        if edit.isWritten(as: incoming) {
            var kept = edit.mine.takingRest(of: incoming)
            kept.sequence = max(kept.sequence, incoming.sequence)
            if kept != edit.mine { write(kept) }
            result.unchanged.append(incoming.key)
            return false
        }
        let order = incoming.revisionOrder(against: edit.base)
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
        if merged.status == .cancelled, edit.mine.status != .cancelled {
            result.cancelled.append(incoming.key)
        } else {
            result.updated.append(incoming.key)
        }
        write(merged)
        return true
    }
}
