import CivilTime
import ICalendar
import Merging
import Messages
import Trips

/// The local edits of a to-do that was read from a calendar.
///
/// The kept component holds the calendar's version. Where the to-do differs from it, it was edited since.
struct TodoEdit {
    /// The to-do as its calendar stated it, with that revision.
    let base: Todo
    /// The to-do with the local edits.
    let mine: Todo
    private let database: ZoneDatabase

    /// Finds the local edits; `nil` when there are none or no calendar has the to-do.
    ///
    /// - Parameters:
    ///   - mine: The to-do as it is.
    ///   - incoming: A version being imported, if any.
    ///   - database: The zones.
    init?(_ mine: Todo, before incoming: Todo?, _ database: ZoneDatabase) {
        guard mine.lastModified != nil, let source = mine.source,
            let said = incoming?.source == source ? incoming : Self.reading(source, database),
            said.lastModified != mine.lastModified
        else { return nil }
        (base, self.mine, self.database) = (said, mine, database)
        // An edit that was reverted leaves a revision that its sender does not know.
        let isSetBack =
            EditMark.isByHand(mine.revision, since: said.revision) && mine.status != .cancelled
        guard
            isSetBack || fields.contains(where: { !$0.isSame(said, mine) })
                || said.reminders != mine.reminders
        else { return nil }
    }

    /// The mark that an export writes for the edit; `nil` when its time is unknown.
    var mark: EditMark? {
        guard let edited = mine.lastModified else { return nil }
        let there = EditMark.There(mine, self)
        return EditMark(
            edited: edited, base: there.base, said: there.said, digest: EditMark.digest(of: mine))
    }

    /// Returns what a component says apart from its calendar.
    private static func reading(_ source: String, _ database: ZoneDatabase) -> Todo? {
        guard let component = ContentLines.component(of: source) else { return nil }
        let scope = ImportScope(
            CalendarObject(productID: ""), database: database, policy: .floating, file: nil)
        var reader = TodoImport(component, scope: scope)
        return reader.todo()
    }

    /// Merges the local edits with a newer version, by the rule for activities.
    ///
    /// - Parameter theirs: The version being imported, no older than ``base``.
    /// - Returns: The to-do with the component of that version, and the conflicting fields.
    func merged(with theirs: Todo) -> (todo: Todo, conflicts: [EditConflict]) {
        var (merged, conflicts) = fields.merge(
            mine, and: theirs, since: base,
            takingTheirs: RevisionOrder.isWritten(theirs.revision, after: mine.revision))
        if merged.status != .completed { merged.completedAt = nil }
        let removed = Set(base.reminders).subtracting(mine.reminders)
        let own = mine.reminders.filter { !base.reminders.contains($0) && !theirs.reminders.contains($0) }
        merged.reminders = theirs.reminders.filter { !removed.contains($0) } + own
        merged.createdAt = theirs.createdAt ?? mine.createdAt
        guard merged.reminders != theirs.reminders || fields.contains(where: { !$0.isSame(theirs, merged) })
        else { return (merged, conflicts) }
        merged.sequence = max(mine.sequence, theirs.sequence)
        merged.stamp = [mine.stamp, theirs.stamp].compactMap(\.self).max()
        // The merged to-do stays marked as edited locally.
        merged.lastModified = mine.lastModified
        return (merged, conflicts)
    }

    private var fields: [EditedField<Todo>] {
        let database = database
        return [
            EditedField(tr("title", as: "field in a sentence"), \.title) { $0 },
            EditedField(
                tr("due time", as: "field in a sentence"), isSame: { $0.isDueAsSaid($1, database) },
                copy: { $1.due = $0.due },
                text: { $0.due?.text ?? "" }),
            EditedField(
                tr("status", as: "field in a sentence"), isSame: { $0.status == $1.status },
                copy: { ($1.status, $1.completedAt) = ($0.status, $0.completedAt) },
                text: { $0.status.rawValue }),
            EditedField(tr("priority", as: "field in a sentence"), \.priority) { $0?.description ?? "" },
            EditedField(tr("place", as: "field in a sentence"), \.place) { $0 ?? "" },
            EditedField(tr("notes", as: "field in a sentence"), \.notes) { $0 },
        ]
    }
}

extension Todo {
    /// Returns whether it is due when another version is.
    ///
    /// The calendar of that version may have placed a floating time in a zone.
    func isDueAsSaid(_ other: Todo, _ database: ZoneDatabase) -> Bool {
        guard case .time(let time)? = due, case .time(let theirs)? = other.due else {
            return due == other.due
        }
        return time.isAsSaid(theirs, database)
    }
}

extension TodoDue {
    fileprivate var text: String {
        switch self {
        case .day(let date): "\(date)"
        case .time(let time): ["\(time.local)", time.zone?.name].compactMap(\.self).joined(separator: " ")
        }
    }
}
