import Foundation
import ICalendar
import Trips

// MARK: - Writing

extension CalendarDirectory {
    /// Writes each event with its overrides, and each to-do, to a file of its own.
    ///
    /// An item with a file keeps the file's name, and the properties of the calendar in it. The calendar's
    /// name goes to the file `displayname`, as vdirsyncer has it, unless there is one.
    ///
    /// - Parameters:
    ///   - contents: The contents to write. What was kept of other calendars is no item: it is written only
    ///     where it is already in an item's file and is no version of what is shown.
    ///   - export: How to write it.
    ///   - names: The names of files to overwrite although they hold something unknown here, such as
    ///     ``Outcome/newer``.
    /// - Returns: What became of each file.
    /// - Throws: The system's error when the folder cannot be read or written.
    public func write(
        _ contents: CalendarContents, with export: CalendarExport, over names: Set<String> = []
    ) throws -> Outcome {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        var folder = FolderState(files: try readFiles(), beside: contents)
        let kept = FolderRemainder(of: contents, export)
        var free = FileNames(taken: try FileManager.default.contentsOfDirectory(atPath: path))
        var outcome = Outcome()
        let secrets = export.secrets(of: contents)
        for (key, item) in Self.items(of: contents) {
            let new = kept.item(item, key, over: nil)
            let exported = export.calendar(of: new, hiding: secrets)
            outcome.findings += kept.findings(of: key)
            guard let uid = exported.calendar.components.first(where: { $0.name != "VTIMEZONE" })?.uid,
                folder.uids.insert(uid).inserted
            else {
                outcome.findings += exported.findings
                continue
            }
            let files = folder.files(of: uid)
            outcome.further += files.own.dropFirst().map(\.name)
            for file in files.shared where !outcome.shared.contains(file.name) {
                outcome.shared.append(file.name)
            }
            if let file = files.own.first {
                let full = kept.item(item, key, over: file)
                let ours = full.source == new.source ? exported : export.calendar(of: full, hiding: secrets)
                outcome.findings += ours.findings
                let isForced = names.contains(file.name)
                try write(ours, over: file, isForced: isForced, &outcome) {
                    DirectoryItem(ours, over: file, export, full, beside: folder.siblings[uid] ?? [])
                }
                continue
            }
            outcome.findings += exported.findings
            if files.shared.isEmpty {
                let name = free.free(for: uid)
                try Data(exported.bytes).write(to: url(name), options: .atomic)
                outcome.added.append(name)
            }
        }
        note(folder.foreign(beside: kept, export), in: &outcome)
        try write(name: contents.name, export.redaction, hiding: secrets)
        return outcome
    }

    /// Deletes files of the folder.
    ///
    /// - Parameter names: The names of files, such as ``Outcome/foreign``; a missing one is no error.
    /// - Throws: The system's error when a file cannot be deleted.
    public func delete(_ names: [String]) throws {
        let known = Set(try files)
        for name in names where known.contains(name) {
            try FileManager.default.removeItem(at: url(name))
        }
    }

    private func write(
        _ exported: ExportedCalendar, over file: DirectoryFile, isForced: Bool, _ outcome: inout Outcome,
        beside compared: () -> DirectoryItem
    ) throws {
        guard file.isWhole else { return outcome.unread.append(file.name) }
        guard file.bytes != exported.bytes else { return outcome.unchanged.append(file.name) }
        let item = compared()
        let (bytes, calendar) = (item.exported.bytes, item.exported.calendar)
        if file.bytes == bytes || file.calendar?.isSameItem(as: calendar) == true {
            return outcome.unchanged.append(file.name)
        }
        guard isForced || item.knowsAll else { return outcome.newer.append(file.name) }
        // A link stays a link; its target is written.
        try Data(bytes).write(to: url(file.name).resolvingSymlinksInPath(), options: .atomic)
        outcome.updated.append(file.name)
    }

    private func note(_ foreign: [DirectoryFile], in outcome: inout Outcome) {
        for file in foreign {
            outcome.foreign.append(file.name)
            if file.uids.count > 1 { outcome.foreignCounts[file.name] = file.uids.count }
        }
    }

    /// Writes the calendar's name if there is none, or only one of ours with codes in it.
    private func write(name: String?, _ redaction: Redaction, hiding secrets: SecretCodes) throws {
        guard let name, !name.isEmpty, redaction != .busy else { return }
        let file = url("displayname").resolvingSymlinksInPath()
        let line = name.split(whereSeparator: \.isNewline).joined(separator: " ")
        let shown = redaction == .shared ? secrets.blotted(line, of: nil) : line
        if FileManager.default.fileExists(atPath: file.path) {
            guard shown != line, try Data(contentsOf: file) == Data(line.utf8) else { return }
        }
        try Data(shown.utf8).write(to: file, options: .atomic)
    }

    /// Splits the contents into items: everything with one UID.
    private static func items(
        of contents: CalendarContents
    ) -> [(key: ActivityUID, item: CalendarContents)] {
        var groups: [ActivityUID: [Activity]] = [:]
        for activity in contents.activities { groups[activity.uid, default: []].append(activity) }
        func item(_ activities: [Activity], _ todos: [Todo]) -> CalendarContents {
            var item = CalendarContents(name: nil, activities: activities, zones: contents.zones)
            item.travellers = contents.travellers ?? contents.trip?.travellers
            item.todos = todos
            item.organizations = contents.organizations
            item.attachments = contents.attachments
            item.files = contents.files
            return item
        }
        // A to-do may have the UID of an event: one file holds both, so that neither overwrites the other.
        var todos: [ActivityUID: [Todo]] = [:]
        for todo in contents.todos { todos[todo.uid, default: []].append(todo) }
        return Set(groups.keys).union(todos.keys).sorted().map {
            ($0, item(groups[$0] ?? [], todos[$0] ?? []))
        }
    }
}

extension CalendarObject {
    /// Returns whether two files state the same of one item, whenever each was written.
    fileprivate func isSameItem(as other: CalendarObject) -> Bool {
        func settled(_ calendar: CalendarObject) -> Component {
            var component = calendar.component
            component.remove(named: "PRODID")
            component.components = component.components.map { inner in
                var inner = inner
                inner.remove(named: "DTSTAMP")
                return inner
            }
            return component
        }
        return settled(self).isSameMeaning(as: settled(other))
    }
}
