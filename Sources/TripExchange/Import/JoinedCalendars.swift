import ICalendar
import Trips

/// The calendars of several files, as one.
///
/// Of two versions of one event or to-do the newer one stays, and of two equally new ones the first.
struct JoinedCalendars {
    private(set) var all = ImportedCalendar(name: nil, activities: [])
    private var activities: [ActivityKey: Int] = [:]
    private var todos: [ActivityUID: Int] = [:]
    private var attachmentIDs: [AttachmentID: AttachmentID] = [:]

    /// Adds what another file holds.
    mutating func add(_ next: ImportedCalendar) {
        let next = InlineAttachments.setApart(next, from: &attachmentIDs)
        all.name = all.name ?? next.name
        for activity in next.activities { add(activity) }
        for todo in next.todos { add(todo) }
        all.cancellations += next.cancellations
        all.findings += next.findings
        let zones = Set(all.zones.map(\.id))
        all.zones += next.zones.filter { !zones.contains($0.id) }
        let known = Set(all.organizations.map(\.id))
        all.organizations += next.organizations.filter { !known.contains($0.id) }
        all.attachments += next.attachments
        all.details = all.details ?? next.details
        if next.source != nil { all.source = ImportMerge.source(existing: all.source, incoming: next) }
    }

    /// Adds something that was found about a file as a whole.
    mutating func add(_ finding: Finding) { all.findings.append(finding) }

    private mutating func add(_ activity: Activity) {
        guard let position = activities[activity.key] else {
            activities[activity.key] = all.activities.count
            return all.activities.append(activity)
        }
        if activity.revisionOrder(against: all.activities[position]).isNewer {
            all.activities[position] = activity
        }
    }

    private mutating func add(_ todo: Todo) {
        guard let position = todos[todo.uid] else {
            todos[todo.uid] = all.todos.count
            return all.todos.append(todo)
        }
        if todo.revisionOrder(against: all.todos[position]).isNewer { all.todos[position] = todo }
    }
}
