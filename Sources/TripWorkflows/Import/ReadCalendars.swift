public import CivilTime
import Documents
public import Findings
import ICalendar
import Merging
import Messages
import Rendering
public import TripExchange
public import Trips

/// Calendars, mails and web pages as read, and the refused files.
///
/// ```swift
/// var calendars = ReadCalendars(database: .embedded, now: now, isForStore: true)
/// try calendars.read(CalendarSource(bytes), named: "flight.ics")
/// ```
public struct ReadCalendars: Sendable {
    /// One file and its contents.
    public struct Entry: Sendable {
        /// The name of the file in findings.
        public let file: String
        /// The default name of a trip, for a calendar without a name.
        public let stem: String
        /// The contents of the file.
        public let calendar: ImportedCalendar

        /// The name of a new trip: the calendar's own, else one from the file's.
        public var tripName: String { ReadCalendars.tripName(calendar.name, stem: stem) }
    }

    /// The name of a new trip: the calendar's own, else one from the file's.
    static func tripName(_ name: String?, stem: String) -> String {
        let name = Printable.line(name ?? "")
        return name.isEmpty ? Printable.line(stem) : name
    }

    /// The files in the order read.
    public private(set) var entries: [Entry] = []
    /// The files that are no calendars, with the reason.
    public private(set) var refusals: [Finding] = []
    /// Reads calendars.
    public let reading: CalendarImport
    /// Whether bookings in the text of mails are taken even where something of them is doubtful.
    public var acceptsDrafts = false
    private let now: Instant

    /// Prepares to read.
    ///
    /// - Parameters:
    ///   - database: The zones.
    ///   - now: The present, which completes dates without a year.
    ///   - isForStore: Whether to-dos and attached files are read, for a store that keeps them; otherwise they stay
    ///     in the calendar.
    public init(database: ZoneDatabase, now: Instant, isForStore: Bool) {
        self.init(
            CalendarImport(
                database: database, floatingTimes: .hintedByFile, readsTodos: isForStore,
                readsAttachments: isForStore),
            now: now)
    }

    /// Prepares to read with another importer.
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
    ///   - file: The name of the file in findings.
    ///   - stem: The default name of a trip; by default that of the file.
    ///   - threads: The number of threads that may read a calendar.
    /// - Throws: The errors of `source`, or a `LibicalMissing`.
    public mutating func read(
        _ source: CalendarSource, named file: String, stem: String? = nil, threads: Int = 1
    ) throws {
        try add(named: file, stem: stem) { [reading, now, acceptsDrafts] in
            let form = try DocumentForm(of: source)
            guard form == .calendar else {
                return try ReservationImport(reading, now: now, acceptsDrafts: acceptsDrafts).calendar(
                    in: source, as: form, file: file)
            }
            return try reading.activities(in: source, file: file, threads: threads)
                .tellingNoEvents(in: file)
        }
    }

    /// Adds a calendar that is read as a whole, such as a folder.
    ///
    /// - Parameters:
    ///   - file: The name of the calendar in findings.
    ///   - stem: The default name of a trip; by default that of the file.
    ///   - calendar: Reads it with ``reading``; where it throws a `CalendarError`, the file is refused.
    /// - Throws: Any other error of `calendar`.
    public mutating func addFolder(
        named file: String, stem: String? = nil, _ calendar: (CalendarImport) throws -> ImportedCalendar
    ) throws {
        try add(named: file, stem: stem) { [reading] in try calendar(reading).tellingNoEvents(in: file) }
    }

    /// Adds a calendar that was read elsewhere.
    mutating func add(_ calendar: ImportedCalendar, named file: String, stem: String) {
        entries.append(Entry(file: file, stem: stem, calendar: calendar))
    }

    private mutating func add(
        named file: String, stem: String?, _ calendar: () throws -> ImportedCalendar
    ) throws {
        do {
            let calendar = try LibicalMissing.throwing(calendar)
            entries.append(Entry(file: file, stem: stem ?? file, calendar: calendar))
        } catch let error as CalendarError {
            let code = FindingCode(rawValue: error.code.rawValue)
            refusals.append(Finding(code, .error, file: file, message: error.reason))
        }
    }

    /// The findings about all files, refused files first.
    public var findings: [Finding] { refusals + entries.flatMap(\.calendar.findings) }

    /// Whether something in the files could not be read.
    public var hasErrors: Bool { findings.contains { $0.severity == .error } }

    /// Finds the participants, as an import into an empty store would.
    ///
    /// - Parameters:
    ///   - activities: The activities, merged.
    ///   - database: The zones.
    /// - Returns: The activities with their participants, and an unstored trip with its travellers.
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
        // Activities are large, so a hundred thousand are not duplicated for long.
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

    /// Merges the other contents of the calendars.
    public var source: String? {
        entries.reduce(nil) { ImportMerge.source(existing: $0, incoming: $1.calendar) }
    }

    /// The zones that they define themselves.
    public var zones: [ZoneText] {
        var known: Set<ZoneID> = []
        return entries.flatMap(\.calendar.zones).filter { known.insert($0.id).inserted }
    }

    /// The name of the calendar; nil for several files.
    public var name: String? { entries.count == 1 ? entries[0].calendar.name : nil }
}

extension ImportedCalendar {
    /// Adds a finding for a file without activities, cancellations, kept components and to-dos.
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
    /// A calendar without any VEVENT: an empty feed, or something other than bookings.
    static let noEvents = FindingCode(rawValue: "no-events")
}
