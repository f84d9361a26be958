import Merging
public import Trips

/// Assigns a calendar's attachments to the activities that finally own them.
struct AttachmentSettling {
    private let merge: AttachmentMerge
    private let attachments: [AttachmentID: ImportedAttachment]
    /// The imported events with attachments.
    private var incoming: [ActivityKey: Activity] = [:]
    /// The former keys of activities, by their present keys.
    private var origins: [ActivityKey: [ActivityKey]] = [:]
    private let moves: [ActivityKey: ActivityKey]
    private var taken: Set<AttachmentID>
    private var settledIDs: Set<AttachmentID> = []
    private(set) var settled = SettledAttachments()

    init(_ merge: AttachmentMerge, _ calendar: ImportedCalendar, _ result: MergeResult) {
        attachments = Dictionary(
            calendar.attachments.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let keys = Set(calendar.attachments.map(\.activity))
        if !keys.isEmpty {
            for activity in calendar.activities where keys.contains(activity.key) {
                incoming[activity.key] = activity
            }
        }
        taken = attachments.isEmpty ? [] : merge.reserved().union(attachments.keys)
        moves = result.moves
        for (origin, key) in result.moves.sorted(by: { $0.key < $1.key }) {
            origins[key, default: []].append(origin)
        }
        self.merge = result.moves.isEmpty && result.removals.isEmpty ? merge : merge.moved(by: result)
    }

    /// Adds an activity that is written.
    mutating func take(_ upsert: Activity) {
        let before = versionsBefore(upsert.key)
        // A stored component keeps its attachments.
        guard !before.contains(where: { $0.source == upsert.source }) else {
            return settled.upserts.append(upsert)
        }
        var activity = upsert
        if !attachments.isEmpty {
            let named = InlineAttachments.ids(in: activity).compactMap { attachments[$0] }
            activity = attaching(named, to: activity, since: before.first)
        }
        activity = before.reduce(activity) { merge.remembering($0, since: $1) }
        guard activity == upsert || activity != merge.existing[activity.key] else { return }
        settled.upserts.append(activity)
    }

    /// Returns the stored versions of an activity, the one under its own key first.
    private func versionsBefore(_ key: ActivityKey) -> [Activity] {
        let own = moves[key] == nil ? [key] : []
        return (own + origins[key, default: []]).compactMap { merge.existing[$0] }
    }

    private mutating func attaching(
        _ named: [ImportedAttachment], to activity: Activity, since there: Activity?
    ) -> Activity {
        guard let first = named.first else { return activity }
        let found = merge.matches(
            of: named, at: activity.key, in: incoming[first.activity] ?? activity, since: there)
        var ids: [AttachmentID: AttachmentID] = [:]
        for (match, attachment) in zip(found, named) {
            var attachment = attachment
            let id = attachment.id
            attachment.activity = activity.key
            switch match {
            case .known(let known), .deleted(let known): attachment.id = known
            case .newer(let known):
                attachment.id = known
                settled.replaced.append(attachment)
            case .new:
                if merge.knows(id) || !settledIDs.insert(id).inserted {
                    attachment.id = merge.newID(for: attachment, of: activity.key, &taken)
                }
                settled.added.append(attachment)
            }
            if id != attachment.id { ids[id] = attachment.id }
        }
        return InlineAttachments.renamed(activity, ids)
    }
}

/// The changes that a calendar's attachments make to a trip.
public struct SettledAttachments: Hashable, Sendable {
    /// The activities to write instead of those of the ``/Merging/MergeResult``; they name their attachments.
    public internal(set) var upserts: [Activity] = []
    /// The attachments to add, each to the activity that finally owns it.
    public internal(set) var added: [ImportedAttachment] = []
    /// The stored attachments that get other content under their identifier.
    public internal(set) var replaced: [ImportedAttachment] = []
}
