public import CivilTime
import Documents
public import Findings
import ICalendar
import Merging
import Messages
import Rendering
public import TripExchange
public import Trips

/// Calendars, mails and web pages that have been read: what each means, and which were refused.
///
/// ```swift
/// var calendars = ReadCalendars(database: .embedded, now: now, isForStore: true)
/// try calendars.read(CalendarSource(bytes), named: "flight.ics")
/// ```
public struct ReadCalendars: Sendable {
    /// One file and its meaning.
    public struct Entry: Sendable {
        /// What findings call the file.
        public let file: String
        /// A name for a trip where the calendar says none.
        public let stem: String
        /// What the file means.
        public let calendar: ImportedCalendar

        /// The name of a trip that is made for it: the calendar's own, else one from the file's.
        public var tripName: String {
            let name = Printable.line(calendar.name ?? "")
            return name.isEmpty ? Printable.line(stem) : name
        }
    }

    /// The files in the order in which they were read.
    public private(set) var entries: [Entry] = []
    /// Files that are no calendars, with the reason.
    public private(set) var refusals: [Finding] = []
    /// Reads calendars.
    public let reading: CalendarImport
    private let now: Instant

    /// Prepares to read.
    ///
    /// - Parameters:
    ///   - database: The zones.
    ///   - now: The present, which dates without a year are near.
    ///   - isForStore: Whether to-dos and attached files are read, for a store that keeps them; else they stay as they came.
    public init(database: ZoneDatabase, now: Instant, isForStore: Bool) {
        self.init(
            CalendarImport(
                database: database, floatingTimes: .hintedByFile, readsTodos: isForStore,
                readsAttachments: isForStore),
            now: now)
    }

    /// Prepares to read in another way.
    init(_ reading: CalendarImport, now: Instant) {
        self.reading = reading
        self.now = now
    }

    /// Reads one file: a calendar, a mail, a web page or JSON-LD, by its first bytes.
    ///
    /// A file that is none of these is refused, and the others are read.
    ///
    /// - Parameters:
    ///   - source: The bytes.
    ///   - file: What findings call it.
    ///   - stem: A name for a trip where the file says none; that of the file, unless said.
    ///   - threads: How many threads may read a calendar.
    /// - Throws: What `source` throws when its bytes cannot be read.
    public mutating func read(
        _ source: CalendarSource, named file: String, stem: String? = nil, threads: Int = 1
    ) throws {
        try add(named: file, stem: stem) { [reading, now] in
            let form = try DocumentForm(of: source)
            guard form == .calendar else {
                return try ReservationImport(reading, now: now).calendar(in: source, as: form, file: file)
            }
            return try reading.activities(in: source, file: file, threads: threads)
                .tellingNoEvents(in: file)
        }
    }

    /// Adds a calendar that was read as a whole, such as a folder.
    ///
    /// - Parameters:
    ///   - file: What findings call it.
    ///   - stem: A name for a trip where it says none; that of the file, unless said.
    ///   - calendar: Reads it with ``reading``; where it throws a `CalendarError`, the file is refused.
    /// - Throws: Any other error of `calendar`.
    public mutating func addFolder(
        named file: String, stem: String? = nil, _ calendar: (CalendarImport) throws -> ImportedCalendar
    ) throws {
        try add(named: file, stem: stem) { [reading] in try calendar(reading).tellingNoEvents(in: file) }
    }

    private mutating func add(
        named file: String, stem: String?, _ calendar: () throws -> ImportedCalendar
    ) throws {
        do {
            entries.append(Entry(file: file, stem: stem ?? file, calendar: try calendar()))
        } catch let error as CalendarError {
            let code = FindingCode(rawValue: error.code.rawValue)
            refusals.append(Finding(code, .error, file: file, message: error.reason))
        }
    }

    /// The flaws of all files, whole-file refusals first.
    public var findings: [Finding] { refusals + entries.flatMap(\.calendar.findings) }

    /// Whether something in the files could not be read.
    public var hasErrors: Bool { findings.contains { $0.severity == .error } }

    /// Finds who takes part, as an import into an empty store would.
    ///
    /// - Parameters:
    ///   - activities: The activities, merged.
    ///   - database: The zones.
    /// - Returns: The activities with those who take part, and a trip of no store with its travellers.
    public func people(
        of activities: [Activity], _ database: ZoneDatabase
    ) -> (activities: [Activity], trip: Trip, persons: [Person]) {
        var people = Participation(known: [], texts: reading.reservationTexts)
        var trip = Trip(id: TripID(""), name: name ?? "")
        let said = entries.compactMap(\.calendar.details).flatMap(\.travellers)
        trip.travellers = people.settled(said)
        let settled = activities.map { people.settled($0, before: nil, in: &trip, database) }
        return (settled, trip, people.persons)
    }

    /// Merges the activities of all files, as if they were imported in order.
    ///
    /// - Parameter database: The zones.
    /// - Returns: The activities, no two with the same key, and the findings of the merge.
    public func merged(_ database: ZoneDatabase) -> (activities: [Activity], findings: [Finding]) {
        // An activity is large: of a hundred thousand none is held twice for long.
        var activities: [Activity] = []
        var positions: [ActivityKey: Int] = [:]
        var findings: [Finding] = []
        var known = database
        for entry in entries {
            let result = ImportMerge.merge(
                existing: activities, incoming: entry.calendar, database: known)
            known = known.adding(entry.calendar.zones)
            if !result.removals.isEmpty {
                let removed = Set(result.removals)
                activities.removeAll { removed.contains($0.key) }
                positions = Self.positions(of: activities)
            }
            if activities.isEmpty {
                activities = result.upserts
                if entries.count > 1 { positions = Self.positions(of: activities) }
            } else {
                for activity in result.upserts {
                    if let position = positions[activity.key] {
                        activities[position] = activity
                    } else {
                        positions[activity.key] = activities.count
                        activities.append(activity)
                    }
                }
            }
            findings += result.findings.map { finding in
                var finding = finding
                finding.file = entry.file
                return finding
            }
        }
        return (activities, findings)
    }

    private static func positions(of activities: [Activity]) -> [ActivityKey: Int] {
        Dictionary(uniqueKeysWithValues: activities.enumerated().map { ($0.element.key, $0.offset) })
    }

    /// What the calendars hold besides, merged likewise.
    public var source: String? {
        entries.reduce(nil) { ImportMerge.source(existing: $0, incoming: $1.calendar) }
    }

    /// The zones that they define themselves.
    public var zones: [ZoneText] {
        var known: Set<ZoneID> = []
        return entries.flatMap(\.calendar.zones).filter { known.insert($0.id).inserted }
    }

    /// The name that the calendar gives itself; nil for several files, which have no name in common.
    public var name: String? { entries.count == 1 ? entries[0].calendar.name : nil }
}

extension ImportedCalendar {
    /// The same with a finding where the file held no VEVENT, which is an activity, calls one off, or is kept as it came,
    /// and no to-do.
    fileprivate func tellingNoEvents(in file: String) -> ImportedCalendar {
        guard activities.isEmpty, cancellations.isEmpty, todos.isEmpty,
            source?.contains("\r\nBEGIN:VEVENT\r\n") != true
        else { return self }
        var calendar = self
        calendar.findings.append(
            Finding(.noEvents, .warning, file: file, message: tr("the calendar holds no events")))
        return calendar
    }
}

extension FindingCode {
    /// A calendar without a single VEVENT: an empty feed, or a file of something else.
    static let noEvents = FindingCode(rawValue: "no-events")
}
