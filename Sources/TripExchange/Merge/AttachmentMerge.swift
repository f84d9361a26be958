public import CivilTime
public import Merging
public import Trips

/// Finds which files and links of a calendar are new to a trip.
///
/// An attachment belongs to its activity, whichever key the activity has after the import. There it is
/// matched by its identifier, which the kept component names too, or by its content. An identifier that
/// belongs to another activity, as in a copy of the event, is ignored: the copy gets an attachment of its
/// own. Where a newer version of the event has other content under a known identifier, that replaces the
/// stored content; where neither version is newer, both are attached. An attachment deleted locally is still
/// named by the component, and does not return. What a newer file no longer has stays.
///
/// ```swift
/// let merge = AttachmentMerge(
///     known: attachments, existing: activities, elsewhere: [], trip: trip.id, database: database,
///     digest: { sha256($0) })
/// let matched = merge.matching(imported)
/// let result = ImportMerge.merge(existing: activities, incoming: matched, database: database)
/// let settled = merge.settled(matched, by: result)
/// for activity in settled.upserts { try store(activity) }
/// for attachment in settled.added { try store(attachment) }
/// ```
public struct AttachmentMerge: Sendable {
    private let all: [Attachment]
    /// The stored attachments, by activity.
    let known: [ActivityKey: [Attachment]]
    let existing: [ActivityKey: Activity]
    let trip: TripID
    let database: ZoneDatabase
    private let knownIDs: Set<AttachmentID>
    private let elsewhere: Set<AttachmentID>
    let digest: @Sendable ([UInt8]) -> String

