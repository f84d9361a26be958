import CivilTime
import Findings
import ICalendar
import Merging
import Messages
import Reservations
import Trips

/// Makes activities of the bookings and the calendars of one file.
struct ReservationActivities {
    private let reading: CalendarImport
    private let file: String?
    private var found: ReservationGathering
    private var clock: ReservationClock
    private var calendars: [CalendarObject] = []
    /// The line of each event's calendar, and whether its lines are lines of the file.
    private var places: [String: (line: Int, isPlain: Bool)] = [:]
    private var onlyPlace: (line: Int, isPlain: Bool)?
    private var findings: [Finding] = []

    init(_ found: ReservationGathering, _ reading: CalendarImport, file: String?) {
        self.found = found
        self.reading = reading
        self.file = file
        clock = found.clock
    }

    /// Returns everything as activities; `nil` where there is neither a booking nor a calendar.
    mutating func imported() -> ImportedCalendar? {
        for part in found.calendars { read(part) }
        guard !calendars.isEmpty || !found.bookings.isEmpty else { return nil }
        found.noteUnlisted()
        findings = found.findings
        var events: [Component] = []
        var lines: [String: Int] = [:]
        let merged = found.merged()
        clock = found.clock
        let beside = takingEvents(merged)
        for (index, reservation) in merged.enumerated() {
            let (identity, group) = found.bookings[index]
            for remark in group.notes where remark.isOfLost {
                tell(remark.code, remark.severity, remark.line, identity, remark.message)
            }
            guard !beside.contains(index) else { continue }
            let event = ReservationEvent(
                reservation, objects: reading.reservationTexts.text(of: group.data), uid: identity.uid,
                clock: &clock)
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

    /// Returns what was found, with the reason why there is no booking.
    mutating func refused(_ message: String) -> ImportedCalendar {
        found.refuse(message)
        return ImportedCalendar(name: nil, activities: [], findings: found.findings)
    }

    /// Reads a calendar of the file.
    private mutating func read(_ part: ReservationGathering.CalendarPart) {
        do {
            let read = try CalendarReader().read(part.bytes, file: nil)
            found.note(
                read.findings.map { finding in
                    var finding = finding
                    finding.file = file
                    finding.line = part.isPlain ? part.line + max(0, finding.line - 1) : part.line
                    return finding
                })
            calendars += read.calendars
            let place = (line: part.line, isPlain: part.isPlain)
            for component in read.calendars.flatMap(\.components) where places[component.label] == nil {
                places[component.label] = place
            }
            onlyPlace = places.isEmpty || calendars.count > read.calendars.count ? nil : place
        } catch {
            found.note(
                FindingCode(rawValue: error.code.rawValue), .warning, line: part.line,
                tr("the part \(part.name) is no calendar that can be read: \(error.reason)"))
        }
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
                let parts = found.bookings[index].group.parts
                let found =
                    isMoved
                    ? beside.takeMoved(reservation, start, parts)
                    : beside.take(reservation, start, parts, isNamed: isNamed)
                for event in found {
                    let text = reading.reservationTexts.text(of: event.data)
                    for position in event.positions {
                        calendars[position.calendar].components[position.component].append(
                            Property(text: ReservationField.kde, text))
                    }
                }
                if !found.isEmpty { taken.insert(index) }
            }
        }
        if beside.isExhausted {
            findings.append(
                Finding(
                    .tooManyParts, .warning, file: file,
                    message: tr(
                        "there are more events and reservations than are compared; some may stand twice")))
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
        // Only the mail's times date these, which is no error of theirs.
        imported.findings.removeAll { $0.code == .missingStamp && calendars.isEmpty }
        imported.findings = findings + imported.findings
        return imported
    }

    static let productID = "-//Meridian//Reservations//EN"
}
