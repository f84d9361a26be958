import CivilTime
import ICalendar
import Trips

/// What we would write to a file of a folder, to be held against what stands there.
///
/// A file may be written over when everything in it is known: each event, changed occurrence, to-do and other component is
/// ours as well, in a version that is no older, and one of the same version says nothing that ours does not. An import of
/// the file would change nothing then.
struct DirectoryItem {
    private(set) var exported: ExportedCalendar
    private let export: CalendarExport
    private let contents: CalendarContents
    /// What stands there, as an import reads it.
    private let theirs: ImportedCalendar
    /// The activities of the trip under UIDs that were made of the item's.
    private let siblings: [Activity]
    private let database: ZoneDatabase
    /// The identifiers of what is attached here, or was.
    private let attachments: Set<AttachmentID>

    /// Prepares to write over a file.
    ///
    /// - Parameters:
    ///   - exported: What we would write.
    ///   - file: What stands there.
    ///   - export: What wrote it.
    ///   - contents: The item.
    ///   - siblings: The activities of the trip under UIDs that were made of the item's.
    init(
        _ exported: ExportedCalendar, over file: DirectoryFile, _ export: CalendarExport,
        _ contents: CalendarContents, beside siblings: [Activity]
    ) {
        self.exported = exported
        self.export = export
        self.contents = contents
        self.siblings = siblings
        database = export.database.adding(contents.zones)
        attachments = Self.attachments(contents, file)
        let read = file.result.map { Self.reading(export).activities(from: $0, file: nil) }
        theirs = read ?? ImportedCalendar(name: nil, activities: [])
        takeProperties()
    }

    /// How a file of a folder is read.
    static func reading(_ export: CalendarExport) -> CalendarImport {
        CalendarImport(
            database: export.database, floatingTimes: .hintedByFile, readsTodos: true, readsAttachments: true)
    }

    /// The identifiers of what is attached, was taken out of the events here, or was written to the file by us; none where
    /// nobody told what is attached.
    private static func attachments(_ contents: CalendarContents, _ file: DirectoryFile) -> Set<AttachmentID>
    {
        guard let attached = contents.attachments else { return [] }
        let written = (file.calendar?.components ?? []).flatMap { $0.all(named: "ATTACH") }.compactMap {
            $0.parameter(InlineAttachments.idParameter).flatMap { try? AttachmentID.validated($0) }
        }
        return Set(attached.map(\.id) + contents.activities.flatMap(InlineAttachments.ids) + written)
    }

    /// Takes over what the calendar in the file says of itself.
    ///
    /// Our times need no X-WR-TIMEZONE, and would get a zone by it where they have none; which organizations there are, we
    /// know better.
    private mutating func takeProperties() {
        for property in CalendarRemainder(parsing: theirs.source).properties
        where property.name != "X-WR-TIMEZONE" && property.name != CalendarProperty.organization
            && !exported.calendar.component.has(property.name)
        {
            exported.calendar.component.append(property)
        }
    }

    /// Whether nothing is lost that is not known here when the file is written over.
    var knowsAll: Bool {
        let ours = Self.reading(export).activities(from: exported.calendar, file: nil)
        let theirs = settled(theirs)
        let merged = ImportMerge.merge(
            existing: contents.activities + siblings, incoming: self.theirs, database: database)
        let todos = TodoMerge(existing: contents.todos, incoming: self.theirs, database: database)
        return !leavesChangedExports(merged, todos)
            && (knowsActivities(of: theirs, ours) || changesNoActivity(merged))
            && knowsTodos(of: theirs, ours, todos) && knowsOthers(of: theirs, ours)
            && knowsAttachments(of: theirs, ours)
    }

    /// Another calendar in the words in which we would write it.
    private func settled(_ calendar: ImportedCalendar) -> ImportedCalendar {
        let full = CalendarExport(
            database: export.database, productID: export.productID, redaction: .full, stamp: export.stamp)
        var contents = CalendarContents(
            name: nil, activities: calendar.activities, source: calendar.source, zones: calendar.zones)
        contents.todos = calendar.todos
        contents.organizations = calendar.organizations
        let written = Self.reading(export).activities(from: full.calendar(of: contents).calendar, file: nil)
        let events = Dictionary(
            written.activities.map { ($0.key, $0.source) }, uniquingKeysWith: { first, _ in first })
        let todos = Dictionary(
            written.todos.map { ($0.uid, $0.source) }, uniquingKeysWith: { first, _ in first })
        // When each version was written is asked of what stands there.
        var settled = calendar
        for index in settled.activities.indices {
            if let source = events[settled.activities[index].key] {
                settled.activities[index].source = source
            }
        }
        for index in settled.todos.indices {
            if let source = todos[settled.todos[index].uid] { settled.todos[index].source = source }
        }
        settled.source = written.source
        return settled
    }
}

// MARK: - What is known

extension DirectoryItem {
    /// Whether an import would leave every activity as it is: what was changed by hand differs from a version that is known.
    private func changesNoActivity(_ merged: MergeResult) -> Bool {
        export.redaction == .full && merged.upserts.isEmpty && merged.removals.isEmpty
    }

