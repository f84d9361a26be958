public import CivilTime
public import ICalendar
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
            added.append(todo.uid)
            upserts.append(todo)
            return []
        }
        if let edit = TodoEdit(there, before: todo, database) { return take(todo, over: edit) }
        let order = todo.revisionOrder(against: there)
        if case .older = order {
            skipped.append(todo.uid)
        } else if todo.hasSameMeaning(as: there) {
            unchanged.append(todo.uid)
            if order.isNewer { upserts.append(todo) }
        } else {
            updated.append(todo.uid)
            upserts.append(todo)
        }
        return []
    }

    /// Takes a version of what a traveller has changed since an earlier one, of which alone the sender knows.
    private mutating func take(_ todo: Todo, over edit: TodoEdit) -> [EditConflict] {
        if case .older = todo.revisionOrder(against: edit.base) {
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
}

extension Todo {
    /// The same version with what is known of its revision from one that it follows, and that it does not say itself.
    fileprivate func keepingRevision(of known: Todo) -> Todo {
        guard sequence == known.sequence else { return self }
        var kept = self
        kept.stamp = stamp ?? known.stamp
        if kept.stamp == known.stamp { kept.lastModified = lastModified ?? known.lastModified }
        return kept
    }
}
