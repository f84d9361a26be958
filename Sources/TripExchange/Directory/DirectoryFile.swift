import Findings
import ICalendar

/// A calendar file of a folder, and which items stand in it.
struct DirectoryFile {
    let name: String
    let bytes: [UInt8]
    /// What was read; `nil` when the file cannot be read as a calendar.
    let result: ReadResult?
    /// The UIDs of all that stands in it, whatever it is.
    let uids: Set<String>
    /// Whether all that it holds has a UID.
    let isNamed: Bool
    /// Whether all that it holds was read: nothing had to be dropped.
    let isWhole: Bool

    /// Reads a file; `nil` for its bytes when there are none to be had.
    init(name: String, bytes: [UInt8]?) {
        self.name = name
        self.bytes = bytes ?? []
        result = bytes.flatMap { try? CalendarReader().read($0, file: name) }
        let items = (result?.calendars ?? []).flatMap(\.components).filter { $0.name != "VTIMEZONE" }
        uids = Set(items.compactMap(\.uid))
        isNamed = !items.isEmpty && items.allSatisfy { $0.uid != nil }
        // In another character set every character has a meaning, too.
        isWhole =
            result?.findings.allSatisfy { $0.severity == .repaired || $0.code == .wrongCharset } ?? false
    }

    /// The first calendar.
    var calendar: CalendarObject? { result?.calendars.first }

    /// The UID of the item when the file holds that one alone, with its changed occurrences: only such a file is written over.
    var ownUID: String? {
        isNamed && result?.calendars.count == 1 && uids.count == 1 ? uids.first : nil
    }
}
