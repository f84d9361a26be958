public import CivilTime
public import Findings
import ICalendar
import Merging
public import Trips

/// What an import does to the to-dos of a trip.
public struct TodoMerge: Hashable, Sendable {
    /// The to-dos to write, in the order of the import.
    public private(set) var upserts: [Todo] = []
    /// The UIDs of new to-dos.
    public private(set) var added: [ActivityUID] = []
    /// The UIDs of changed to-dos.
    public private(set) var updated: [ActivityUID] = []
    /// The UIDs of to-dos that the import repeats without a change.
    public private(set) var unchanged: [ActivityUID] = []
    /// The UIDs of imported versions that are older than the stored ones.
    public private(set) var skipped: [ActivityUID] = []

    /// Findings about versions that could not be merged as stated, with what was done instead.
    public private(set) var findings: [Finding] = []

    /// Decides what to do with each to-do of an import.
    ///
    /// To-dos are the same when their UIDs are. ``Trips/Todo/revisionOrder(against:)`` decides which version
    /// is newer; where it cannot, the incoming one is used. Local edits since an earlier version stay, field
    /// by field; where the calendar has changed the same field, the later change is used and the conflict is
    /// reported. To-dos that the import does not mention stay.
    ///
    /// - Parameters:
    ///   - existing: The to-dos of the trip, no two with the same UID.
    ///   - incoming: The imported calendar.
    ///   - database: The zones, with those that the trip's earlier calendars define themselves.
    public init(existing: [Todo], incoming: ImportedCalendar, database: ZoneDatabase) {
        let there = Dictionary(existing.map { ($0.uid, $0) }, uniquingKeysWith: { first, _ in first })
        let database = incoming.zones.isEmpty ? database : database.adding(incoming.zones)
        var told = FewFindings(FindingTally(limit: ReadLimits.standard.findings))
        for todo in incoming.todos {
            for conflict in take(todo, over: there[todo.uid], database) {
                told.add(conflict.finding(todo.uid))
            }
        }
        findings = told.findings + told.rest(file: nil)
    }

    private mutating func take(_ todo: Todo, over there: Todo?, _ database: ZoneDatabase) -> [EditConflict] {
        guard let there else {
            guard !todo.title.allSatisfy(\.isWhitespace) else {
                skipped.append(todo.uid)
                return []
            }
            added.append(todo.uid)
            upserts.append(todo)
            return []
        }
        if todo.isOnlyCancellation {
            let said = TodoEdit(there, before: nil, database)?.base ?? there
            return takeVersion(said.calledOff(by: todo), over: there, database)
        }
        // A version older than the cancellation says what was cancelled.
        if there.isOnlyCancellation, !todo.revisionOrder(against: there).isNewer {
            let version = todo.calledOff(by: there)
            updated.append(todo.uid)
            upserts.append(version)
            return []
        }
        return takeVersion(todo, over: there, database)
    }

    private mutating func takeVersion(
        _ todo: Todo, over there: Todo, _ database: ZoneDatabase
    ) -> [EditConflict] {
        if let conflicts = takeExport(todo, over: there, database) { return conflicts }
        if let edit = TodoEdit(there, before: todo, database) { return take(todo, over: edit, database) }
        return take(todo.keepingOwn(of: there, database), insteadOf: there, database)
    }

    /// Merges a version into a to-do without local edits.
    private mutating func take(
        _ todo: Todo, insteadOf there: Todo, _ database: ZoneDatabase
    ) -> [EditConflict] {
        let order = EditMark.order(of: todo.revision, against: there.revision, there.source)
        // A cancellation of the same moment was sent in knowledge of this version.
        let isCalledOffSince =
            order == .same && there.status == .cancelled && todo.status != .cancelled && todo.stamp != nil
            && todo.stamp == there.stamp
        if case .older = order {
            skipped.append(todo.uid)
        } else if isCalledOffSince {
            skipped.append(todo.uid)
        } else if todo.saysSame(as: there, database) {
            unchanged.append(todo.uid)
            if order.isNewer || !todo.hasSameRest(as: there) {
                upserts.append(todo.keepingRevision(of: there))
            }
        } else {
            updated.append(todo.uid)
            upserts.append(todo.keepingRevision(of: there))
        }
        return []
    }

