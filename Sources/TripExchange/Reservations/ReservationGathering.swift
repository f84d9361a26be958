import CivilTime
import ICalendar
import Messages
import Trips

/// Gathers the reservations and calendars of one file, whatever they stand in, and makes activities of them.
struct ReservationGathering {
    private let reading: CalendarImport
    private let file: String?
    private let limits: ReservationLimits
    private var found: [ReservationIdentity: Found] = [:]
    private var order: [ReservationIdentity] = []
    private var calendars: [CalendarObject] = []
    private(set) var findings: [Finding] = []
    private var hasToldMore = false
    /// When the file was written, where it says so.
    var stamp: Instant?

    private struct Found {
        var reservation: Reservation
        var data: [JSONValue]
        let line: Int
    }

    init(_ reading: CalendarImport, file: String?, limits: ReservationLimits) {
        self.reading = reading
        self.file = file
        self.limits = limits
    }

    var isEmpty: Bool { order.isEmpty && calendars.isEmpty }

    mutating func note(_ code: FindingCode, _ severity: FindingSeverity, line: Int, _ message: String) {
        guard findings.count < Self.mostFindings else { return }
        findings.append(Finding(code, severity, file: file, line: line, message: message))
    }

    private static let mostFindings = 200

    // MARK: What is found

    /// Takes a text of JSON-LD that begins on a line of the file.
    mutating func take(linkedData text: String, line: Int, isPlain: Bool = true) {
        var result = ReservationText.reservations(in: text, limits: limits.text)
        if result.flaw != nil, text.utf8.contains(UInt8(ascii: "&")) {
            // Some senders write it as if it were no script.
            let decoded = CharacterReferences.text(of: text.utf8)
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
        for reservation in result.reservations { take(reservation, line: line) }
    }

    /// Takes what a page has; its lines begin after some of the file's.
    mutating func take(_ page: PageData, after lines: Int, isPlain: Bool = true) {
        for flaw in page.flaws { note(.tooManyParts, .warning, line: lines + 1, flaw) }
        for (value, line) in page.found {
            let line = isPlain ? lines + line : lines + 1
            switch value {
            case .script(let text): take(linkedData: text, line: line, isPlain: isPlain)
            case .item(let item):
                let result = ReservationText.reservations(in: item, limits: limits.text)
                for reservation in result.reservations { take(reservation, line: line) }
            }
        }
    }

    /// Takes the calendars of a part.
    mutating func take(_ read: ReadResult) {
        calendars += read.calendars
        findings += read.findings.prefix(max(0, Self.mostFindings - findings.count)).map { finding in
            var finding = finding
            finding.file = file
            return finding
        }
    }

    private mutating func take(_ reservation: Reservation, line: Int) {
        let identity = ReservationIdentity(reservation)
        if var known = found[identity] {
            // The same in the text of a page and in its microdata is one, and so are two travellers on one flight.
            guard known.reservation != reservation, !known.data.contains(reservation.data) else { return }
            if known.data.count < Self.mostTravellers { known.data.append(reservation.data) }
            known.reservation.add(reservation)
            found[identity] = known
            return
        }
        guard order.count < limits.reservations else {
            if !hasToldMore {
                note(
                    .tooManyParts, .warning, line: line,
                    tr("there are more than \(limits.reservations) reservations; the others were not read"))
            }
            hasToldMore = true
            return
        }
        guard JSONWriter.compactBytes(of: reservation.data).count <= limits.reservationBytes else {
            return note(
                .brokenReservation, .error, line: line,
                tr(
                    "a \(reservation.type.rawValue) has more than \(limits.reservationBytes) octets; it was not read"
                ))
        }
        order.append(identity)
        found[identity] = Found(reservation: reservation, data: [reservation.data], line: line)
    }

    private static let mostTravellers = 32
}

// MARK: - Activities

extension ReservationGathering {
    /// Makes activities of all that was found.
    mutating func imported() -> ImportedCalendar {
        var clock = ReservationClock(reading.database)
        var events: [Component] = []
        var lines: [String: Int] = [:]
        var beside = eventsBeside()
        for identity in order {
            guard let entry = found[identity] else { continue }
            if let index = Self.take(entry.reservation, from: &beside) {
                calendars[index.calendar].components[index.component].append(
                    Property(
                        text: EventReservation.kde,
                        String(decoding: JSONWriter.compactBytes(of: .array(entry.data)), as: UTF8.self)))
                continue
            }
            guard
                let event = ReservationEvent(
                    entry.reservation, data: entry.data, uid: identity.uid, stamp: stamp, clock: &clock)
            else {
                let unread = entry.reservation.unread.map { "; \($0)" }.joined()
                note(
                    .missingStart, .error, line: entry.line,
                    tr("a \(entry.reservation.type.rawValue) does not say when it begins; it was not read")
                        + unread)
                continue
            }
            for remark in event.notes {
                findings.append(
                    Finding(
                        remark.code, remark.severity, file: file, line: entry.line, component: identity.uid,
                        message: remark.message))
            }
            if !identity.isTelling {
                findings.append(
                    Finding(
                        .missingUID, .repaired, file: file, line: entry.line, component: identity.uid,
                        message: tr(
                            "the \(entry.reservation.type.rawValue) has neither a confirmation nor a number; its UID was made of the day"
                        )))
            }
            lines[identity.uid] = entry.line
            events.append(event.component)
        }
        var all = calendars
        if !events.isEmpty { all.append(CalendarObject(productID: Self.productID, components: events)) }
        var imported = reading.activities(from: ReadResult(calendars: all, findings: findings), file: file)
        // A component that was made has no lines; the reservation has one.
        for index in imported.findings.indices {
            guard let uid = imported.findings[index].component, let line = lines[uid] else { continue }
            imported.findings[index].line = line
        }
        // That only the offset is known has been told; the file has no such TZID.
        imported.findings.removeAll { finding in
            finding.code == .fixedOffsetZone && finding.component.map { lines[$0] != nil } ?? false
        }
        // Nothing but the times of a mail says when these were written, and that is no flaw of theirs.
        imported.findings.removeAll { $0.code == .missingStamp && calendars.isEmpty }
        return imported
    }

