import CivilTime
import ICalendar
import Merging
import Trips

/// An item to write to a file of a folder, compared with the file's content.
///
/// A file may be overwritten when everything in it is known: each event, override, to-do and other component
/// is ours as well, in a version that is no older, and a component of the same version says nothing that ours
/// does not. An import of the file would then change nothing.
struct DirectoryItem {
    private(set) var exported: ExportedCalendar
    private let export: CalendarExport
    private let contents: CalendarContents
    /// The file's content, as an import reads it.
    private let theirs: ImportedCalendar
    /// The activities of the trip under UIDs derived from the item's.
    private let siblings: [Activity]
    private let database: ZoneDatabase
    /// The identifiers of present and former attachments.
    private let attachments: Set<AttachmentID>

    /// Prepares to overwrite a file.
    ///
    /// - Parameters:
    ///   - exported: The new content.
    ///   - file: The present file.
    ///   - export: The export that wrote `exported`.
    ///   - contents: The item.
    ///   - siblings: The activities of the trip under UIDs derived from the item's.
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

    /// Returns how a file of a folder is read.
    static func reading(_ export: CalendarExport) -> CalendarImport {
        CalendarImport(
            database: export.database, floatingTimes: .hintedByFile, readsTodos: true, readsAttachments: true)
    }

    /// Returns the identifiers of attachments that are present, removed here, or written by us.
    ///
    /// They are empty when the caller supplied no attachments.
    private static func attachments(_ contents: CalendarContents, _ file: DirectoryFile) -> Set<AttachmentID>
    {
        guard let attached = contents.attachments else { return [] }
        let written = (file.calendar?.components ?? []).flatMap { $0.all(named: "ATTACH") }.compactMap {
            $0.parameter(InlineAttachments.idParameter).flatMap { try? AttachmentID.validated($0) }
        }
        return Set(attached.map(\.id) + contents.activities.flatMap(InlineAttachments.ids) + written)
    }

    /// Copies the calendar properties of the file.
    ///
    /// Our times need no X-WR-TIMEZONE, and would get a zone by it where they have none. Organizations come
    /// from the trip.
    private mutating func takeProperties() {
        for property in CalendarRemainder(parsing: theirs.source).properties
        where property.name != "X-WR-TIMEZONE" && property.name != CalendarProperty.organization
            && !exported.calendar.component.has(property.name)
        {
            exported.calendar.component.append(property)
        }
    }

    /// Whether overwriting the file loses nothing that is unknown here.
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

    /// Returns another calendar as our export would write it.
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
        // The time of writing of each version is taken from the file.
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
    /// Returns whether an import would change no activity; local edits differ from a known version.
    private func changesNoActivity(_ merged: MergeResult) -> Bool {
        export.redaction == .full && merged.upserts.isEmpty && merged.removals.isEmpty
    }

    /// Returns whether another program changed an export older than the stored state, which an import
    /// ignores.
    private func leavesChangedExports(_ merged: MergeResult, _ todos: TodoMerge) -> Bool {
        let (skipped, left) = (Set(merged.skipped), Set(todos.skipped))
        return theirs.activities.contains { skipped.contains($0.key) && $0.edit?.isChangedElsewhere == true }
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
            // A redacted export follows from the whole trip, so it may differ within one version.
            guard export.redaction == .full else { return true }
            guard unchanged.contains(version.key) else { return false }
            return knows(version.rest, known.rest, besides: Set(theirs.attachments.map(\.id.text)))
        }
    }

    private func knowsTodos(
        of theirs: ImportedCalendar, _ ours: ImportedCalendar, _ merged: TodoMerge
    ) -> Bool {
        let known = Dictionary(ours.todos.map { ($0.uid, $0) }, uniquingKeysWith: { first, _ in first })
        // Local edits differ from a known version.
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

    /// Returns whether components other than activities and to-dos are kept with the trip.
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

    /// Returns whether a component's statements are in another one, except attachments removed from it.
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

    /// Returns whether files and links are as stored here; one that is no longer ours was removed here.
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
            // A newer version may replace the file.
            let isNewer = there[key].flatMap { here[key]?.revisionOrder(against: $0) }?.isNewer ?? false
            return isNewer || mine.content == attachment.content
        }
    }
}

extension Component {
    /// The properties of a revision.
    fileprivate static let revisionNames: Set = ["DTSTAMP", "SEQUENCE", "LAST-MODIFIED", "CREATED"]

    fileprivate func without(_ names: Set<String>) -> Component {
        var copy = self
        copy.properties.removeAll { names.contains($0.name) }
        return copy
    }
}
