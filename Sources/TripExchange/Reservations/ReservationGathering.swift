import Bookings
import CivilTime
import Documents
import Findings
import ICalendar
import Messages
import StrictJSON
import Trips

/// Collects the reservations and calendars of one file and makes activities of them.
struct ReservationGathering {
    private let reading: CalendarImport
    private let file: String?
    private let limits: ReservationLimits
    private var clock: ReservationClock
    private var groups: [(identity: ReservationIdentity, group: ReservationGroup)] = []
    /// The groups by type and number or name, and by each identity seen.
    private var indices: [[String]: [Int]] = [:]
    private var exact: [ReservationIdentity: Int] = [:]
    private var objects = 0
    private var calendars: [CalendarObject] = []
    /// The texts of the calendars, reversed.
    private var texts: Set<[UInt8]> = []
    /// The line of each event's calendar, and whether its lines are lines of the file.
    private var places: [String: (line: Int, isPlain: Bool)] = [:]
    private var onlyPlace: (line: Int, isPlain: Bool)?
    private(set) var findings: [Finding] = []
    /// The number of findings that were dropped.
    private var unlisted = 0
    private var dates: VersionDates
    /// The line of all findings, where a part's lines are not lines of the file.
    var fixedLine: Int?

    init(_ reading: CalendarImport, now: Instant, file: String?, limits: ReservationLimits) {
        self.reading = reading
        dates = VersionDates(now: now)
        self.file = file
        self.limits = limits
        clock = ReservationClock(reading.database)
    }

    var isEmpty: Bool { groups.isEmpty && calendars.isEmpty }

    mutating func note(_ code: FindingCode, _ severity: FindingSeverity, line: Int, _ message: String) {
        guard findings.count < Self.mostFindings else {
            unlisted += 1
            return
        }
        findings.append(Finding(code, severity, file: file, line: fixedLine ?? line, message: message))
    }

    /// Reports that the file holds no booking, in spite of the limit on findings.
    mutating func refuse(_ message: String) {
        tellUnlisted()
        findings.append(Finding(.noReservation, .error, file: file, message: message))
    }

    private mutating func tellUnlisted() {
        guard unlisted > 0 else { return }
        let told = tr(
            "\(unlisted) more findings of the file are not listed; a report holds \(Self.mostFindings) of them"
        )
        findings.append(Finding(.tooManyFindings, .warning, file: file, message: told))
        unlisted = 0
    }

    /// The most findings of one mail, page or text of JSON-LD.
    private static let mostFindings = 200

    // MARK: What is found

    /// Reads a text of JSON-LD that begins on a line of the file.
    mutating func take(linkedData text: String, line: Int, isPlain: Bool = true) {
        var result = ReservationText.reservations(in: text, limits: limits.text)
        if result.flaw != nil, text.utf8.contains(UInt8(ascii: "&")) {
            // Some senders escape it as if it were no script.
            let decoded = CharacterReferences.text(of: Array(text.utf8)[...])
            let again = ReservationText.reservations(in: decoded, limits: limits.text)
            if again.flaw == nil { result = again }
        }
        if let flaw = result.flaw {
            note(
                .brokenReservation, .warning, line: isPlain ? line + flaw.line - 1 : line,
                tr("JSON-LD that cannot be read was passed over: \(flaw.reason)"))
        }
        if let repair = result.repair {
            note(
                .repairedValue, .repaired, line: line,
                tr("JSON-LD was read with its control characters as blanks: \(repair)"))
        }
        take(result, line: line)
    }

    /// Adds the result of a reading on a line.
    private mutating func take(_ result: ReservationText.Result, line: Int) {
        if let path = result.controlled {
            note(.controlCharacters, .repaired, line: line, ReservationText.leftOut(path))
        }
        for reservation in result.reservations { take(reservation, line: line) }
    }

    /// Adds the data of a page, whose lines follow some of the file's.
    mutating func take(_ page: PageData, after lines: Int, isPlain: Bool = true) {
        for flaw in page.flaws { note(.tooManyParts, .warning, line: lines + 1, flaw) }
        for (value, line) in page.found {
            let line = isPlain ? lines + line : lines + 1
            switch value {
            case .script(let text): take(linkedData: text, line: line, isPlain: isPlain)
            case .item(let item):
                take(ReservationText.reservations(in: JSONValue(item), limits: limits.text), line: line)
            }
        }
    }