    /// Prepares the merge with the stored contents.
    ///
    /// - Parameters:
    ///   - known: The attachments of the trip.
    ///   - existing: The activities of the trip.
    ///   - elsewhere: The identifiers that attachments of other trips have.
    ///   - trip: The trip.
    ///   - database: The zones.
    ///   - digest: The SHA-256 of bytes, in lower-case hexadecimal digits.
    public init(
        known: [Attachment], existing: some Sequence<Activity>, elsewhere: Set<AttachmentID>, trip: TripID,
        database: ZoneDatabase, digest: @escaping @Sendable ([UInt8]) -> String
    ) {
        self.init(
            known: known,
            existing: Dictionary(existing.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first }),
            elsewhere: elsewhere, trip: trip, database: database, digest: digest)
    }

    private init(
        known: [Attachment], existing: [ActivityKey: Activity], elsewhere: Set<AttachmentID>, trip: TripID,
        database: ZoneDatabase, digest: @escaping @Sendable ([UInt8]) -> String
    ) {
        var owned: [ActivityKey: [Attachment]] = [:]
        for attachment in known {
            if case .activity(let key) = attachment.owner { owned[key, default: []].append(attachment) }
        }
        all = known
        self.known = owned
        knownIDs = Set(known.map(\.id))
        self.existing = existing
        self.elsewhere = elsewhere
        self.trip = trip
        self.database = database
        self.digest = digest
    }

    /// Returns a calendar whose attachments have the trip's identifiers, present or future.
    ///
    /// - Parameter calendar: The imported calendar.
    /// - Returns: The calendar; its activities name the same identifiers, and those of attachments deleted
    ///   locally.
    public func matching(_ calendar: ImportedCalendar) -> ImportedCalendar {
        let calendar = InlineAttachments.separated(calendar, andOf: false)
        var matched = calendar
        let ids = calendar.attachments.isEmpty ? [:] : match(&matched)
        matched.activities = calendar.activities.map { activity in
            remembering(InlineAttachments.renamed(activity, ids), since: existing[activity.key])
        }
        return matched
    }

    /// Gives a calendar's attachments the trip's identifiers, present or future.
    ///
    /// - Returns: The new identifiers, by those that had to change.
    private func match(_ calendar: inout ImportedCalendar) -> [AttachmentID: AttachmentID] {
        var taken = reserved()
        var indices: [AttachmentID: Int] = [:]
        for (index, attachment) in calendar.attachments.enumerated() { indices[attachment.id] = index }
        var ids: [AttachmentID: AttachmentID] = [:]
        for activity in calendar.activities {
            let named = InlineAttachments.ids(in: activity).compactMap { indices[$0] }
            guard !named.isEmpty else { continue }
            let found = matches(
                of: named.map { calendar.attachments[$0] }, at: activity.key, in: activity,
                since: existing[activity.key])
            for (index, match) in zip(named, found) {
                let attachment = calendar.attachments[index]
                let id: AttachmentID
                switch match {
                case .known(let known), .deleted(let known): id = known
                // Whether a newer one is used depends on the merge of its event.
                case .newer, .new: id = newID(for: attachment, of: activity.key, &taken)
                }
                if id != attachment.id { ids[attachment.id] = id }
                calendar.attachments[index].id = id
            }
        }
        return ids
    }

    /// Returns what a calendar's attachments change in a trip after the merge of its activities.
    ///
    /// - Parameters:
    ///   - calendar: The imported calendar, from ``matching(_:)``.
    ///   - result: The merge of its activities.
    /// - Returns: The attachments to write; none of an event older than the stored one.
    public func settled(_ calendar: ImportedCalendar, by result: MergeResult) -> SettledAttachments {
        var settling = AttachmentSettling(self, calendar, result)
        for activity in result.upserts { settling.take(activity) }
        return settling.settled
    }

    /// Moves attachments to the activities that own them after an import.
    ///
    /// - Parameters:
    ///   - attachments: Attachments of a trip.
    ///   - result: What the import did to its activities.
    /// - Returns: The attachments; those of a removed activity belong to the trip, so that none is lost.
    public static func moved(_ attachments: [Attachment], by result: MergeResult) -> [Attachment] {
        guard !result.moves.isEmpty || !result.removals.isEmpty else { return attachments }
        let gone = Set(result.removals)
        return attachments.map { attachment in
            guard case .activity(let key) = attachment.owner else { return attachment }
            var attachment = attachment
            if let now = result.moves[key] {
                attachment.owner = .activity(now)
            } else if gone.contains(key) {
                attachment.owner = .trip
            }
            return attachment
        }
    }

    /// Returns a trip's contents with identifiers that no other trip's attachments have.
    ///
    /// - Parameters:
    ///   - contents: The trip.
    ///   - elsewhere: The identifiers that attachments of other trips have.
    /// - Returns: The contents; the activities name the same identifiers.
    public static func apart(_ contents: TripContents, from elsewhere: Set<AttachmentID>) -> TripContents {
        var ids: [AttachmentID: AttachmentID] = [:]
        for id in contents.attachments.map(\.id) where elsewhere.contains(id) {
            ids[id] = InlineAttachments.id(madeOf: [id.text, contents.trip.id.text])
        }
        guard !ids.isEmpty else { return contents }
        var copy = contents
        copy.activities = contents.activities.map { InlineAttachments.renamed($0, ids) }
        copy.attachments = contents.attachments.map { attachment in
            guard let id = ids[attachment.id] else { return attachment }
            return Attachment(
                id: id, owner: attachment.owner, name: attachment.name, about: attachment.about,
                content: attachment.content, createdAt: attachment.createdAt)
        }
        return copy
    }

    // MARK: Identifiers

    /// The identifiers that a new attachment must not have.
    func reserved() -> Set<AttachmentID> {
        knownIDs.union(elsewhere).union(existing.values.lazy.flatMap(InlineAttachments.ids))
    }

    /// Returns whether the trip has an attachment, of whichever owner.
    func knows(_ id: AttachmentID) -> Bool { knownIDs.contains(id) }

    /// Returns an unused identifier, the same whenever the same files are read in the same order.
    func newID(
        for attachment: ImportedAttachment, of key: ActivityKey, _ taken: inout Set<AttachmentID>
    ) -> AttachmentID {
        InlineAttachments.free(ids(of: attachment, at: key), &taken)
    }

    /// Returns the possible identifiers of an attachment at an activity, the best first.
    func ids(of attachment: ImportedAttachment, at key: ActivityKey) -> [AttachmentID] {
        let ids = [attachment.stated, attachment.derived, attachment.derived(of: key)].compactMap(\.self)
        // The same file in two trips is an attachment of each.
        return ids + ids.map { InlineAttachments.id(madeOf: [$0.text, trip.text]) }
    }

    /// Returns an activity whose component names a deleted attachment.
    ///
    /// A calendar that still has the attachment then does not bring it back.
    ///
    /// - Parameters:
    ///   - attachment: The deleted attachment.
    ///   - activity: The activity.
    /// - Returns: The activity; unchanged when it comes from no calendar.
    public static func forgetting(_ attachment: Attachment, of activity: Activity) -> Activity {
        guard !InlineAttachments.ids(in: activity).contains(attachment.id),
            let property = InlineAttachments.property(naming: attachment)
        else { return activity }
        return InlineAttachments.adding([property], to: activity)
    }

    /// Returns a merge with the owners that another merge gave the attachments.
    func moved(by result: MergeResult) -> AttachmentMerge {
        AttachmentMerge(
            known: Self.moved(all, by: result), existing: existing, elsewhere: elsewhere, trip: trip,
            database: database, digest: digest)
    }
}

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
