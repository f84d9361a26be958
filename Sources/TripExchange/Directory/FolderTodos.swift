import Findings
import ICalendar
import Merging
import Messages
import Trips

/// Decides which to-dos of several files are the same.
///
/// Of two versions the newer one is used, and of two equal ones the first. Where neither is newer and they
/// differ, or one of them cannot be read, they are kept verbatim, as they would be in one file.
struct FolderTodos {
    /// The position of a component.
    struct Place: Hashable {
        let file: Int
        let calendar: Int
        let component: Int
    }

    /// The positions of versions that another one replaces.
    private(set) var dropped: Set<Place> = []
    /// The UIDs of the others.
    private(set) var census = UIDCensus()
    private(set) var findings: [Finding] = []
    private let files: [(name: String, result: ReadResult)]

    /// Reads all files of a folder.
    init(_ files: [(name: String, result: ReadResult)], _ reading: CalendarImport) {
        self.files = files
        var places: [String: [Place]] = [:]
        for (number, file) in files.enumerated() {
            for (calendarNumber, calendar) in file.result.calendars.enumerated() {
                for (index, component) in calendar.components.enumerated() where component.name == "VTODO" {
                    guard let uid = component.uid else { continue }
                    places[uid, default: []].append(
                        Place(file: number, calendar: calendarNumber, component: index))
                }
            }
        }
        if reading.readsTodos {
            for (uid, group) in places.sorted(by: { $0.key < $1.key })
            where Set(group.map(\.file)).count > 1 {
                settle(group, ActivityUID(uid), reading)
            }
        }
        for (uid, group) in places {
            for place in group where !dropped.contains(place) { census.add(ActivityUID(uid)) }
        }
    }

    private func component(_ place: Place) -> Component {
        files[place.file].result.calendars[place.calendar].components[place.component]
    }

    private func todo(_ place: Place, _ reading: CalendarImport) -> Todo? {
        let file = files[place.file]
        let scope = reading.scope(of: file.result.calendars[place.calendar], file: file.name, ZoneSearches())
        guard !scope.isCancellation else { return nil }
        var reader = TodoImport(component(place), scope: scope)
        return reader.todo()
    }

    private mutating func settle(_ group: [Place], _ uid: ActivityUID, _ reading: CalendarImport) {
        let read = group.compactMap { place in todo(place, reading).map { (place: place, todo: $0) } }
        guard read.count == group.count, Set(group.map(\.file)).count == group.count else {
            return noteKept(group, uid)
        }
        let newest = read.filter { version in
            !read.contains { $0.todo.revisionOrder(against: version.todo).isNewer }
        }
        guard let winner = newest.first else { return noteKept(group, uid) }
        for older in group where !newest.contains(where: { $0.place == older }) {
            drop(older, for: winner.place, uid, .repaired, tr("the newer one was taken"))
        }
        var distinct: [(place: Place, todo: Todo)] = []
        for version in newest {
            guard let same = distinct.firstIndex(where: { $0.todo.hasSameMeaning(as: version.todo) }) else {
                distinct.append(version)
                continue
            }
            // The one whose component says most, whatever the files' names are.
            let isFuller = weight(distinct[same].todo) < weight(version.todo)
            let (kept, left) = isFuller ? (version, distinct[same]) : (distinct[same], version)
            distinct[same] = kept
            drop(left.place, for: kept.place, uid, .warning, tr("it says the same and was left out"))
        }
        if distinct.count > 1 { noteKept(distinct.map(\.place), uid) }
    }

    private func weight(_ todo: Todo) -> (Int, String) {
        ((todo.source ?? "").utf8.count, todo.source ?? "")
    }

    private mutating func drop(
        _ place: Place, for kept: Place, _ uid: ActivityUID, _ severity: FindingSeverity, _ done: String
    ) {
        dropped.insert(place)
        note(place, beside: kept, uid, severity, done)
    }

    private mutating func noteKept(_ group: [Place], _ uid: ActivityUID) {
        guard let first = group.first, let other = group.first(where: { $0.file != first.file }) else {
            return
        }
        note(
            other, beside: first, uid, .warning,
            tr("neither is known to be newer, so both were kept"))
    }

    private mutating func note(
        _ place: Place, beside other: Place, _ uid: ActivityUID, _ severity: FindingSeverity, _ done: String
    ) {
        let line = component(other).lines.lowerBound
        findings.append(
            Finding(
                .duplicateUID, severity, file: files[place.file].name,
                line: component(place).lines.lowerBound,
                component: uid.text,
                message:
                    tr(
                        "the to-do has the UID of the one on line \(line) of \(files[other.file].name) "
                            + "(RFC 5545 §3.8.4.7); \(done)")))
    }
}
