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
/// written over.
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
        /// The names of files whose item is none of those that were written; they were left alone.
        ///
        /// The trip does not have them any more, or somebody else put them there.
        public var foreign: [String] = []
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
        let there = try items()
        var outcome = Outcome()
        var written: Set<String> = []
        for item in Self.items(of: contents) {
            let exported = export.calendar(of: item)
            outcome.findings += exported.findings
            guard let uid = exported.calendar.components.first(where: { $0.name != "VTIMEZONE" })?.uid else {
                continue
            }
            written.insert(uid)
            try write(exported, of: uid, over: there[uid], &outcome)
        }
        outcome.foreign = there.filter { !written.contains($0.key) }.map(\.value.file).sorted()
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
        _ exported: ExportedCalendar, of uid: String, over there: Item?, _ outcome: inout Outcome
    ) throws {
        let name = there?.file ?? Self.fileName(of: uid)
        let bytes = exported.bytes
        if let there {
            let calendar = exported.calendar
            if there.bytes == bytes || there.calendar.isSameItem(as: calendar) {
                return outcome.unchanged.append(name)
            }
            if there.calendar.isNewer(than: calendar) { return outcome.newer.append(name) }
        }
        try Data(bytes).write(to: url(name), options: .atomic)
        if there == nil { outcome.added.append(name) } else { outcome.updated.append(name) }
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
        return groups.keys.sorted().map { item(groups[$0] ?? [], []) } + contents.todos.map { item([], [$0]) }
    }

    /// The name of the file of a UID: the UID itself where every system takes it, else a name made of it.
    static func fileName(of uid: String) -> String {
        let isPlain =
            uid.utf8.count <= 100 && uid.first != "." && uid.first != "-"
            && uid.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
                    UInt8(ascii: "."),
                    UInt8(ascii: "@"):
                    true
                default: false
                }
            }
        return (isPlain ? uid : StableHash().hexadecimal(of: [uid])) + ".ics"
    }

    private func url(_ name: String) -> URL {
        URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent(name, isDirectory: false)
    }
}

// MARK: - Reading

extension CalendarDirectory {
    /// A file of the folder that holds one item.
    private struct Item {
        let file: String
        let bytes: [UInt8]
        let calendar: CalendarObject
    }

    /// The names of the calendar files, in the order of their names.
    public var files: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: path)
                .filter { name in
                    var isFolder: ObjCBool = false
                    return name.hasSuffix(".ics") && !name.hasPrefix(".")
                        && FileManager.default.fileExists(atPath: url(name).path, isDirectory: &isFolder)
                        && !isFolder.boolValue
                }
                .sorted()
        }
    }

    /// What is there, by UID; a file that cannot be read is somebody else's.
    private func items() throws -> [String: Item] {
        var items: [String: Item] = [:]
        for file in try files {
            let bytes = [UInt8](try Data(contentsOf: url(file)))
            guard let calendar = try? CalendarReader().read(bytes, file: file).calendars.first,
                let uid = calendar.components.first(where: { $0.name != "VTIMEZONE" })?.uid
            else { continue }
            items[uid] = items[uid] ?? Item(file: file, bytes: bytes, calendar: calendar)
        }
        return items
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
