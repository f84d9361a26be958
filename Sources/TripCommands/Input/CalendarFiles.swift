import CivilTime
import Documents
import Findings
import Foundation
import ICalendar
import Messages
import TripExchange
import Trips

/// Calendar files that have been read: what each means, and what was refused.
struct CalendarFiles: Sendable {
    /// One file and its meaning.
    struct Entry: Sendable {
        let file: InputFile
        let calendar: ImportedCalendar
    }

    let entries: [Entry]
    /// Files that are no calendars, with the reason.
    let refusals: [Finding]

    /// Reads files in the order in which they are named.
    ///
    /// A file that is not there ends the command; a file that is no calendar is refused, and the others are read.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - session: The run.
    ///   - progress: Where it is told how far the reading has come.
    ///   - isForStore: Whether to-dos and attached files are read, for a store that keeps them; else they stay as they came.
    /// - Throws: A ``CommandFailure`` for a file that cannot be read.
    init(_ files: [InputFile], _ session: Session, progress: ProgressLine? = nil, isForStore: Bool = false)
        throws
    {
        var entries: [Entry] = []
        var refusals: [Finding] = []
        let sources = try files.map { file in
            (
                file,
                file.isDirectory ? nil : try file.source(in: session.context) { progress?.advance(by: $0) }
            )
        }
        // Each file is read twice: once for what its events have in common.
        progress?.begin(tr("reading"), of: 2 * sources.reduce(0) { $0 + ($1.1?.byteCount ?? 0) })
        let reading = CalendarImport(
            database: session.database, floatingTimes: .hintedByFile, readsTodos: isForStore,
            readsAttachments: isForStore)
        for (file, source) in sources {
            do {
                let form = try source.map { try DocumentForm(of: $0) } ?? .calendar
                var calendar =
                    try source.map { try Self.read($0, form, file, reading, session.now) }
                    ?? Self.folder(file, reading)
                if form == .calendar, calendar.hasNoEvents {
                    calendar.findings.append(
                        Finding(
                            .noEvents, .warning, file: file.name, message: tr("the calendar holds no events"))
                    )
                }
                entries.append(Entry(file: file, calendar: calendar))
            } catch let error as CalendarError {
                let code = FindingCode(rawValue: error.code.rawValue)
                refusals.append(Finding(code, .error, file: file.name, message: error.reason))
            }
        }
        self.entries = entries
        self.refusals = refusals
    }

    /// A calendar, or what a mail or a page has of bookings.
    private static func read(
        _ source: CalendarSource, _ form: DocumentForm, _ file: InputFile, _ reading: CalendarImport,
        _ now: Instant
    ) throws -> ImportedCalendar {
        guard form == .calendar else {
            return try ReservationImport(reading, now: now).calendar(in: source, as: form, file: file.name)
        }
        return try reading.activities(in: source, file: file.name, threads: threads)
    }

    /// The calendars of a folder, as khal and vdirsyncer keep them.
    private static func folder(_ file: InputFile, _ reading: CalendarImport) throws -> ImportedCalendar {
        do {
            let folder = CalendarDirectory(path: file.path)
            guard try !folder.names.isEmpty else {
                throw CommandFailure(
                    "no-calendars", tr("\(file.name): is a folder without a file that ends in .ics"),
                    status: .noInput)
            }
            return try folder.activities(with: reading)
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure("cannot-read", tr("\(file.name): cannot be read"), status: .noInput)
        }
    }

    /// More threads than this wait for each other.
    private static let threads = min(4, ProcessInfo.processInfo.activeProcessorCount)

    /// The flaws of all files, whole-file refusals first.
    var findings: [Finding] { refusals + entries.flatMap(\.calendar.findings) }

    /// Whether something in the files could not be read.
    var hasErrors: Bool { findings.contains { $0.severity == .error } }

    /// Who takes part in the activities of all files, as an import into an empty store would find it.
    ///
    /// - Parameters:
    ///   - activities: The activities, merged.
    ///   - database: The zones.
    /// - Returns: The activities with those who take part, and a trip of no store with its travellers.
    func people(
        of activities: [Activity], _ database: ZoneDatabase
    ) -> (activities: [Activity], trip: Trip, persons: [Person]) {
        var people = Participation(known: [])
        var trip = Trip(id: TripID(""), name: name ?? "")
        let said = entries.compactMap(\.calendar.details).flatMap(\.travellers)
        trip.travellers = people.settled(said)
        let settled = activities.map { people.settled($0, before: nil, in: &trip, database) }
        return (settled, trip, people.persons)
    }

    /// The activities of all files, merged as if they had been imported one after the other, and what could not be
    /// merged as it was said.
    ///
    /// - Parameter database: The zones.
    /// - Returns: The activities, no two with the same key, and the findings.
    func merged(_ database: ZoneDatabase) -> (activities: [Activity], findings: [Finding]) {
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
                finding.file = entry.file.name
                return finding
            }
        }
        return (activities, findings)
    }

    private static func positions(of activities: [Activity]) -> [ActivityKey: Int] {
        Dictionary(uniqueKeysWithValues: activities.enumerated().map { ($0.element.key, $0.offset) })
    }

    /// What the calendars hold besides, merged likewise.
    var source: String? {
        entries.reduce(nil) { ImportMerge.source(existing: $0, incoming: $1.calendar) }
    }

    /// The zones that they define themselves.
    var zones: [ZoneText] {
        var known: Set<ZoneID> = []
        return entries.flatMap(\.calendar.zones).filter { known.insert($0.id).inserted }
    }

    /// The name that the calendar gives itself; nil for several files, which have no name in common.
    var name: String? { entries.count == 1 ? entries[0].calendar.name : nil }
}

extension ImportedCalendar {
    /// Whether the file held no VEVENT, which is an activity, calls one off, or is kept as it came, and no to-do.
    fileprivate var hasNoEvents: Bool {
        activities.isEmpty && cancellations.isEmpty && todos.isEmpty
            && source?.contains("\r\nBEGIN:VEVENT\r\n") != true
    }
}

extension FindingCode {
    /// A calendar without a single VEVENT: an empty feed, or a file of something else.
    static let noEvents = FindingCode(rawValue: "no-events")
}
