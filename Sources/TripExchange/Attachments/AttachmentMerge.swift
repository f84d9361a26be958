public import Trips

/// Finds out which files and links of a calendar are there already, and which are new to a trip.
///
/// An attachment is known by its identifier, which the kept component of its activity names too; or by its bytes, when it
/// is of the same activity. What somebody deleted by hand is still named by the component, and does not come back with the
/// same file. What a newer file no longer has stays.
///
/// ```swift
/// let merge = AttachmentMerge(
///     known: attachments, existing: activities, elsewhere: [], trip: trip.id, digest: { sha256($0) })
/// let matched = merge.matching(imported)
/// // … merge `matched` into the activities of the trip …
/// for attachment in merge.added(of: matched, to: activities) { try store(attachment) }
/// ```
public struct AttachmentMerge: Sendable {
    /// What the trip has, by its identifiers.
    private let known: Set<AttachmentID>
    /// The identifiers that stand in components of the trip, whether the attachments are there still or not.
    private let named: Set<AttachmentID>
    /// The identifiers of files, by their activities and digests.
    private var files: [ActivityKey: [String: AttachmentID]] = [:]
    private let elsewhere: Set<AttachmentID>
    private let trip: TripID
    private let digest: @Sendable ([UInt8]) -> String

    /// Looks at what is there before an import.
    ///
    /// - Parameters:
    ///   - known: The attachments of the trip.
    ///   - existing: The activities of the trip.
    ///   - elsewhere: The identifiers that attachments of other trips have.
    ///   - trip: The trip.
    ///   - digest: The SHA-256 of bytes, in lower-case hexadecimal digits.
    public init(
        known: [Attachment], existing: some Sequence<Activity>, elsewhere: Set<AttachmentID>, trip: TripID,
        digest: @escaping @Sendable ([UInt8]) -> String
    ) {
        self.known = Set(known.map(\.id))
        self.elsewhere = elsewhere
        self.trip = trip
        self.digest = digest
        named = Set(existing.flatMap(InlineAttachments.ids))
        for attachment in known {
            guard case .activity(let key) = attachment.owner,
                case .file(_, _, let digest) = attachment.content
            else { continue }
            files[key, default: [:]][digest] = attachment.id
        }
    }

    /// A calendar whose attachments have the identifiers that they have in the trip, or will have.
    ///
    /// - Parameter calendar: What was imported.
    /// - Returns: The calendar; its activities name the same identifiers.
    public func matching(_ calendar: ImportedCalendar) -> ImportedCalendar {
        var ids: [AttachmentID: AttachmentID] = [:]
        for attachment in calendar.attachments {
            let id = id(of: attachment)
            if id != attachment.id { ids[attachment.id] = id }
        }
        guard !ids.isEmpty else { return calendar }
        var matched = calendar
        matched.activities = calendar.activities.map { InlineAttachments.renamed($0, ids) }
        matched.attachments = calendar.attachments.map { attachment in
            var attachment = attachment
            attachment.id = ids[attachment.id] ?? attachment.id
            return attachment
        }
        return matched
    }

    /// The attachments of a calendar that are new to the trip, each with the activity that has it in the end.
    ///
    /// - Parameters:
    ///   - calendar: What was imported, from ``matching(_:)``.
    ///   - activities: The activities of the trip that the import has added or changed, as they are then.
    /// - Returns: What is to be attached; nothing of an event that was older than what is there.
    public func added(
        of calendar: ImportedCalendar, to activities: some Sequence<Activity>
    ) -> [ImportedAttachment] {
        guard !calendar.attachments.isEmpty else { return [] }
        let kept = Set(activities.flatMap(InlineAttachments.ids))
        let new = calendar.attachments.filter {
            kept.contains($0.id) && !known.contains($0.id) && !named.contains($0.id)
        }
        return InlineAttachments.owned(new, by: activities)
    }

    /// The attachments whose activities have got another identity, with the activity that names them now.
    ///
    /// - Parameters:
    ///   - attachments: Attachments of activities that are taken away.
    ///   - activities: The activities as they are then.
    /// - Returns: The attachments; of those that no activity names, the trip itself is the owner, so that none is lost.
    public static func moved(
        _ attachments: [Attachment], to activities: some Sequence<Activity>
    ) -> [Attachment] {
        guard !attachments.isEmpty else { return [] }
        var owners: [AttachmentID: ActivityKey] = [:]
        for activity in activities {
            for id in InlineAttachments.ids(in: activity) { owners[id] = activity.key }
        }
        return attachments.map { attachment in
            var attachment = attachment
            attachment.owner = owners[attachment.id].map(Attachment.Owner.activity) ?? .trip
            return attachment
        }
    }

    /// The contents of a trip with attachments that no other trip has.
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

    private func id(of attachment: ImportedAttachment) -> AttachmentID {
        func isHere(_ id: AttachmentID) -> Bool { known.contains(id) || named.contains(id) }
        guard !isHere(attachment.id) else { return attachment.id }
        // The same file in two trips is an attachment of each.
        let own = InlineAttachments.id(madeOf: [attachment.id.text, trip.text])
        if isHere(own) { return own }
        if case .file(_, let bytes) = attachment.content,
            let id = files[attachment.activity]?[digest(bytes)]
        {
            return id
        }
        return elsewhere.contains(attachment.id) ? own : attachment.id
    }
}
