import Foundation
public import ICalendar
import Trips

/// A folder with one calendar file for each event or to-do, as khal and vdirsyncer keep them (a "vdir").
///
/// ```swift
/// let folder = CalendarDirectory(path: "/home/ada/.calendars/trips")
/// let outcome = try folder.write(contents, with: export)
/// let imported = try folder.activities(with: calendarImport)
/// ```
///
/// A file is written whole or not at all. Nothing is deleted but by ``delete(_:)``, and a file whose event was changed there since is not
/// written over. Neither is one that holds several items, or that is of no item of ours: a new item gets a name that is free.
public struct CalendarDirectory: Hashable, Sendable {
    /// The path of the folder.
    public let path: String

    /// Names a folder; nothing is read or made yet.
    ///
    /// - Parameter path: The path of the folder.
    public init(path: String) { self.path = path }

    /// What became of the items that were written.
    public struct Outcome: Hashable, Sendable {
        /// The names of files that were not there.
        public var added: [String] = []
        /// The names of files that say something else now.
        public var updated: [String] = []
        /// The names of files that said the same already.
        public var unchanged: [String] = []
        /// The names of files whose event is newer than ours, which were left alone.
        ///
        /// Import them first.
        public var newer: [String] = []
        /// The names of files that hold one of the items among others; these were left alone, and the item as it is there.
        ///
        /// Cut them into a file for each item, or take the item out.
        public var shared: [String] = []
        /// The names of files none of whose items was among those that were to be written; they were left alone.
        ///
        /// The trip does not have them any more, or somebody else put them there.
        public var foreign: [String] = []
        /// How many items those of the foreign files hold that have more than one.
        public var foreignCounts: [String: Int] = [:]
        /// What could not be told in the calendars.
        public var findings: [Finding] = []

        /// Makes an outcome of nothing.
        public init() {}
    }
}

// MARK: - Writing

extension CalendarDirectory {
    /// Writes each event with its changed occurrences, and each to-do, to a file of its own.
    ///
    /// An item that is there already keeps the name of its file, whoever made it. The calendar's name goes to the file
    /// `displayname`, as vdirsyncer has it, unless there is one.
    ///
    /// - Parameters:
    ///   - contents: What to write; what was kept of other calendars is no item and is left out.
    ///   - export: How to write it.
    /// - Returns: What became of each file.
    /// - Throws: What the system says when the folder cannot be read or written.
    public func write(_ contents: CalendarContents, with export: CalendarExport) throws -> Outcome {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let there = try readFiles()
        var own: [String: DirectoryFile] = [:]
        var others: [String: DirectoryFile] = [:]
        for file in there {
            if let uid = file.ownUID { own[uid] = own[uid] ?? file }
            for uid in file.uids where uid != file.ownUID { others[uid] = others[uid] ?? file }
        }
        var names = FileNames(taken: try FileManager.default.contentsOfDirectory(atPath: path))
        var outcome = Outcome()
        var uids: Set<String> = []
        for item in Self.items(of: contents) {
            let exported = export.calendar(of: item)
            outcome.findings += exported.findings
            guard let uid = exported.calendar.components.first(where: { $0.name != "VTIMEZONE" })?.uid,
                uids.insert(uid).inserted
            else { continue }
            if let file = own[uid] {
                try write(exported, over: file, &outcome)
            } else if let file = others[uid] {
                if !outcome.shared.contains(file.name) { outcome.shared.append(file.name) }
            } else {
                let name = names.free(for: uid)
                try Data(exported.bytes).write(to: url(name), options: .atomic)
                outcome.added.append(name)
            }
        }
        for file in there where file.isNamed && file.uids.isDisjoint(with: uids) {
            outcome.foreign.append(file.name)
            if file.uids.count > 1 { outcome.foreignCounts[file.name] = file.uids.count }
        }
        if let name = contents.name, !name.isEmpty, export.redaction != .busy {
            let file = url("displayname")
            let line = name.split(whereSeparator: \.isNewline).joined(separator: " ")
            if !FileManager.default.fileExists(atPath: file.path) {
                try Data(line.utf8).write(to: file, options: .atomic)
            }
        }
        return outcome
    }

    /// Deletes files of the folder.
    ///
    /// - Parameter names: The names of files, such as ``Outcome/foreign``; one that is gone already is no error.
    /// - Throws: What the system says when one cannot be deleted.
    public func delete(_ names: [String]) throws {
        let known = Set(try files)
        for name in names where known.contains(name) {
            try FileManager.default.removeItem(at: url(name))
        }
    }

