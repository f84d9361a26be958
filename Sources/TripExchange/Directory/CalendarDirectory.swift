public import Findings
import Foundation
import ICalendar

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
