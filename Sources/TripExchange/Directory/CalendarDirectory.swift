import Documents
public import Findings
import Foundation
import ICalendar
import Messages
import Trips

/// A folder with one calendar file for each item, as in khal and vdirsyncer ("vdir").
///
/// ```swift
/// let folder = CalendarDirectory(path: "/home/ada/.calendars/trips")
/// let outcome = try folder.write(contents, with: export)
/// let imported = try folder.activities(with: calendarImport)
/// ```
///
/// A file is written whole or not at all; a link's target is written, not the link. Only ``delete(_:)``
/// deletes. A file is overwritten only when an import of it would change nothing here, and never when a part
/// of it cannot be read. A file that holds several items, a second file of its item, and a file of a foreign
/// item are left alone: a new item gets an unused name.
public struct CalendarDirectory: Hashable, Sendable {
    /// The path of the folder.
    public let path: String

    /// Names a folder, without reading or creating it.
    ///
    /// - Parameter path: The path of the folder.
    public init(path: String) { self.path = path }

    /// The result of writing items.
    public struct Outcome: Hashable, Sendable {
        /// The names of new files.
        public var added: [String] = []
        /// The names of files with changed content.
        public var updated: [String] = []
        /// The names of files that already had this content.
        public var unchanged: [String] = []
        /// The names of untouched files that state something unknown here of their item.
        ///
        /// It may be a newer version, another change of the same version, or a further component. Import them
        /// first.
        public var newer: [String] = []
        /// The names of untouched files of our items that are partly unreadable.
        ///
        /// A line may be too long, for example.
        public var unread: [String] = []
        /// The names of untouched files that hold one of the items among others.
        ///
        /// That item is as the file has it. Split them into a file for each item, or take the item out.
        public var shared: [String] = []
        /// The names of further, untouched files of items that have one.
        ///
        /// Of several files the first by its name is written. A folder has one for each item, so that
        /// programs pick any of them: import the folder, and delete all but that one.
        public var further: [String] = []
        /// The names of untouched files that hold none of the items to be written.
        ///
        /// The trip no longer has them, or another program wrote them. All that such a file holds can be read
        /// as activities and to-dos, and none of it is kept verbatim with the trip; other files are in no
        /// list.
        public var foreign: [String] = []
        /// The number of items of each foreign file that has more than one.
        public var foreignCounts: [String: Int] = [:]
        /// Findings about what the calendars cannot express.
        public var findings: [Finding] = []

        /// Makes an empty outcome.
        public init() {}
    }
}

extension CalendarDirectory {
    /// Returns the URL of a file of the folder.
    func url(_ name: String) -> URL {
        URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent(name, isDirectory: false)
    }
}

// MARK: - Reading

extension CalendarDirectory {
    /// The names of the calendar files, sorted.
    public var files: [String] {
        get throws { try names.filter { kind(of: $0) == .typeRegular } }
    }

    /// The sorted names of calendar files, readable or not, without folders.
    package var names: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: path)
                .filter { $0.hasSuffix(".ics") && !$0.hasPrefix(".") && kind(of: $0) != .typeDirectory }
                .sorted()
        }
    }

    /// Returns the type of a file, or of a link's target; `nil` where it is unknown.
    private func kind(of name: String) -> FileAttributeType? {
        let real = url(name).resolvingSymlinksInPath().path
        return (try? FileManager.default.attributesOfItem(atPath: real)[.type]) as? FileAttributeType
    }

    /// Reads the files in the order of their names; an unreadable file has no content.
    func readFiles() throws -> [DirectoryFile] {
        try files.map { file in
            DirectoryFile(name: file, bytes: (try? Data(contentsOf: url(file))).map { [UInt8]($0) })
        }
    }

    /// Reads all items of the folder.
    ///
    /// A file that cannot be read, or is no calendar, gives a finding; the others are read.
    ///
    /// - Parameter reading: How to read them.
    /// - Returns: The items of all files, as if they stood in one file: of two versions of an event the newer
    ///   one, and of two events with one UID, neither of which is newer, both. The name is that of the file
    ///   `displayname`.
    /// - Throws: The system's error when the folder itself cannot be read.
    public func activities(with reading: CalendarImport) throws -> ImportedCalendar {
        var folder = FolderReading(reading)
        for name in try names {
            switch kind(of: name) {
            case .typeRegular?:
                if let bytes = try? Data(contentsOf: url(name)) {
                    folder.add([UInt8](bytes), file: name)
                } else {
                    folder.passOver(name, since: tr("cannot be read"))
                }
            case nil, .typeSymbolicLink?: folder.passOver(name, since: tr("leads nowhere"))
            // A pipe or a device may have no end, so neither is opened.
            case _?: folder.passOver(name, since: tr("is no ordinary file"))
            }
        }
        var all = folder.calendar()
        let name = (try? Data(contentsOf: url("displayname"))).map {
            String(String(decoding: $0, as: UTF8.self).trimmed)
        }
        all.name = name.flatMap { $0.isEmpty ? nil : $0 } ?? all.name
        return all
    }
}

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
        // What tells codes of bookings is for its owner alone, unless the folder was there before.
        let isPrivate = export.redaction == .full
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true,
            attributes: isPrivate ? [.posixPermissions: 0o700] : [:])
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
                if isPrivate {
                    try FileManager.default.setAttributes(
                        [.posixPermissions: 0o600], ofItemAtPath: url(name).path)
                }
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
