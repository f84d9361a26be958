package import CivilTime
import Documents
package import Findings
import Messages
package import StrictJSON

/// Collects the bookings of one file, and its calendars as they came.
package struct ReservationGathering {
    /// A calendar in a mail, which is not read here.
    package struct CalendarPart {
        package let bytes: [UInt8]
        /// The name of the part, for findings.
        package let name: String
        /// The line on which it begins.
        package let line: Int
        /// Whether its lines are lines of the file.
        package let isPlain: Bool
    }

    /// A text as it is seen.
    package struct VisibleText {
        /// The text, with a line for each of its own.
        package let text: String
        /// The title of a page.
        package let title: String
        /// The line on which its part begins.
        package let line: Int
        /// Whether its lines are lines of the file.
        package let isPlain: Bool
        /// When its mail was sent.
        package let sent: Instant?
    }

    /// A booking, by what it is known.
    package typealias Booking = (identity: ReservationIdentity, group: ReservationGroup)

    private let file: String?
    private let limits: ReservationLimits
    private let texts: ReservationTexts
    package private(set) var clock: ReservationClock
    package private(set) var bookings: [Booking] = []
    /// The bookings by type and number or name, and by each identity seen.
    private var indices: [[String]: [Int]] = [:]
    private var exact: [ReservationIdentity: Int] = [:]
    private var objects = 0
    package private(set) var calendars: [CalendarPart] = []
    /// The visible texts, in their order, which are not read here.
    package private(set) var visible: [VisibleText] = []
    /// The subject of the mail, and the name of its sender.
    package var head = (subject: "", sender: "")
    /// The texts of the calendars, reversed.
    private var calendarTexts: Set<[UInt8]> = []
    package private(set) var findings: [Finding] = []
    /// The number of findings that were dropped.
    private var unlisted = 0
    private var dates: VersionDates
    /// When the mail that is read was sent, as it says.
    private var mailSent: Instant?
    /// The line of all findings, where a part's lines are not lines of the file.
    var fixedLine: Int?

    package init(
        _ database: ZoneDatabase, now: Instant, file: String?, limits: ReservationLimits,
        texts: ReservationTexts
    ) {
        self.texts = texts
        dates = VersionDates(now: now)
        self.file = file
        self.limits = limits
        clock = ReservationClock(database)
    }

    package mutating func note(_ code: FindingCode, _ severity: FindingSeverity, line: Int, _ message: String)
    {
        guard findings.count < Self.mostFindings else {
            unlisted += 1
            return
        }
        findings.append(Finding(code, severity, file: file, line: fixedLine ?? line, message: message))
    }

    /// Reports that the file holds no booking, in spite of the limit on findings.
    package mutating func refuse(_ message: String) {
        noteUnlisted()
        findings.append(Finding(.noReservation, .error, file: file, message: message))
    }

    /// Adds the findings of a calendar, as far as there is room.
    package mutating func note(_ more: [Finding]) {
        let listed = more.prefix(max(0, Self.mostFindings - findings.count))
        findings += listed
        unlisted += more.count - listed.count
    }

    /// Reports how many findings were dropped.
    package mutating func noteUnlisted() {
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
        var result = texts.reservations(inFile: text, limits: limits.text)
        if result.flaw != nil, text.utf8.contains(UInt8(ascii: "&")) {
            // Some senders escape it as if it were no script.
            let decoded = CharacterReferences.text(of: Array(text.utf8)[...])
            let again = texts.reservations(inFile: decoded, limits: limits.text)
            if again.flaw == nil { result = again }
        }
        if let flaw = result.flaw {
            note(
                .brokenReservation, .warning, line: isPlain ? line + flaw.line - 1 : line,
                tr("unreadable JSON-LD was skipped: \(flaw.reason)"))
        }
        if let repair = result.repair {
            note(
                .repairedValue, .repaired, line: line,
                tr("JSON-LD with faults was read, its lines counted from here: \(repair)"))
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

    /// Adds a calendar; an identical copy is ignored.
    ///
    /// - Parameters:
    ///   - bytes: The part.
    ///   - name: Its name, for findings.
    ///   - line: The line on which it begins.
    ///   - isPlain: Whether its lines are lines of the file.
    mutating func take(calendar bytes: [UInt8], name: String, line: Int, isPlain: Bool) {
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        let text = bytes.filter { $0 != 0x0D }.drop(while: isBlank)
        guard calendarTexts.insert(Array(text.reversed().drop(while: isBlank))).inserted else { return }
        calendars.append(
            CalendarPart(
                bytes: bytes, name: name, line: fixedLine ?? line, isPlain: isPlain && fixedLine == nil))
    }

    /// Adds a visible text.
    mutating func take(visible text: String, title: String = "", line: Int, isPlain: Bool) {
        guard visible.count < Self.mostTexts, text.contains(where: \.isLetter) else { return }
        visible.append(
            VisibleText(
                text: text, title: title, line: fixedLine ?? line, isPlain: isPlain && fixedLine == nil,
                sent: mailSent))
    }

    /// The most texts of one mail that are kept.
    private static let mostTexts = 16

    /// Adds the reservations of an object that was made of a text.
    package mutating func take(_ value: JSONValue, line: Int) {
        take(ReservationText.reservations(in: value, limits: limits.text), line: line)
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
            if bookings[index].identity.confirmation.isEmpty { bookings[index].identity = identity }
            bookings[index].group.add(reservation, line: fixedLine ?? line, bytes: bytes, &clock)
        } else {
            indices[identity.base, default: []].append(bookings.count)
            exact[identity] = bookings.count
            let group = ReservationGroup(
                reservation, line: fixedLine ?? line, bytes: bytes, mostBytes: limits.reservationBytes)
            bookings.append((identity, group))
        }
    }

    /// Returns the group of a reservation: the exact one, or the only possible one.
    private func index(of identity: ReservationIdentity, _ reservation: Reservation) -> Int? {
        if let known = exact[identity] { return known }
        let people = reservation.people
        let all = (indices[identity.base] ?? []).prefix(Self.mostAlike).filter {
            let (other, group) = bookings[$0]
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
        mailSent = sent
        if let remark = dates.begin(sent: sent) { note(.repairedValue, .repaired, line: line, remark) }
    }

    /// Returns each booking with all its travellers.
    package mutating func merged() -> [Reservation] {
        bookings.indices.map { bookings[$0].group.merged(&clock) }
    }
}