    /// Adds the calendars of a part; an identical copy is ignored.
    ///
    /// - Parameters:
    ///   - bytes: The part.
    ///   - line: The line on which it begins.
    ///   - isPlain: Whether its lines are lines of the file.
    /// - Throws: Errors of the reader.
    mutating func take(calendar bytes: [UInt8], line: Int, isPlain: Bool) throws(CalendarError) {
        let text = bytes.filter { $0 != 0x0D }.drop(while: TextScalar.isBlank)
        guard texts.insert(Array(text.reversed().drop(while: TextScalar.isBlank))).inserted else { return }
        let read = try CalendarReader().read(bytes, file: nil)
        let isPlain = isPlain && fixedLine == nil
        func shifted(_ finding: Finding) -> Finding {
            var finding = finding
            finding.file = file
            finding.line = isPlain ? line + max(0, finding.line - 1) : fixedLine ?? line
            return finding
        }
        calendars += read.calendars
        let listed = read.findings.prefix(max(0, Self.mostFindings - findings.count))
        findings += listed.map(shifted)
        unlisted += read.findings.count - listed.count
        let place = (line: fixedLine ?? line, isPlain: isPlain)
        for component in read.calendars.flatMap(\.components) where places[component.label] == nil {
            places[component.label] = place
        }
        onlyPlace = places.isEmpty || calendars.count > read.calendars.count ? nil : place
    }

    private mutating func take(_ reservation: Reservation, line: Int) {
        objects += 1
        guard objects <= limits.reservations else {
            if objects == limits.reservations + 1 {
                note(
                    .tooManyParts, .warning, line: line,
                    tr("there are more than \(limits.reservations) reservations; the others were not read"))
            }
            return
        }
        let bytes = JSONWriter.compactBytes(of: reservation.data).count
        guard bytes <= limits.reservationBytes else {
            return note(
                .brokenReservation, .error, line: line,
                tr(
                    "a \(reservation.type.rawValue) has more than \(limits.reservationBytes) bytes; it was not read"
                ))
        }
        var reservation = reservation
        // A date stored inside an object is not the mail's.
        reservation = reservation.undated
        reservation.sent = dates.sent
        let checked = dates.checked(reservation.modified)
        reservation.modified = checked.date
        if let remark = checked.remark { note(.repairedValue, .repaired, line: line, remark) }
        let start = clock.moments(of: reservation).start
        let identity = ReservationIdentity(reservation, start: start)
        if let index = index(of: identity, reservation) {
            exact[identity] = index
            // The identity with a confirmation is more specific.
            if groups[index].identity.confirmation.isEmpty { groups[index].identity = identity }
            groups[index].group.add(reservation, line: fixedLine ?? line, bytes: bytes, &clock)
        } else {
            indices[identity.base, default: []].append(groups.count)
            exact[identity] = groups.count
            let group = ReservationGroup(
                reservation, line: fixedLine ?? line, bytes: bytes, mostBytes: limits.reservationBytes)
            groups.append((identity, group))
        }
    }

    /// Returns the group of a reservation: the exact one, or the only possible one.
    private func index(of identity: ReservationIdentity, _ reservation: Reservation) -> Int? {
        if let known = exact[identity] { return known }
        let people = reservation.people
        let all = (indices[identity.base] ?? []).prefix(Self.mostAlike).filter {
            let (other, group) = groups[$0]
            guard other.isSame(as: identity) else { return false }
            // Without a confirmation one number belongs to everybody on board.
            return other.confirmation == identity.confirmation || people.isEmpty || group.people.isEmpty
                || !people.isDisjoint(with: group.people)
        }
        return all.count == 1 ? all[0] : nil
    }

    /// The most bookings of one number that a reservation is compared with.
    private static let mostAlike = 128

    /// Sets the sending date of the mail that is read next.
    mutating func begin(sent: Instant?, line: Int) {
        if let remark = dates.begin(sent: sent) { note(.repairedValue, .repaired, line: line, remark) }
    }
}

// MARK: - Activities

