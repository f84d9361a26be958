import CivilTime
import Findings
public import ICalendar
import Messages
public import Trips

/// Reads a file in segments, on one or several threads, and passes on its activities.
package struct StreamedImport {
    let reading: CalendarImport
    let source: CalendarSource
    let file: String?
    let survey: FileSurvey
    private let searches = ZoneSearches()
    /// The uses of the zones of each calendar that the file may define by newer rules; empty without any.
    private let uses: [ZoneUses]
    private var pass: FilePass
    private var remains: [CalendarSegment.Remains] = []

    /// The calendar's display name; of several calendars in one file, the first name.
    package var name: String? { survey.calendars.lazy.compactMap(\.name).first }

    /// Whether the file is one calendar whose zones are all known, so that no event waits for its end.
    package var isOneOfKnownZones: Bool { survey.hasEvents && canShareScopes }

    /// Surveys the file.
    ///
    /// - Parameters:
    ///   - reading: The import that makes activities.
    ///   - source: The bytes of the file.
    ///   - file: The file name for findings.
    ///   - limits: The limits on what is read.
    ///   - holdsAll: Whether all activities come at the end, in the order of the file.
    ///   - segmentBytes: The approximate size of a segment in bytes.
    /// - Throws: A `CalendarError`, or errors of the source.
    package init(
        _ reading: CalendarImport, _ source: CalendarSource, file: String?,
        limits: ReadLimits = .standard, holdsAll: Bool = false,
        segmentBytes: Int = 128 << 10
    ) throws {
        self.source = source
        self.file = file
        survey = try FileSurvey(source, file: file, limits: limits, segmentBytes: segmentBytes)
        self.reading = reading.knowing(survey.todoUIDs)
        uses = try Self.surveyedUses(survey, source, reading.database, searches)
        pass = FilePass(
            file: file, database: reading.database, uids: holdsAll ? .unknown : survey.uids, limits: limits)
    }

    /// Reads all segments.
    ///
    /// - Parameters:
    ///   - threads: The number of threads that may read at once.
    ///   - body: Called on this thread for each activity that need not wait.
    /// - Returns: Everything that is left at the end.
    /// - Throws: Errors of the source or the body.
    package mutating func run(
        threads: Int, _ body: (Activity) throws -> Void
    ) throws -> ImportedCalendar {
        let canShare = threads > 1 && survey.segments.count > 1 && canShareScopes
        if canShare { try runTogether(threads, body) } else { try runAlone(body) }
        return reading.result(of: &pass, after: CalendarSegment.findings(of: remains))
    }

    private func isLast(_ index: Int) -> Bool { index == survey.segments.count - 1 }

    /// Returns the state that the events of a calendar share.
    private func scope(of calendar: Int) -> ImportScope {
        reading.scope(
            of: survey.calendars[calendar], file: file, searches,
            uses: uses.isEmpty ? nil : uses[calendar])
    }

    /// Reads a file once more if its definitions contradict the zones that they name, and may be of a newer release:
    /// the times of use then matter.
    private static func surveyedUses(
        _ survey: FileSurvey, _ source: CalendarSource, _ database: ZoneDatabase, _ searches: ZoneSearches
    ) throws -> [ZoneUses] {
        let names = survey.calendars.map {
            ZoneResolver($0, database: database, file: nil, sharing: searches).doubtfulNames
        }
        guard names.contains(where: { !$0.isEmpty }) else { return [] }
        var uses = names.map { _ in ZoneUses() }
        var calendar = -1
        for (index, segment) in survey.segments.enumerated() {
            let isLast = index == survey.segments.count - 1
            _ = try segment.forEachPart(in: source.read(segment.bytes), isLast: isLast) { part in
                switch part {
                case .began: calendar += 1
                case .component(let component) where names.indices.contains(calendar):
                    uses[calendar].add(component, of: names[calendar])
                default: break
                }
            }
        }
        return uses
    }

    // MARK: - One thread

    private mutating func runAlone(_ body: (Activity) throws -> Void) throws {
        var told = ToldOnce(isShared: false)
        var scope: ImportScope?
        var calendar = -1
        for (index, segment) in survey.segments.enumerated() {
            var finished: [Activity] = []
            let bytes = try source.read(segment.bytes)
            let left = try segment.forEachPart(in: bytes, isLast: isLast(index)) { part in
                switch part {
                case .began:
                    calendar += 1
                    scope =
                        survey.calendars.indices.contains(calendar) ? self.scope(of: calendar) : nil
                case .property: break
                case .component(let component):
                    guard let scope else { return }
                    if let done = pass.take(ReadComponent(component, scope: scope)) { finished.append(done) }
                case .ended:
                    guard let ended = scope else { return }
                    pass.end(survey.calendars[calendar], scope: ended, told: &told)
                    scope = nil
                }
            }
            remains.append(left)
            try requireRoom()
            for activity in finished { try body(activity) }
        }
    }

    /// Requires that what waits for the end of the file is no more than a whole file may have.
    private func requireRoom() throws(CalendarError) {
        let most = ReadLimits.standard.fileBytes
        guard pass.keptBytes > most else { return }
        throw CalendarError(
            .tooLarge, subject: file ?? "calendar",
            reason: tr(
                "more than \(most) bytes of it have to be in memory at once: files, and events that share their UIDs"
            ))
    }

    // MARK: - Several threads

    /// Whether events may be read in several scopes: in one calendar, whose zones are all known.
    ///
    /// Only one scope may resolve and report a zone that the file defines, or an unknown one.
    private var canShareScopes: Bool {
        guard survey.calendars.count == 1, survey.zoneNames[0].count <= ZoneResolver.mostSearched else {
            return false
        }
        let calendar = survey.calendars[0]
        let scope = self.scope(of: 0)
        let hints = [calendar.defaultZoneName, calendar.onlyTimeZoneName].compactMap(\.self)
        let isKnown = survey.zoneNames[0].union(hints).allSatisfy {
            scope.zones.knows($0)
        }
        return isKnown && scope.zones.definitions.isEmpty
    }

    private mutating func runTogether(_ threads: Int, _ body: (Activity) throws -> Void) throws {
        var told = ToldOnce(isShared: true)
        let calendar = survey.calendars[0]
        let readers = (0..<threads).map { _ in
            SegmentReader(
                reading, calendar, source, file: file, searches, uses: uses.isEmpty ? nil : uses[0])
        }
        try SharedReading(survey.segments, readers).forEachOutcome { segment in
            told.add(hints: segment.hints)
            remains.append(segment.remains)
            try requireRoom()
            for component in segment.components {
                if let done = pass.take(told.filter(component)) { try body(done) }
            }
        }
        pass.end(calendar, scope: scope(of: 0), told: &told)
    }
}