    private static let productID = "-//Meridian//Reservations//EN"

    /// The events of the calendars in the same mail by when they begin.
    ///
    /// A reservation goes into the one event that begins at its moment, or on its day.
    private func eventsBeside() -> [String: [EventPosition]] {
        var starts: [String: [EventPosition]] = [:]
        guard !order.isEmpty else { return starts }
        for (index, calendar) in calendars.enumerated() {
            let scope = reading.scope(of: calendar, file: file, ZoneSearches())
            for (position, component) in calendar.components.enumerated()
            where component.name == "VEVENT" && !component.has(EventReservation.kde)
                && !component.has(ModelProperty.kind)
            {
                var times = EventTimes(component, scope: scope, values: ValueReader())
                let key: String
                switch times.span() {
                case .allDay(let first, _)?: key = "\(first)"
                case .timed(let start, _)?:
                    let zone = start.zone.flatMap { scope.zone($0) } ?? .utc
                    key = Self.key(zone.mapping(of: start.local).compatible)
                case nil: continue
                }
                starts[key, default: []].append(EventPosition(calendar: index, component: position))
            }
        }
        return starts
    }

    private static func key(_ instant: Instant) -> String { "@\(instant.secondsSinceEpoch / 60)" }

    /// Takes the event that a reservation is about out of those that are left.
    private static func take(
        _ reservation: Reservation, from starts: inout [String: [EventPosition]]
    ) -> EventPosition? {
        guard let time = reservation.start?.time else { return nil }
        let isOfDays = reservation.type == .lodging || time.time == nil
        let keys = [time.instant.map { key($0) }, isOfDays ? "\(time.date)" : nil].compactMap(\.self)
        for key in keys {
            guard let found = starts[key], found.count == 1 else { continue }
            starts[key] = nil
            return found[0]
        }
        return nil
    }

    /// Where an event stands in the calendars.
    private struct EventPosition {
        let calendar: Int
        let component: Int
    }
}