    private func write(
        _ exported: ExportedCalendar, over file: DirectoryFile, _ outcome: inout Outcome
    ) throws {
        let (bytes, calendar) = (exported.bytes, exported.calendar)
        if file.bytes == bytes || file.calendar?.isSameItem(as: calendar) == true {
            return outcome.unchanged.append(file.name)
        }
        if file.calendar?.isNewer(than: calendar) == true { return outcome.newer.append(file.name) }
        try Data(bytes).write(to: url(file.name), options: .atomic)
        outcome.updated.append(file.name)
    }

    /// The contents cut into items: all that has one UID.
    private static func items(of contents: CalendarContents) -> [CalendarContents] {
        var groups: [ActivityUID: [Activity]] = [:]
        for activity in contents.activities { groups[activity.uid, default: []].append(activity) }
        func item(_ activities: [Activity], _ todos: [Todo]) -> CalendarContents {
            var item = CalendarContents(name: nil, activities: activities, zones: contents.zones)
            item.todos = todos
            item.organizations = contents.organizations
            item.attachments = contents.attachments
            item.files = contents.files
            return item
        }
        // A to-do may have the UID of an event: one file has both, for none must be written over the other.
        var todos: [ActivityUID: [Todo]] = [:]
        for todo in contents.todos { todos[todo.uid, default: []].append(todo) }
        return Set(groups.keys).union(todos.keys).sorted().map { item(groups[$0] ?? [], todos[$0] ?? []) }
    }

    private func url(_ name: String) -> URL {
        URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent(name, isDirectory: false)
    }
}

// MARK: - Reading

extension CalendarDirectory {
    /// The names of the calendar files, in the order of their names.
    public var files: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: path)
                .filter { name in
                    guard name.hasSuffix(".ics"), !name.hasPrefix(".") else { return false }
                    // A pipe or a device has no end, so that neither is opened.
                    let real = url(name).resolvingSymlinksInPath().path
                    let kind = try? FileManager.default.attributesOfItem(atPath: real)[.type]
                    return kind as? FileAttributeType == .typeRegular
                }
                .sorted()
        }
    }

    /// What is there, in the order of the names; of a file that cannot be read nothing is known, and it is left alone.
    private func readFiles() throws -> [DirectoryFile] {
        try files.map { file in
            DirectoryFile(name: file, bytes: (try? Data(contentsOf: url(file))).map { [UInt8]($0) })
        }
    }

    /// Reads all items of the folder.
    ///
    /// A file that is no calendar is told in a finding, and the others are read.
    ///
    /// - Parameter reading: How to read them.
    /// - Returns: What all files together hold; of two versions of an event the newer one. The name is that of the file
    ///   `displayname`.
    /// - Throws: What the system says when the folder cannot be read.
    public func activities(with reading: CalendarImport) throws -> ImportedCalendar {
        var joined = JoinedCalendars()
        for file in try files {
            do {
                let read = try CalendarReader().read([UInt8](Data(contentsOf: url(file))), file: file)
                joined.add(reading.activities(from: read, file: file))
            } catch let error as CalendarError {
                joined.add(
                    Finding(
                        .badValue, .error, file: file, line: 0, message: "\(error); the file was passed over")
                )
            }
        }
        var all = joined.all
        let name = (try? Data(contentsOf: url("displayname"))).map {
            String(String(decoding: $0, as: UTF8.self).trimmed)
        }
        all.name = name.flatMap { $0.isEmpty ? nil : $0 } ?? all.name
        return all
    }
}

extension CalendarObject {
    /// Whether two files say the same of one item, whenever each was written.
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

    /// Whether this version of an item was written after another one.
    fileprivate func isNewer(than other: CalendarObject) -> Bool {
        func version(_ calendar: CalendarObject) -> (sequence: Int, stamp: String, modified: String) {
            var values = ValueReader()
            let main = calendar.components.first { $0.name != "VTIMEZONE" }
            return (
                main?.first(named: "SEQUENCE").flatMap { values.integer($0) } ?? 0,
                main?.first(named: "DTSTAMP").flatMap { values.dateTime($0)?.civil }.map { "\($0)" } ?? "",
                main?.first(named: "LAST-MODIFIED").flatMap { values.dateTime($0)?.civil }.map { "\($0)" }
                    ?? ""
            )
        }
        return version(self) > version(other)
    }
}