    /// Whether another program changed an export of ours from before what is there, which an import does not take.
    private func leavesChangedExports(_ merged: MergeResult, _ todos: TodoMerge) -> Bool {
        let (skipped, left) = (Set(merged.skipped), Set(todos.skipped))
        return theirs.activities.contains { skipped.contains($0.key) && EditMark.isTouched($0) }
            || theirs.todos.contains { left.contains($0.uid) && EditMark.isTouched($0) }
    }

    private func knowsActivities(of theirs: ImportedCalendar, _ ours: ImportedCalendar) -> Bool {
        let existing = ours.activities + siblings
        let merged = ImportMerge.merge(existing: existing, incoming: theirs, database: database)
        guard merged.added.isEmpty, merged.removals.isEmpty else { return false }
        let there = Dictionary(existing.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let unchanged = Set(merged.unchanged)
        return merged.upserts.allSatisfy { version in
            guard let known = there[version.key], !version.revisionOrder(against: known).isNewer else {
                return false
            }
            // What a redacted export tells follows from all of the trip, so that it may differ in the same version.
            guard export.redaction == .full else { return true }
            guard unchanged.contains(version.key) else { return false }
            return knows(version.rest, known.rest, besides: Set(theirs.attachments.map(\.id.text)))
        }
    }

    private func knowsTodos(
        of theirs: ImportedCalendar, _ ours: ImportedCalendar, _ merged: TodoMerge
    ) -> Bool {
        let known = Dictionary(ours.todos.map { ($0.uid, $0) }, uniquingKeysWith: { first, _ in first })
        // What was changed by hand differs from a version that is known.
        let changed = Set(merged.upserts.map(\.uid))
        return theirs.todos.allSatisfy { todo in
            guard let mine = known[todo.uid] else { return false }
            let isSame: Bool
            switch todo.revisionOrder(against: mine) {
            case .older: return true
            case .same: isSame = todo.hasSameMeaning(as: mine)
            case .newer: isSame = false
            }
            let isKnown = isSame || !changed.contains(todo.uid)
            return isKnown && knows(todo.rest, mine.rest)
        }
    }

    /// Whether components that are neither activities nor to-dos are kept with the trip.
    private func knowsOthers(of theirs: ImportedCalendar, _ ours: ImportedCalendar) -> Bool {
        let known = CalendarRemainder(parsing: ours.source).components
        return CalendarRemainder(parsing: theirs.source).components.allSatisfy { component in
            guard component.name != "VTIMEZONE" else { return true }
            return known.contains { mine in
                guard mine.name == component.name, mine.uid == component.uid,
                    mine.first(named: "RECURRENCE-ID")?.rawValue
                        == component.first(named: "RECURRENCE-ID")?.rawValue
                else { return false }
                switch RevisionOrder(of: component.revision, against: mine.revision) {
                case .newer: return false
                case .older: return true
                case .same: return knows(component.without(Component.revisionNames), mine)
                }
            }
        }
    }

    /// Whether all that a component says stands in another one, too, but for attachments that were taken out of it.
    private func knows(_ theirs: Component, _ mine: Component, besides taken: Set<String> = []) -> Bool {
        let known = mine.properties.map { Component("X", properties: [$0]) }
        return theirs.properties.allSatisfy { property in
            if property.isNamed("ATTACH"), let id = property.parameter(InlineAttachments.idParameter),
                taken.contains(id.lowercased())
            {
                return true
            }
            let wanted = Component("X", properties: [property])
            return known.contains { wanted.isSameMeaning(as: $0) }
        }
            && theirs.components.allSatisfy { inner in
                mine.components.contains { inner.isSameMeaning(as: $0) }
            }
    }

    /// Whether files and links are there as we have them; what is not ours any more was taken away here.
    private func knowsAttachments(of theirs: ImportedCalendar, _ ours: ImportedCalendar) -> Bool {
        func versions(_ calendar: ImportedCalendar) -> [ActivityKey: Activity] {
            Dictionary(calendar.activities.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        }
        let (there, here) = (versions(theirs), versions(ours))
        return theirs.attachments.allSatisfy { attachment in
            let key = attachment.activity
            let same = ours.attachments.filter { $0.activity == key }
            guard let mine = same.first(where: { $0.id == attachment.id }) else {
                return attachments.contains(attachment.id)
                    || same.contains { $0.content == attachment.content }
            }
            // A newer version may have another file in its place.
            let isNewer = there[key].flatMap { here[key]?.revisionOrder(against: $0) }?.isNewer ?? false
            return isNewer || mine.content == attachment.content
        }
    }
}

extension Component {
    /// What a version says of its age.
    fileprivate static let revisionNames: Set = ["DTSTAMP", "SEQUENCE", "LAST-MODIFIED", "CREATED"]

    fileprivate func without(_ names: Set<String>) -> Component {
        var copy = self
        copy.properties.removeAll { names.contains($0.name) }
        return copy
    }
}
