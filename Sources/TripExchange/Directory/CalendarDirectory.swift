public import Findings
import Foundation
import ICalendar

/// A folder with one calendar file for each event or to-do, as khal and vdirsyncer keep them (a "vdir").
///
/// ```swift
/// let folder = CalendarDirectory(path: "/home/ada/.calendars/trips")
/// let outcome = try folder.write(contents, with: export)
/// let imported = try folder.activities(with: calendarImport)
/// ```
///
/// A file is written whole or not at all; where its name is a link, the file that it leads to is. Nothing is deleted but by
/// ``delete(_:)``. A file is written over only when everything in it is known here, so that an import of it would change
/// nothing, and never when a part of it cannot be read. Neither is one that holds several items, that is a second one
/// of its item, or that is of no item of ours: a new item gets a name that is free.
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
        /// The names of files that say of their item what is not known here, which were left alone: a newer version, another
        /// change of the same version, or a component besides.
        ///
        /// Import them first.
        public var newer: [String] = []
        /// The names of files with an item of ours of which a part cannot be read, such as a line that is too long; they
        /// were left alone.
        public var unread: [String] = []
        /// The names of files that hold one of the items among others; these were left alone, and the item as it is there.
        ///
        /// Cut them into a file for each item, or take the item out.
        public var shared: [String] = []
        /// The names of further files of items that have one; these were left alone.
        ///
        /// Of several files the first one by its name is the one that is written. A folder has one for each item, so that
        /// programs pick any of them: import the folder, and delete all but that one.
        public var further: [String] = []
        /// The names of files none of whose items was among those that were to be written; they were left alone.
        ///
        /// The trip does not have them any more, or somebody else put them there. All that such a file holds can be read as
        /// activities and to-dos, and nothing of it is kept with the trip as it came; other files are in no list.
        public var foreign: [String] = []
        /// How many items those of the foreign files hold that have more than one.
        public var foreignCounts: [String: Int] = [:]
        /// What could not be told in the calendars.
        public var findings: [Finding] = []

        /// Makes an outcome of nothing.
        public init() {}
    }
}

extension CalendarDirectory {
    /// Where a file of the folder is.
    func url(_ name: String) -> URL {
        URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent(name, isDirectory: false)
    }
}
