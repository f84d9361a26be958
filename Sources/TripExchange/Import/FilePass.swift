import CivilTime
import Findings
import ICalendar
import Merging
import Messages
import Trips

/// One pass over a file, with the results so far.
///
/// Components come in the order of the file. An activity that no other event of the file can change is returned at
/// once; the others wait until their calendar, or the file, ends.
struct FilePass {
    /// The file name for findings; in a folder, that of the current file.
    private(set) var file: String?
    let database: ZoneDatabase
    let uids: UIDSieve
    /// The approximate bytes of what waits for the end of the file.
    private(set) var keptBytes = 0
    private var name: String?
    private var entries: [FileEntry] = []
    private var cancellations: [Cancellation] = []
    private var findings: [Finding] = []
    private var tally: FindingTally
    private var others: OtherComponents
    private var missingStamps: (count: Int, line: Int) = (0, 0)
    private var onlyCancels: Bool?
    private var remainder = CalendarRemainder(parsing: nil)
    private var zones: [ZoneID: ZoneText] = [:]
    private var details = TripDetails()
    private var organizations: [Organization] = []
    private var todos: [Todo] = []
    private var attachments: [ImportedAttachment] = []
    private var attachmentIDs: [AttachmentID: AttachmentID] = [:]
    private var open = OpenCalendar()

    /// The current calendar; indices are those of its components.
    private struct OpenCalendar {
        var count = 0
        var findings: [(index: Int, finding: Finding)] = []
        /// The components that are not activities.
        var kept: [(index: Int, component: Component)] = []
    }

    /// Begins a file.
    ///
    /// - Parameters:
    ///   - file: The file name for findings.
    ///   - database: The zones that need no definition.
    ///   - uids: The UIDs that occur several times in the file; their activities wait.
    ///   - limits: The limits on what is read.
    init(file: String?, database: ZoneDatabase, uids: UIDSieve, limits: ReadLimits) {
        self.file = file
        self.database = database
        self.uids = uids
        tally = FindingTally(limit: limits.findings)
        others = OtherComponents(limit: limits.otherComponents)
    }

    /// Adds the next component of the current calendar.
    ///
    /// - Returns: An activity, if it need not wait.
    mutating func take(_ component: ReadComponent) -> Activity? {
        defer { open.count += 1 }
        switch component {
        case .other(let component):
            guard component.name != "VTIMEZONE" else { break }
            guard others.count(component) else { break }
            keptBytes += component.valueBytes
            open.kept.append((open.count, component))
        case .todo(let read):
            take(read)
        case .event(var event):
            event.setAttachmentsApart(from: &attachmentIDs)
            take(event, at: open.count)
            guard let activity = event.activity else { break }
            guard activity.recurrenceID != nil || uids.mayRepeat(activity.uid) else { return activity }
            keptBytes += activity.source?.utf8.count ?? 0
            entries.append(
                FileEntry(
                    activity: activity, line: event.line, changeLine: event.changeLine,
                    isCancelling: event.cancellation != nil, file: file))
        }
        return nil
    }

    private mutating func take(_ read: ReadTodo) {
        guard todos.count < others.limit else {
            if others.count(read.component) { open.kept.append((open.count, read.component)) }
            return
        }
        todos.append(read.todo)
        keptBytes += read.component.valueBytes
        for finding in read.findings { note(finding, at: open.count) }
    }

    private mutating func take(_ event: ReadEvent, at index: Int) {
        if let cancellation = event.cancellation { cancellations.append(cancellation) }
        if let unread = event.unread { open.kept.append((index, unread)) }
        attachments += event.attachments
        for case .file(_, let bytes) in event.attachments.map(\.content) { keptBytes += bytes.count }
        if event.lacksStamp {
            if missingStamps.count == 0 { missingStamps.line = event.line }
            missingStamps.count += 1
        }
        for finding in event.findings { note(finding, at: index) }
    }

    /// Ends the current calendar.
    ///
    /// - Parameters:
    ///   - calendar: Its own properties and its VTIMEZONEs.
    ///   - scope: The state that its events shared.
    ///   - told: The findings that other scopes have reported already.
    mutating func end(_ calendar: CalendarObject, scope: ImportScope, told: inout ToldOnce) {
        name = name ?? calendar.name
        onlyCancels = (onlyCancels ?? true) && scope.isCancellation
        var rest = calendar
        rest.components = calendar.timeZones + open.kept.sorted { $0.index < $1.index }.map(\.component)
        remainder.join(CalendarRemainder(of: rest, scope: scope))
        for definition in scope.zones.definitions.values where zones[definition.zone.id] == nil {
            zones[definition.zone.id] = ZoneText(definition)
        }
        takeDetails(of: calendar, scope)
        findings += (told.hints + scope.findings.filter { told.isNew($0) }).filter { isListed($0) }
        // Findings about one event stay in their order.
        let found = open.findings.enumerated().sorted {
            ($0.element.index, $0.offset) < ($1.element.index, $1.offset)
        }
        findings += found.map(\.element.finding)
        open = OpenCalendar()
    }

