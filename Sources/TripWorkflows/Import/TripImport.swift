import CivilTime
import Findings
import ICalendar
import Merging
import Sealing
import TripExchange
import Trips

/// The changes of an import to one trip.
struct TripImport: Sendable {
    private(set) var trip: Trip
    /// Whether the import creates the trip.
    let isNew: Bool
    private var activities: [ActivityKey: Activity]
    private var changed: Set<ActivityKey> = []
    private var taken: Set<ActivityKey> = []
    /// The activities whose cancellation was taken back, as long as no file was compared with them.
    private var lifted: Set<ActivityKey> = []
    private var todos: [ActivityUID: Todo]
    private var todosTaken: [ActivityUID] = []
    /// The organizations that are new to the store.
    private(set) var organizations: [Organization] = []
    /// The attachments of the trip afterwards.
    private var attachments: [Attachment]
    /// The attachments before, by identifier.
    private let attachedBefore: [AttachmentID: Attachment]
    /// The final keys of activities, by their previous keys.
    private(set) var moves: [ActivityKey: ActivityKey] = [:]
    /// The bytes of new files.
    private var bytes: [AttachmentID: [UInt8]] = [:]
    /// The findings of the merge.
    private(set) var findings: [Finding] = []
    private(set) var summary: ImportSummary
    /// What the files did to the times of activities that were known.
    private var noted = NotedChanges()
    /// Whether the trip changes apart from its activities.
    private(set) var isTripChanged = false
    /// Whether the import has stored a new trip already, with the activities that it need not hold.
    private(set) var isCreated = false

    /// An attachment to store, with its bytes for a new file.
    struct ChangedAttachment: Sendable {
        let attachment: Attachment
        let bytes: [UInt8]?
    }