    /// Merges a version into a to-do with local edits that its sender does not know.
    private mutating func take(
        _ todo: Todo, over edit: TodoEdit, _ database: ZoneDatabase
    ) -> [EditConflict] {
        // An export of ours from a program that drops unknown properties.
        if todo.lastModified == edit.mine.lastModified, todo.saysSame(as: edit.mine, database) {
            keep(edit.mine, takingRestOf: todo)
            return []
        }
        if case .older = RevisionOrder(of: todo.revision, against: EditMark.There(edit.mine, edit).base) {
            skipped.append(todo.uid)
            return []
        }
        let (merged, conflicts) = edit.merged(with: todo.keepingRevision(of: edit.base))
        if merged.hasSameMeaning(as: edit.mine) {
            unchanged.append(todo.uid)
            if todo.source != edit.mine.source { upserts.append(merged) }
        } else {
            updated.append(todo.uid)
            upserts.append(merged)
        }
        return conflicts
    }

    /// Merges a version that states that it comes from our export, by the rule for activities.
    ///
    /// - Returns: The conflicts; `nil` when the version does not come from an export.
    private mutating func takeExport(
        _ todo: Todo, over there: Todo, _ database: ZoneDatabase
    ) -> [EditConflict]? {
        guard let mark = EditMark(in: todo.source) else { return nil }
        let edit = TodoEdit(there, before: todo, database)
        let said = todo.keepingOwn(of: there, database)
        let standing = mark.standing(
            of: todo.revision, EditMark.digest(of: todo), to: EditMark.There(there, edit),
            saysSame: said.saysSame(as: there, database))
        switch standing {
        case .ordinary: return nil
        case .outdated: skipped.append(todo.uid)
        case .known: keep(there, takingRestOf: todo, isEdited: edit != nil)
        case .changed:
            guard there.source != nil, edit != nil || EditMark(in: there.source) == nil else { return nil }
            updated.append(todo.uid)
            upserts.append(there.changed(as: said, lastModified: mark.edited))
        case .diverged:
            guard let edit else { return nil }
            let (merged, conflicts) = edit.merged(with: said)
            if merged.saysSame(as: there, database) {
                keep(there, takingRestOf: todo)
            } else {
                updated.append(todo.uid)
                upserts.append(there.changed(as: merged, rest: todo, lastModified: mark.edited))
            }
            return conflicts
        }
        return []
    }

    /// Keeps the stored to-do, with another version's properties of other programs.
    private mutating func keep(_ there: Todo, takingRestOf todo: Todo, isEdited: Bool = true) {
        var kept = there.takingRest(of: todo).takingStart(of: todo)
        if isEdited, todo.revisionOrder(against: there).isNewer {
            kept.sequence = todo.sequence
            kept.stamp = [there.stamp, todo.stamp].compactMap(\.self).max()
            kept.lastModified = [there.lastModified, todo.lastModified].compactMap(\.self).max()
        }
        if kept != there { upserts.append(kept) }
        unchanged.append(todo.uid)
    }
}

extension Todo {
    /// Returns another version of the to-do, with what the calendar said of this one.
    ///
    /// - Parameters:
    ///   - version: The new fields.
    ///   - rest: The version with the properties of other programs; `nil` for `version`.
    ///   - edited: When a local edit was made.
    /// - Returns: That version, under the larger revision of both.
    fileprivate func changed(as version: Todo, rest: Todo? = nil, lastModified edited: Instant) -> Todo {
        let rest = rest ?? version
        var changed = version
        changed.source = takingRest(of: rest).takingStart(of: rest).source
        changed.sequence = max(sequence, rest.sequence)
        changed.stamp = [stamp, rest.stamp].compactMap(\.self).max()
        changed.lastModified = [lastModified, rest.lastModified, edited].compactMap(\.self).max()
        changed.createdAt = version.createdAt ?? createdAt
        return changed
    }
}
