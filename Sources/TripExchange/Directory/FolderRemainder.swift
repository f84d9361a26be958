import Findings
import ICalendar
import Messages
import Trips

/// What a trip keeps verbatim, beside the items of a folder.
///
/// Servers want one kind of component in a file, and one component for each UID and occurrence. So an item
/// has only the part that is already in its file, and no other version of what is shown.
struct FolderRemainder {
    /// The UIDs of all components.
    let uids: Set<String>
    private let components: [Component]
    /// The zones that they name.
    private let zones: [Component]
    /// The unread versions that are newer than those that are shown.
    private let newer: [ActivityUID: [UnreadVersions.Newer]]
    /// The other components, by their UIDs.
    private let others: [String: [Component]]
    private let export: CalendarExport

    /// Sorts what a trip keeps.
    ///
    /// - Parameters:
    ///   - contents: The trip.
    ///   - export: How it is written.
    init(of contents: CalendarContents, _ export: CalendarExport) {
        self.export = export
        components = CalendarRemainder(parsing: contents.source).components
        zones = components.filter { $0.name == "VTIMEZONE" }
        uids = Set(components.compactMap(\.uid))
        let versions = UnreadVersions(
            components,
            activities: Dictionary(
                contents.activities.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first }),
            todos: Dictionary(contents.todos.map { ($0.uid, $0) }, uniquingKeysWith: { first, _ in first }),
            database: export.database.adding(contents.zones))
        newer = Dictionary(grouping: versions.newer) { $0.read.uid }
        let apart = Set(versions.newer.map(\.component))
        let kept = versions.kept.filter { $0.uid != nil && !apart.contains($0) }
        others = Dictionary(grouping: kept) { $0.uid ?? "" }
    }

    /// Returns an item as it is written to a file.
    ///
    /// - Parameters:
    ///   - item: The activities and to-dos with one UID.
    ///   - uid: The UID.
    ///   - file: The item's present file, if any.
    /// - Returns: The item with those kept components that are also in the file. A redacted export writes
    ///   none of them and reports the versions that it omits.
    func item(_ item: CalendarContents, _ uid: ActivityUID, over file: DirectoryFile?) -> CalendarContents {
        var item = item
        item.source = text(
            export.redaction == .full
                ? standing(uid.text, in: file) : (newer[uid] ?? []).map(\.component))
        return item
    }

    /// Returns findings about versions of an item that no file has; a redacted export reports them itself.
    func findings(of uid: ActivityUID) -> [Finding] {
        guard export.redaction == .full else { return [] }
        return (newer[uid] ?? []).map { version in
            Finding(
                .unreadVersion, .warning, component: uid.text,
                message:
                    tr(
                        "a newer version of \"\(version.read.title)\" came and could not be read; the folder has the one that is "
                            + "shown, and a full export to a file has both"))
        }
    }

    /// Returns the components of a UID in a file, in any version.
    private func standing(_ uid: String, in file: DirectoryFile?) -> [Component] {
        guard let kept = others[uid], let result = file?.result else { return [] }
        let there = DirectoryItem.reading(export).activities(from: result, file: nil)
        let identities = Set(CalendarRemainder(parsing: there.source).components.map(\.identity))
        return kept.filter { identities.contains($0.identity) }
    }

    /// Returns components and the zones that they name as text; `nil` without components.
    private func text(_ components: [Component]) -> String? {
        guard !components.isEmpty else { return nil }
        return CalendarWriter().text(Component("VCALENDAR", components: zones + components))
    }
}