    /// Reads a calendar's details of its trip; of several calendars the first wins.
    private mutating func takeDetails(of calendar: CalendarObject, _ scope: ImportScope) {
        var values = ValueReader(file: file, component: nil)
        let own = TripDetails(of: calendar, noting: &values)
        if details.isEmpty { details = own }
        let known = Set(organizations.map(\.id))
        organizations += scope.organizations.values.filter { !known.contains($0.id) }.sorted { $0.id < $1.id }
        findings += values.findings.filter { isListed($0) }
    }

    /// Counts a finding and returns whether there is room for it.
    private mutating func isListed(_ finding: Finding) -> Bool {
        tally.admits(finding.code, finding.severity)
    }

    private mutating func note(_ finding: Finding, at index: Int) {
        if isListed(finding) { open.findings.append((index, finding)) }
    }
}

extension Component {
    /// The bytes of all values.
    fileprivate var valueBytes: Int {
        properties.reduce(0) { $0 + $1.rawValue.utf8.count } + components.reduce(0) { $0 + $1.valueBytes }
    }
}

// MARK: - Several files

extension FilePass {
    /// Begins the next file of a folder, whose items are processed together with those of the others.
    mutating func begin(file: String) { self.file = file }

    /// Ends the current file.
    mutating func endFile() {
        noteOnce()
        file = nil
    }

    /// Adds the findings that are reported once for each file.
    private mutating func noteOnce() {
        findings += others.findings(file: file)
        noteMissingStamps()
        others = OtherComponents(limit: others.limit)
        missingStamps = (0, 0)
    }
}

// MARK: - The result

extension FilePass {
    /// Returns the complete result, with one activity for each key.
    mutating func result(after readerFindings: [Finding]) -> ImportedCalendar {
        noteOnce()
        let zones = zones.values.sorted { $0.id < $1.id }
        var identities = FileIdentities(file: file, database: database.adding(zones), uids: uids, told: tally)
        identities.settle(entries, cancellations)
        settleVersions(beside: identities.activities, database.adding(zones))
        var imported = ImportedCalendar(
            name: name, activities: identities.activities, cancellations: identities.cancellations,
            findings: readerFindings + findings + identities.findings,
            isCancellation: onlyCancels ?? false, source: remainder.text, zones: zones)
        imported.details = details.isEmpty ? nil : details
        imported.organizations = organizations
        imported.todos = todos
        imported.attachments = attachments
        return InlineAttachments.separated(imported, andOf: true)
    }

    /// Keeps the newest of several versions, one or more of which could not be read.
    private mutating func settleVersions(beside activities: [Activity], _ database: ZoneDatabase) {
        guard !remainder.components.isEmpty else { return }
        let versions = UnreadVersions(
            remainder.components,
            activities: Dictionary(activities.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first }),
            todos: Dictionary(todos.map { ($0.uid, $0) }, uniquingKeysWith: { first, _ in first }),
            database: database, separatesRead: true)
        remainder.settle(versions)
        findings += versions.findings(file: file).filter { isListed($0) }
    }

    private mutating func noteMissingStamps() {
        guard missingStamps.count > 0 else { return }
        let count =
            missingStamps.count == 1
            ? tr("1 event has no DTSTAMP")
            : tr("\(missingStamps.count) events have no DTSTAMP, the first on this line")
        findings.append(
            Finding(
                .missingStamp, .repaired, file: file, line: missingStamps.line,
                message:
                    tr(
                        "\(count) (RFC 5545 §3.6.1); which of two versions is newer is then decided by SEQUENCE and "
                            + "LAST-MODIFIED alone")))
    }
}

/// An activity that waits for the end of its file.
struct FileEntry {
    var activity: Activity
    /// The line of its BEGIN.
    let line: Int
    /// The line of its RECURRENCE-ID.
    let changeLine: Int?
    /// Whether it comes from a calendar with METHOD:CANCEL, and may state only what it cancels.
    let isCancelling: Bool
    /// The name of its file, for findings.
    let file: String?
}