extension ReservationGathering {
    /// Makes activities of everything collected.
    mutating func imported() -> ImportedCalendar {
        tellUnlisted()
        var events: [Component] = []
        var lines: [String: Int] = [:]
        let merged = groups.indices.map { groups[$0].group.merged(&clock) }
        let beside = takingEvents(merged)
        for (index, reservation) in merged.enumerated() {
            let (identity, group) = groups[index]
            for remark in group.notes where remark.isOfLost {
                tell(remark.code, remark.severity, remark.line, identity, remark.message)
            }
            guard !beside.contains(index) else { continue }
            let event = ReservationEvent(reservation, data: group.data, uid: identity.uid, clock: &clock)
            guard let event else {
                tellMissingStart(reservation, group.line)
                continue
            }
            for remark in event.notes {
                tell(remark.code, remark.severity, group.line, identity, remark.message)
            }
            if !identity.isTelling {
                tell(
                    .missingUID, .repaired, group.line, identity,
                    tr(
                        "the \(reservation.type.rawValue) has neither a confirmation nor a number; its UID was made of the day"
                    ))
            }
            lines[identity.uid] = group.line
            events.append(event.component)
        }
        return imported(events, lines)
    }

    /// Joins reservations with the events of the same mail.
    ///
    /// - Returns: The joined reservations. Those that start with an event go first, so that none takes
    ///   another's event.
    private mutating func takingEvents(_ merged: [Reservation]) -> Set<Int> {
        guard !merged.isEmpty, !calendars.isEmpty else { return [] }
        var beside = EventsBeside(calendars, reading, file: file)
        var taken: Set<Int> = []
        // An event with the confirmation is preferred to one with the flight alone.
        for (isNamed, isMoved) in [(true, false), (false, false), (false, true)] {
            for (index, reservation) in merged.enumerated() where !taken.contains(index) {
                guard let start = clock.moments(of: reservation).start else { continue }
                let parts = groups[index].group.parts
                let found =
                    isMoved
                    ? beside.takeMoved(reservation, start, parts)
                    : beside.take(reservation, start, parts, isNamed: isNamed)
                for event in found {
                    let text = String(
                        decoding: JSONWriter.compactBytes(of: .array(event.data)), as: UTF8.self)
                    for position in event.positions {
                        calendars[position.calendar].components[position.component].append(
                            Property(text: EventReservation.kde, text))
                    }
                }
                if !found.isEmpty { taken.insert(index) }
            }
        }
        if beside.isExhausted {
            note(
                .tooManyParts, .warning, line: 0,
                tr(
                    "there are more events and reservations than are compared; some may stand twice"))
        }
        return taken
    }

    private mutating func tell(
        _ code: FindingCode, _ severity: FindingSeverity, _ line: Int, _ identity: ReservationIdentity,
        _ message: String
    ) {
        findings.append(
            Finding(code, severity, file: file, line: line, component: identity.uid, message: message))
    }

    private mutating func tellMissingStart(_ reservation: Reservation, _ line: Int) {
        let unread = reservation.unread.map { "; \($0)" }.joined()
        findings.append(
            Finding(
                .missingStart, .error, file: file, line: line,
                message: tr("a \(reservation.type.rawValue) does not say when it begins; it was not read")
                    + unread
            ))
    }

    private func imported(_ events: [Component], _ lines: [String: Int]) -> ImportedCalendar {
        var all = calendars
        if !events.isEmpty { all.append(CalendarObject(productID: Self.productID, components: events)) }
        var imported = reading.activities(from: ReadResult(calendars: all, findings: []), file: file)
        // A generated component has no lines; its reservation has one. Lines of a part count from its start.
        for index in imported.findings.indices {
            let finding = imported.findings[index]
            if let line = finding.component.flatMap({ lines[$0] }) {
                imported.findings[index].line = line
            } else if finding.line > 0, let place = finding.component.flatMap({ places[$0] }) ?? onlyPlace {
                imported.findings[index].line = place.isPlain ? place.line + finding.line - 1 : place.line
            }
        }
        // That only the offset is known is already reported; the file has no such TZID.
        imported.findings.removeAll { finding in
            finding.code == .fixedOffsetZone && finding.component.map { lines[$0] != nil } ?? false
        }
        // Only the mail's times date these, which is no flaw of them.
        imported.findings.removeAll { $0.code == .missingStamp && calendars.isEmpty }
        imported.findings = findings + imported.findings
        return imported
    }

    static let productID = "-//Meridian//Reservations//EN"
}
