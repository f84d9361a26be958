import ICalendar

/// A calendar file of a folder, and which items stand in it.
struct DirectoryFile {
    let name: String
    let bytes: [UInt8]
    /// The first calendar; `nil` when the file cannot be read as one.
    let calendar: CalendarObject?
    /// The UIDs of all that stands in it, whatever it is.
    let uids: Set<String>
    /// Whether all that it holds has a UID.
    let isNamed: Bool

    /// Reads a file; `nil` for its bytes when there are none to be had.
    init(name: String, bytes: [UInt8]?) {
        self.name = name
        self.bytes = bytes ?? []
        let calendars =
            bytes.flatMap { try? CalendarReader().read($0, file: name).calendars } ?? []
        let items = calendars.flatMap(\.components).filter { $0.name != "VTIMEZONE" }
        calendar = calendars.first
        uids = Set(items.compactMap(\.uid))
        isNamed = !items.isEmpty && items.allSatisfy { $0.uid != nil }
        isOneCalendar = calendars.count == 1
    }

    private let isOneCalendar: Bool

    /// The UID of the item when the file holds that one alone, with its changed occurrences: only such a file is written over.
    var ownUID: String? { isNamed && isOneCalendar && uids.count == 1 ? uids.first : nil }
}