extension ToldOnce {
    /// Returns the component without findings that were already reported.
    fileprivate mutating func filter(_ component: ReadComponent) -> ReadComponent {
        guard case .event(var event) = component, !event.findings.isEmpty else { return component }
        event.findings.removeAll { !isNew($0) }
        return .event(event)
    }
}

extension CalendarImport {
    /// Reads a file in pieces.
    ///
    /// The result is the same as that of ``activities(from:file:)-(ReadResult,_)`` for the whole file, without its
    /// document in memory. The file is read twice: first for the facts that its events share, then for the events.
    ///
    /// ```swift
    /// let imported = try calendarImport.activities(in: CalendarSource(bytes), file: "flight.ics", threads: 2)
    /// ```
    ///
    /// - Parameters:
    ///   - source: The bytes of the file.
    ///   - file: The file name for findings and errors.
    ///   - limits: The limits on what is read.
    ///   - threads: The number of threads that may read at once; the result is the same for any number.
    /// - Returns: The activities of all its calendars, and the findings: the reader's first.
    /// - Throws: A `CalendarError` with code `empty`, `notCalendar`, `binary` or `tooLarge`, or errors of the source.
    public func activities(
        in source: CalendarSource, file: String?, limits: ReadLimits = .standard, threads: Int = 1
    ) throws -> ImportedCalendar {
        var streamed = try StreamedImport(self, source, file: file, limits: limits, holdsAll: true)
        return try streamed.run(threads: threads) { _ in }
    }

    /// Reads a file in pieces and keeps none of its activities.
    ///
    /// Memory grows with the largest component, with the findings, with the kept contents besides events, and with
    /// events whose UID occurs several times, which are passed on last: series with overrides, and duplicates. Of any
    /// other UID it keeps only a number.
    ///
    /// ```swift
    /// var kinds: Set<ActivityKind> = []
    /// let rest = try calendarImport.forEachActivity(in: CalendarSource(bytes), file: "flight.ics") { activity in
    ///     kinds.insert(activity.kind)
    /// }
    /// for finding in rest.findings { print(finding) }
    /// ```
    ///
    /// - Parameters:
    ///   - source: The bytes of the file.
    ///   - file: The file name for findings and errors.
    ///   - limits: The limits on what is read.
    ///   - threads: The number of threads that may read at once; the activities are the same for any number.
    ///   - body: Called on the calling thread for each activity, no two with the same key.
    /// - Returns: Everything but the activities.
    /// - Throws: A `CalendarError` with code `empty`, `notCalendar`, `binary` or `tooLarge` before the first
    ///   activity, or errors of the source or the body.
    public func forEachActivity(
        in source: CalendarSource, file: String?, limits: ReadLimits = .standard, threads: Int = 1,
        _ body: (Activity) throws -> Void
    ) throws -> ImportedCalendar {
        var streamed = try StreamedImport(self, source, file: file, limits: limits, holdsAll: false)
        var rest = try streamed.run(threads: threads, body)
        for activity in rest.activities { try body(activity) }
        rest.activities = []
        return rest
    }
}

/// The findings that are reported once for each calendar, although its events are read in several independent scopes.
///
/// Findings are in the order of the file; of each such kind the first is kept.
struct ToldOnce {
    /// Whether there are several scopes; a single one needs no help.
    let isShared: Bool
    /// The findings of other threads' scopes about the whole calendar.
    private(set) var hints: [Finding] = []
    private var told: Set<String> = []

    init(isShared: Bool) { self.isShared = isShared }

    /// Returns whether a finding is to be reported.
    mutating func isNew(_ finding: Finding) -> Bool {
        guard isShared else { return true }
        switch finding.code {
        case .stampNotUTC: return told.insert(finding.code.rawValue).inserted
        case .windowsZone, .prefixedZone, .fixedOffsetZone, .fileZone, .newerZone:
            return told.insert(finding.message).inserted
        case .contradictedZone, .duplicateZone:
            // Two threads may find different times of one contradiction; the name is between the first quotes.
            let name =
                finding.message.split(separator: "`", maxSplits: 2, omittingEmptySubsequences: false)
                .dropFirst().first ?? ""
            return told.insert("\(finding.code) \(name)").inserted
        default: return true
        }
    }

    /// Adds the findings of another scope about the whole calendar.
    mutating func add(hints found: [Finding]) {
        for finding in found where isNew(finding) { hints.append(finding) }
    }
}
