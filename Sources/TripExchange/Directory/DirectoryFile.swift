import Findings
import ICalendar

/// A calendar file of a folder, with the items in it.
struct DirectoryFile {
    let name: String
    let bytes: [UInt8]
    /// The calendars read; `nil` when the file is no readable calendar.
    let result: ReadResult?
    /// The UIDs of all components.
    let uids: Set<String>
    /// Whether all components have a UID.
    let isNamed: Bool
    /// Whether all components were read and none was dropped.
    let isWhole: Bool

    /// Reads a file; `nil` stands for bytes that cannot be read.
    init(name: String, bytes: [UInt8]?) {
        self.name = name
        self.bytes = bytes ?? []
        result = bytes.flatMap { try? CalendarReader().read($0, file: name) }
        let items = (result?.calendars ?? []).flatMap(\.components).filter { $0.name != "VTIMEZONE" }
        uids = Set(items.compactMap(\.uid))
        isNamed = !items.isEmpty && items.allSatisfy { $0.uid != nil }
        // In other character sets every byte has a meaning, too.
        isWhole =
            result?.findings.allSatisfy { $0.severity == .repaired || $0.code == .wrongCharset } ?? false
    }

    /// The first calendar.
    var calendar: CalendarObject? { result?.calendars.first }

    /// The item's UID when the file holds that item alone, with its overrides.
    ///
    /// Only such a file is overwritten.
    var ownUID: String? {
        isNamed && result?.calendars.count == 1 && uids.count == 1 ? uids.first : nil
    }
}
