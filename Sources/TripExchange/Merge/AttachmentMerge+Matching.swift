import Merging
import Trips

// MARK: - Matching

extension AttachmentMerge {
    /// The relation of a calendar's attachment to a trip.
    enum Match {
        /// The trip has it.
        case known(AttachmentID)
        /// The trip had it, and it was deleted locally.
        case deleted(AttachmentID)
        /// It is a newer version of one that the trip has.
        case newer(AttachmentID)
        case new
    }

    /// Matches the attachments of one activity with those that the trip has.
    ///
    /// - Parameters:
    ///   - attachments: The attachments of the event, in its order.
    ///   - key: The key of the activity.
    ///   - incoming: The event.
    ///   - there: The stored version of it.
    /// - Returns: A match for each.
    func matches(
        of attachments: [ImportedAttachment], at key: ActivityKey, in incoming: Activity,
        since there: Activity?
    ) -> [Match] {
        let ids = attachments.map { self.ids(of: $0, at: key) }
        let contents = attachments.map { content(of: $0) }
        var open = OpenAttachments(known[key] ?? [])
        var forgotten = Set(there.map(deleted) ?? [])
        var matches = [Match?](repeating: nil, count: attachments.count)
        func match(
            _ take: (Int) -> AttachmentID?, as match: (AttachmentID) -> Match = { .known($0) }
        ) {
            for index in attachments.indices where matches[index] == nil {
                matches[index] = take(index).map(match)
            }
        }
        match { open.take(anyOf: ids[$0], contents[$0]) }
        match(
            { ids[$0].first(where: forgotten.contains).flatMap { forgotten.remove($0) } },
            as: { .deleted($0) })
        match { open.take(named: attachments[$0].name, contents[$0]) }
        match { open.take(contents[$0]) }
        if isNewer(incoming, than: there) {
            match({ attachments[$0].stated.flatMap { open.take($0) } }, as: { .newer($0) })
        }
        return matches.map { $0 ?? .new }
    }

    private func content(of attachment: ImportedAttachment) -> OpenAttachments.Content {
        switch attachment.content {
        case .file(_, let bytes): .file(digest: digest(bytes))
        case .link(let link): .link(link)
        }
    }

    /// Returns whether an event is newer than its stored version, local edits aside.
    private func isNewer(_ incoming: Activity, than there: Activity?) -> Bool {
        guard let there else { return false }
        // Unless it has a local edit itself.
        let said = incoming.edit == nil ? HandEdit(there, database)?.base ?? there : there
        return incoming.revisionOrder(against: said).isNewer
    }

    // MARK: What was deleted by hand

    /// The identifiers in an activity's component that no attachment has any more.
    private func deleted(in activity: Activity) -> [AttachmentID] {
        InlineAttachments.ids(in: activity).filter { !knows($0) }
    }

    /// Returns an activity whose component names the attachments deleted from an earlier version.
    func remembering(_ activity: Activity, since there: Activity?) -> Activity {
        guard let there, there.source != activity.source else { return activity }
        let gone = InlineAttachments.properties(of: there).filter { property in
            InlineAttachments.statedID(of: property).map { !knows($0) } ?? false
        }
        guard !gone.isEmpty else { return activity }
        let named = Set(InlineAttachments.ids(in: activity))
        return InlineAttachments.adding(
            gone.filter { InlineAttachments.statedID(of: $0).map { !named.contains($0) } ?? false },
            to: activity)
    }
}
