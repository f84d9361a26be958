import CivilTime
import ICalendar
import Messages
import Trips

/// What a traveller changed by hand of an activity that came in a calendar.
///
/// The component that is kept with it says what the calendar said. What the activity says otherwise was changed since.
struct HandEdit {
    /// The activity as the calendar said it, with the revision that it said.
    let base: Activity
    /// The activity as it is.
    let mine: Activity
    private let database: ZoneDatabase

    /// Finds out what was changed by hand; `nil` when nothing was, or when no calendar has said anything.
    ///
    /// - Parameters:
    ///   - mine: The activity as it is.
    ///   - incoming: A version that comes in.
    ///   - database: The zones.
    init?(_ mine: Activity, before incoming: Activity?, _ database: ZoneDatabase) {
        guard mine.lastModified != nil, let source = mine.source else { return nil }
        let said: Activity?
        if let incoming, incoming.source == source, incoming.key == mine.key,
            mine.statements.isEmpty
        {
            said = incoming
        } else {
            said = Self.reading(source, mine.statements, database)?.with(key: mine.key)
        }
        guard let said, said.lastModified != mine.lastModified else { return nil }
        (base, self.mine, self.database) = (said, mine, database)
        // What was changed and set back has a revision that its sender does not know.
        let isSetBack = EditMark.isByHand(mine.revision, since: said.revision) && mine.status != .cancelled
        guard isSetBack || (fields + Self.ownFields).contains(where: { !$0.isSame(base, mine) }) else {
            return nil
        }
    }

    /// What an activity was said to be without its calendar: of several senders, what they say together.
    static func reading(
        _ source: String, _ statements: [Statement], _ database: ZoneDatabase
    ) -> Activity? {
        guard var said = readingAlone(source, database) else { return nil }
        said.statements = statements
        return SenderVersions(said)?.joint(on: said, database) ?? said
    }

    /// What a component says without its calendar and without other senders.
    static func readingAlone(_ source: String, _ database: ZoneDatabase) -> Activity? {
        guard let component = ContentLines.component(of: source) else { return nil }
        let scope = ImportScope(
            CalendarObject(productID: ""), database: database, policy: .floating, file: nil)
        var event = EventImport(component, scope: scope)
        var said = event.activity(isCancellation: false)
        said?.source = source
        // Which organizations there are, its calendar says.
        said?.organization = component.text(ModelProperty.organizationID).map { OrganizationID($0) }
        return said
    }
}

// MARK: - An export of ours

extension HandEdit {
    /// What an export says of the change; `nil` when nobody knows when it was made.
    var mark: EditMark? {
        guard let edited = mine.lastModified else { return nil }
        let there = EditMark.There(mine, self)
        return EditMark(
            edited: edited, base: there.base, said: there.said, digest: EditMark.digest(of: mine))
    }

    /// Whether a version is the last export of ours, from a program that keeps no properties of others.
    func isWritten(asBare incoming: Activity) -> Bool {
        guard incoming.lastModified == mine.lastModified, !incoming.isOurs else { return false }
        let said = incoming.keepingOwn(of: mine, database)
        return incoming.recurrence == mine.recurrence
            && fields.allSatisfy { $0.isSame(said, mine) || $0.isSame(base, said) }
    }
}

extension EditMark.There {
    /// What is there of an activity.
    init(_ there: Activity, _ edit: HandEdit?) {
        let kept = EditMark(in: there.source)
        let base = edit?.base ?? there
        // What a cancellation called off, its sender said last by that.
        let off = Cancellation.revision(in: there.source).map { ($0.sequence, $0.stamp, Instant?.none) }
        self.init(
            revision: there.revision, base: off ?? kept?.base ?? base.revision,
            said: kept?.said ?? EditMark.digest(of: base),
            edited: edit == nil ? kept?.edited : there.lastModified)
    }

    /// What is there of a to-do.
    init(_ there: Todo, _ edit: TodoEdit?) {
        let kept = EditMark(in: there.source)
        let base = edit?.base ?? there
        self.init(
            revision: there.revision, base: kept?.base ?? base.revision,
            said: kept?.said ?? EditMark.digest(of: base),
            edited: edit == nil ? kept?.edited : there.lastModified)
    }
}

// MARK: - Three versions

extension HandEdit {
    /// Brings together what was changed by hand and what a newer version changed.
    ///
    /// A field that only one of both changed is as that one has it. Where both did, the later one counts. Of what only we
    /// know, a version that others wrote has said nothing.
    ///
    /// - Parameter theirs: The version that comes in, no older than ``base``.
    /// - Returns: The activity with the component of that version, and the fields that both changed.
    func merged(with theirs: Activity) -> (activity: Activity, conflicts: [EditConflict]) {
        let said = theirs.isOurs ? theirs : theirs.keepingOwn(of: mine, database)
        var (merged, conflicts) = (theirs.isOurs ? fields + Self.ownFields : fields).merge(
            mine, and: said, since: base,
            takingTheirs: RevisionOrder.isWritten(theirs.revision, after: mine.revision))
        merged.createdAt = theirs.createdAt ?? mine.createdAt
        guard (fields + Self.ownFields).contains(where: { !$0.isSame(theirs, merged) }) else {
            return (merged, conflicts)
        }
        merged.sequence = max(mine.sequence, theirs.sequence)
        merged.stamp = [mine.stamp, theirs.stamp].compactMap(\.self).max()
        // It tells from now on, too, that something was changed by hand.
        merged.lastModified = mine.lastModified
        return (merged, conflicts)
    }
}

// MARK: - The fields

extension HandEdit {
    private var fields: [EditedField<Activity>] { Self.fields(database) }

    /// What any calendar says.
    static func fields(_ database: ZoneDatabase) -> [EditedField<Activity>] {
        [
            .time(database), .status, .kind, .title, .transparency, .place, .destination, .notes, .carrier,
            .number, .confirmation, .seat, .link,
        ]
    }

    /// What only a calendar of ours says.
    static var ownFields: [EditedField<Activity>] {
        [
            .cost,
            EditedField(tr("payment", as: "field in a sentence"), \.paid) { $0.rawValue },
            EditedField(tr("hiding of the place", as: "field in a sentence"), \.hidesPlace) { "\($0)" },
            EditedField(tr("list of reminders", as: "field in a sentence"), \.reminders),
            EditedField(tr("organization", as: "field in a sentence"), \.organization),
        ]
    }
}
