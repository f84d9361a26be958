public import CivilTime
public import Findings
import ICalendar
public import Trips

/// What an import does to the to-dos of a trip.
public struct TodoMerge: Hashable, Sendable {
    /// What is to be written, in the order of the import.
    public private(set) var upserts: [Todo] = []
    /// The UIDs of those that were not there.
    public private(set) var added: [ActivityUID] = []
    /// The UIDs of those that changed.
    public private(set) var updated: [ActivityUID] = []
    /// The UIDs of those that say what is there.
    public private(set) var unchanged: [ActivityUID] = []
    /// The UIDs of those that are older than what is there.
    public private(set) var skipped: [ActivityUID] = []

    /// What could not be merged as it was said, and what was done instead.
    public private(set) var findings: [Finding] = []

    /// Decides what becomes of each to-do of an import.
    ///
    /// To-dos are the same when their UIDs are; which version counts, ``Trips/Todo/revisionOrder(against:)`` says, and where
    /// it says nothing the incoming one counts. What was changed by hand since an earlier version came stays, field by
    /// field; where the calendar has changed the same field, the later change counts and is told. What the import does not
    /// mention stays.
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
        // A version from before it was called off says what was.
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

    /// Takes a version of what nobody has changed by hand.
    private mutating func take(
        _ todo: Todo, insteadOf there: Todo, _ database: ZoneDatabase
    ) -> [EditConflict] {
        let order = EditMark.order(of: todo.revision, against: there.revision, there.source)
        // Whoever called it off at the same moment knew of this version.
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

    /// Takes a version of what a traveller has changed since an earlier one, of which alone the sender knows.
    private mutating func take(
        _ todo: Todo, over edit: TodoEdit, _ database: ZoneDatabase
    ) -> [EditConflict] {
        // An export of ours from a program that keeps no properties of others.
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

    /// Takes a version that says that it is an export of ours, or made of one, by the rule for activities.
    ///
    /// - Returns: What both changed; `nil` when the version is one like any other.
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

    /// Keeps what is there, with what only other programs know.
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
    /// Another version, with what the calendar said of this one.
    ///
    /// - Parameters:
    ///   - version: What is to be said.
    ///   - rest: The version with what only other programs know; `nil` for that one.
    ///   - edited: When a change by hand was made.
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
