package import CivilTime
import Messages
package import Trips

/// A person's changes to an activity that senders describe.
///
/// Its statements tell what the senders said; every field with another value was changed since.
package struct HandEdit {
    /// The activity as its senders describe it, with their revision.
    package let base: Activity
    /// The activity as it is.
    let mine: Activity
    private let database: ZoneDatabase

    /// Compares an activity with its statements; `nil` without a local edit.
    package init?(_ mine: Activity, _ database: ZoneDatabase) {
        guard mine.edit != nil, let base = mine.asSaid(database) else { return nil }
        (self.base, self.mine, self.database) = (base, mine, database)
    }
}

extension Activity {
    /// The activity as its senders describe it; `nil` without statements.
    func asSaid(_ database: ZoneDatabase) -> Activity? {
        guard let first = statements.first else { return nil }
        var said = first.said.with(key: key)
        if first.cancellation != nil { said.status = .cancelled }
        guard hasSeveralSenders else { return said }
        said.statements = statements
        return SenderVersions(said)?.joint(on: said, database) ?? said
    }

    /// The activity under the revision that its senders know, which is not that of a local edit.
    func underSenderRevision(_ database: ZoneDatabase) -> Activity {
        guard edit != nil else { return self }
        var said = self
        let revision = senderRevision(database)
        (said.sequence, said.stamp) = (revision.sequence, revision.stamp)
        return said
    }

    /// The revision that its senders know: that of the cancellation, else of what they said.
    package func senderRevision(_ database: ZoneDatabase) -> RevisionOrder.Revision {
        if let off = cancellation { return (off.sequence, off.stamp, nil) }
        return (edit == nil ? self : asSaid(database) ?? self).revision
    }
}

// MARK: - An export of ours

extension HandEdit {
    /// Whether a version is the last export of ours, from a program that keeps no properties of others.
    func isWritten(asBare incoming: Activity) -> Bool {
        guard incoming.lastModified == mine.lastModified, !incoming.isOurs else { return false }
        let said = incoming.keepingOwn(of: mine, database)
        return incoming.recurrence == mine.recurrence
            && fields.allSatisfy { $0.isSame(said, mine) || $0.isSame(base, said) }
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
        var (merged, conflicts) = (fields + (theirs.isOurs ? Self.ownFields : [.cost])).merge(
            mine, and: said, since: base,
            takingTheirs: RevisionOrder.isWritten(theirs.revision, after: mine.revision))
        merged.createdAt = theirs.createdAt ?? mine.createdAt
        guard (fields + Self.ownFields).contains(where: { !$0.isSame(theirs, merged) }) else {
            (merged.statements, merged.edit) = (theirs.statements, theirs.edit)
            return (merged, conflicts)
        }
        merged.sequence = max(mine.sequence, theirs.sequence)
        merged.stamp = [mine.stamp, theirs.stamp].compactMap(\.self).max()
        merged.lastModified = mine.lastModified
        merged.statements = theirs.statements.isEmpty ? [Statement(theirs)] : theirs.statements
        merged.edit = LocalEdit(at: max(mine.edit?.at ?? .earliest, theirs.edit?.at ?? .earliest))
        return (merged, conflicts)
    }
}

// MARK: - The fields

extension HandEdit {
    private var fields: [EditedField<Activity>] { Self.fields(database) }

    /// Whether two versions have the same fields, those of ours included.
    static func isSame(_ one: Activity, _ other: Activity, _ database: ZoneDatabase) -> Bool {
        (fields(database) + ownFields).allSatisfy { $0.isSame(one, other) }
    }

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
