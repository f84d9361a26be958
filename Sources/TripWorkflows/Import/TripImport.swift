import CivilTime
import Findings
import ICalendar
import Merging
import Sealing
import TripExchange
import Trips

/// What an import does to one trip.
struct TripImport: Sendable {
    private(set) var trip: Trip
    /// Whether the trip is made by this import.
    let isNew: Bool
    private var activities: [ActivityKey: Activity]
    private var changed: Set<ActivityKey> = []
    private var taken: Set<ActivityKey> = []
    private var todos: [ActivityUID: Todo]
    private var todosTaken: [ActivityUID] = []
    /// The organizations that are not in the store yet.
    private(set) var organizations: [Organization] = []
    /// The attachments that the trip has or gets.
    private var attachments: [Attachment]
    /// Those that it had, by their identifiers.
    private let attachedBefore: [AttachmentID: Attachment]
    /// The keys that activities have in the end, by those that they had.
    private(set) var moves: [ActivityKey: ActivityKey] = [:]
    /// The bytes of new files.
    private var bytes: [AttachmentID: [UInt8]] = [:]
    /// What could not be merged as it was said.
    private(set) var findings: [Finding] = []
    private(set) var summary: ImportSummary
    /// Whether the trip keeps something else than before besides its activities.
    private(set) var isTripChanged = false

    /// Something to attach, with the bytes where it is a file that is not there yet.
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

    func isNamed(_ name: String) -> Bool { trip.name.lowercased() == name.lowercased() }

    /// All activities of the trip as they are then, in no order.
    var all: Dictionary<ActivityKey, Activity>.Values { activities.values }

    /// What to take away before that, in a fixed order.
    var removals: [ActivityKey] { taken.sorted() }

    /// What to write, in a fixed order.
    var upserts: [Activity] { changed.inOrder().compactMap { activities[$0] } }

    /// How many there are to write.
    var upsertCount: Int { changed.count }

    /// The identifiers of all attachments of the trip as they are then.
    var attachmentIDs: [AttachmentID] { attachments.map(\.id) }

    /// What to attach or to attach anew, each to the activity that has it in the end.
    var changedAttachments: [ChangedAttachment] {
        attachments.filter { attachedBefore[$0.id] != $0 }
            .map { ChangedAttachment(attachment: $0, bytes: bytes[$0.id]) }
    }

    /// The attachments as they are stored of activities that are taken away.
    var looseAttachments: [Attachment] {
        attachedBefore.values.filter { attachment in
            guard case .activity(let key) = attachment.owner else { return false }
            return taken.contains(key)
        }
        .sorted { $0.id < $1.id }
    }

    /// The to-dos to write, in the order in which they came.
    var changedTodos: [Todo] { todosTaken.compactMap { todos[$0] } }

    /// Merges a calendar.
    ///
    /// A trip that is made gets what the calendar says of it; of one that is there, the store knows better.
    ///
    /// - Parameters:
    ///   - calendar: What was imported.
    ///   - file: The name that findings carry.
    ///   - database: The zones.
    ///   - home: The home that the command line names, which goes before that of a calendar.
    ///   - elsewhere: The identifiers of attachments of other trips.
    ///   - people: Who is known, and who gets known by this.
    ///   - now: When it is attached.
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

    /// Takes what came out of the merge, with those who take part in it.
    private mutating func take(
        _ upserts: [Activity], by result: MergeResult, before stored: [ActivityKey: Activity],
        people: inout Participation, _ database: ZoneDatabase
    ) {
        let travellers = trip.travellers
        let earlier = Dictionary(
            result.moves.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
        for upsert in upserts {
            let before = stored[upsert.key] ?? earlier[upsert.key].flatMap { stored[$0] }
            let activity = people.settled(upsert, before: before, in: &trip, database)
            activities[activity.key] = activity
            changed.insert(activity.key)
            taken.remove(activity.key)
        }
        if trip.travellers != travellers { isTripChanged = true }
    }

    /// Counts what was called off and is kept as it came: nothing else was to be found of it.
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

    /// What an attachment holds; of a file the bytes are kept.
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