    init(
        trip: Trip, isNew: Bool, existing: [Activity] = [], todos: [Todo] = [], attachments: [Attachment] = []
    ) {
        self.trip = trip
        self.isNew = isNew
        self.attachments = attachments
        attachedBefore = Dictionary(attachments.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        activities = Dictionary(existing.map { ($0.key, $0) }, uniquingKeysWith: { _, last in last })
        self.todos = Dictionary(todos.map { ($0.uid, $0) }, uniquingKeysWith: { _, last in last })
        summary = ImportSummary(trip: trip.name, isNew: isNew)
    }

    /// Changes activities before a file is compared with them.
    ///
    /// - Parameter change: The change of an activity; nil for none.
    mutating func lift(_ change: (Activity) -> Activity?) {
        for key in activities.keys.inOrder() {
            guard let activity = activities[key], let other = change(activity) else { continue }
            activities[key] = other
            changed.insert(key)
            lifted.insert(key)
        }
    }

    /// Notes that a new trip is stored, with some of its activities.
    mutating func noteCreated(with activities: Int) {
        isCreated = true
        summary.added += activities
    }

    /// Notes why a file that names no trip goes to this one.
    mutating func noteProposal(_ proposal: TripProposal) { summary.proposals.append(proposal) }

    /// Notes activities that are there just as the files have them.
    mutating func noteUnchanged(_ count: Int) { summary.unchanged += count }

    func isNamed(_ name: String) -> Bool { trip.name.lowercased() == name.lowercased() }

    /// All activities of the trip afterwards, unordered.
    var all: Dictionary<ActivityKey, Activity>.Values { activities.values }

    /// The activities to delete first, in a fixed order.
    var removals: [ActivityKey] { taken.sorted() }

    /// The activities to write, in a fixed order.
    var upserts: [Activity] { changed.inOrder().compactMap { activities[$0] } }

    /// The number of activities to write.
    var upsertCount: Int { changed.count }

    /// The identifiers of all attachments of the trip afterwards.
    var attachmentIDs: [AttachmentID] { attachments.map(\.id) }

    /// The new and changed attachments, each with its final activity.
    var changedAttachments: [ChangedAttachment] {
        attachments.filter { attachedBefore[$0.id] != $0 }
            .map { ChangedAttachment(attachment: $0, bytes: bytes[$0.id]) }
    }

    /// The stored attachments of deleted activities.
    var looseAttachments: [Attachment] {
        attachedBefore.values.filter { attachment in
            guard case .activity(let key) = attachment.owner else { return false }
            return taken.contains(key)
        }
        .sorted { $0.id < $1.id }
    }

    /// The to-dos to write, in the order of the files.
    var changedTodos: [Todo] { todosTaken.compactMap { todos[$0] } }

    /// Merges a calendar.
    ///
    /// A new trip gets the calendar's properties; those of an existing trip are kept.
    ///
    /// - Parameters:
    ///   - calendar: The imported calendar.
    ///   - file: The name of the file in findings.
    ///   - database: The zones.
    ///   - home: The home zone of the command line, which precedes that of a calendar.
    ///   - elsewhere: The identifiers of attachments of other trips.
    ///   - people: The known persons, and those added by the import.
    ///   - now: The time of attaching.
    mutating func merge(
        _ calendar: ImportedCalendar, file: String?, database: ZoneDatabase, home: ZoneID?,
        elsewhere: Set<AttachmentID>, people: inout Participation, at now: Instant
    ) {
        if isNew, let details = calendar.details {
            details.apply(to: &trip)
            trip.travellers = people.settled(trip.travellers)
            trip.home = home ?? trip.home
        }
        organizations += calendar.organizations
        let todoMerge = mergeTodos(of: calendar, file, database.adding(trip.zones))
        let existing = activities.keys.inOrder().compactMap { activities[$0] }
        let papers = AttachmentMerge(
            known: attachments, existing: existing, elsewhere: elsewhere, trip: trip.id,
            database: database.adding(trip.zones), digest: { ContentDigest(of: $0).text })
        let calendar = papers.matching(calendar)
        let stored = activities
        let result = ImportMerge.merge(
            existing: Participation.withoutPeople(existing), incoming: calendar,
            database: database.adding(trip.zones))
        let settled = papers.settled(calendar, by: result)
        summary.added += result.added.count
        summary.updated += result.updated.count
        summary.cancelled += result.cancelled.count
        summary.unchanged += result.unchanged.count
        summary.skipped += result.skipped.count
        countLifted(result)
        for key in result.removals {
            activities[key] = nil
            changed.remove(key)
            taken.insert(key)
        }
        activities.reserveCapacity(activities.count + settled.upserts.count)
        changed.reserveCapacity(changed.count + settled.upserts.count)
        take(settled.upserts, by: result, before: stored, people: &people, database)
        attachments = AttachmentMerge.moved(attachments, by: result)
        moves = moves.mapValues { result.moves[$0] ?? $0 }.merging(result.moves) { earlier, _ in earlier }
        for attachment in settled.added { attach(attachment, at: now) }
        replace(settled.replaced)
        note(result.findings, file)
        let kept = SourceMerge(
            existing: trip.source, incoming: calendar, activities: activities, todos: todos,
            written: Set(result.added + result.updated),
            writtenTodos: Set(todoMerge.added + todoMerge.updated), database: database.adding(trip.zones))
        if kept.source != trip.source { (trip.source, isTripChanged) = (kept.source, true) }
        note(kept.findings, file)
        count(kept, beside: result, todoMerge)
        let zones = ImportMerge.zones(
            existing: trip.zones, incoming: calendar, source: trip.source, activities: activities.values,
            todos: todos.keys.sorted().compactMap { todos[$0] })
        if zones != trip.zones { (trip.zones, isTripChanged) = (zones, true) }
    }

    /// Counts what stands again as updated, also where its version is the one that was cancelled.
    private mutating func countLifted(_ result: MergeResult) {
        let unchanged = lifted.intersection(result.unchanged).count
        let skipped = lifted.intersection(result.skipped).count
        summary.unchanged -= unchanged
        summary.skipped -= skipped
        summary.updated += unchanged + skipped
        lifted = []
    }

    /// Takes the result of the merge, with its participants.
    private mutating func take(
        _ upserts: [Activity], by result: MergeResult, before stored: [ActivityKey: Activity],
        people: inout Participation, _ database: ZoneDatabase
    ) {
        let travellers = trip.travellers
        let earlier = Dictionary(
            result.moves.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
        for upsert in upserts {
            let own = result.moves[upsert.key] == nil ? stored[upsert.key] : nil
            let before = own ?? earlier[upsert.key].flatMap { stored[$0] }
            let activity = people.settled(upsert, before: before, in: &trip, database)
            noted.note(activity, before: before)
            activities[activity.key] = activity
            changed.insert(activity.key)
            taken.remove(activity.key)
        }
        summary.changes = noted.told
        if trip.travellers != travellers { isTripChanged = true }
    }

    /// Counts cancellations that are kept verbatim because their event is unknown.
    private mutating func count(_ kept: SourceMerge, beside result: MergeResult, _ todos: TodoMerge) {
        let events = Set(result.skipped).intersection(kept.cancelled).count
        (summary.skipped, summary.cancelled) = (summary.skipped - events, summary.cancelled + events)
        let called = Set(todos.skipped).intersection(kept.cancelledTodos).count
        summary.todos.skipped -= called
        summary.todos.updated += called
    }

    private mutating func attach(_ imported: ImportedAttachment, at now: Instant) {
        attachments.append(
            Attachment(
                id: imported.id, owner: .activity(imported.activity), name: imported.name,
                about: imported.about,
                content: content(of: imported), createdAt: now))
        summary.attached += 1
    }

    private mutating func replace(_ newer: [ImportedAttachment]) {
        guard !newer.isEmpty else { return }
        let places = Dictionary(
            attachments.indices.map { (attachments[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
        for imported in newer {
            guard let index = places[imported.id] else { continue }
            attachments[index].name = imported.name
            if !imported.about.isEmpty { attachments[index].about = imported.about }
            attachments[index].content = content(of: imported)
            summary.replaced += 1
        }
    }

    /// The content of an attachment; the bytes of a file are kept.
    private mutating func content(of imported: ImportedAttachment) -> Attachment.Content {
        switch imported.content {
        case .link(let link):
            bytes[imported.id] = nil
            return .link(link)
        case .file(let type, let file):
            bytes[imported.id] = file
            return .file(mediaType: type.mediaType, size: file.count, digest: ContentDigest(of: file).text)
        }
    }

    private mutating func mergeTodos(
        of calendar: ImportedCalendar, _ file: String?, _ database: ZoneDatabase
    ) -> TodoMerge {
        let merged = TodoMerge(existing: Array(todos.values), incoming: calendar, database: database)
        summary.todos.added += merged.added.count
        summary.todos.updated += merged.updated.count
        summary.todos.unchanged += merged.unchanged.count
        summary.todos.skipped += merged.skipped.count
        for todo in merged.upserts {
            if !todosTaken.contains(todo.uid) { todosTaken.append(todo.uid) }
            todos[todo.uid] = todo
        }
        note(merged.findings, file)
        return merged
    }

    private mutating func note(_ found: [Finding], _ file: String?) {
        findings += found.map { finding in
            var finding = finding
            finding.file = file
            return finding
        }
    }
}
