public import CivilTime
public import Documents
import Findings
import ICalendar
import Messages
import Trips

/// Turns mails, web pages and JSON-LD with reservations of schema.org into activities.
///
/// Airlines, railways and hotels embed them in their mails for other programs. Each becomes an activity with
/// a UID derived from the booking's identity, so that a second reading updates it. Nothing is ever fetched.
///
/// ```swift
/// let reading = CalendarImport(database: database, floatingTimes: .hintedByFile)
/// let now = try Instant(parsing: "2027-03-01T08:00:00Z")
/// let imported = ReservationImport(reading, now: now).calendar(of: bytes, as: .mail, file: "booking.eml")
/// for finding in imported.findings { print(finding) }
/// ```
public struct ReservationImport: Sendable {
    private let reading: CalendarImport
    private let now: Instant
    private let limits: ReservationLimits

    /// Makes an import.
    ///
    /// - Parameters:
    ///   - reading: Makes activities of events, and of the calendars in a mail.
    ///   - now: The time of reading: a version dated later counts as written now.
    public init(_ reading: CalendarImport, now: Instant) {
        self.init(reading, now: now, limits: ReservationLimits())
    }

    /// Makes an import with other limits.
    init(_ reading: CalendarImport, now: Instant, limits: ReservationLimits) {
        self.reading = reading
        self.now = now
        self.limits = limits
    }

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - form: What it is.
    ///   - file: The name for findings.
    /// - Returns: Its activities and the findings; one of severity `error` where it holds no booking.
    public func calendar(of bytes: [UInt8], as form: DocumentForm, file: String?) -> ImportedCalendar {
        var gathering = ReservationGathering(reading, now: now, file: file, limits: limits)
        switch form {
        case .calendar:
            return readCalendar(bytes, file)
        case .linkedData:
            let utf8 = decoded(bytes, "utf-8", line: 1, &gathering)
            gathering.take(linkedData: String(decoding: utf8, as: UTF8.self), line: 1)
        case .page: takePage(bytes, stated: nil, after: 0, isPlain: true, &gathering)
        case .mail: takeMail(bytes, &gathering)
        }
        guard !gathering.isEmpty else {
            gathering.refuse(Self.refusal(bytes, form))
            return ImportedCalendar(name: nil, activities: [], findings: gathering.findings)
        }
        return gathering.imported()
    }

    /// Reads a file in pieces, unless it is too large.
    ///
    /// - Parameters:
    ///   - source: The bytes of the file.
    ///   - form: What it is.
    ///   - file: The name for findings.
    /// - Returns: Its activities and the findings; one of severity `error` where it holds no booking.
    /// - Throws: Errors of the source.
    public func calendar(
        in source: CalendarSource, as form: DocumentForm, file: String?
    ) throws -> ImportedCalendar {
        guard source.byteCount <= limits.mail.bytes else {
            let finding = Finding(
                .tooManyParts, .error, file: file,
                message: tr("the file has \(source.byteCount) bytes; at most \(limits.mail.bytes) are read"))
            return ImportedCalendar(name: nil, activities: [], findings: [finding])
        }
        return calendar(of: try source.bytes(), as: form, file: file)
    }

    private func readCalendar(_ bytes: [UInt8], _ file: String?) -> ImportedCalendar {
        do {
            return reading.activities(from: try CalendarReader().read(bytes, file: file), file: file)
        } catch {
            let finding = Finding(
                FindingCode(rawValue: error.code.rawValue), .error, file: file, message: error.reason)
            return ImportedCalendar(name: nil, activities: [], findings: [finding])
        }
    }

    private static func refusal(_ bytes: [UInt8], _ form: DocumentForm) -> String {
        let first = bytes.prefix(400).split { $0 == 0x0A || $0 == 0x0D }.first ?? []
        let line = String(decoding: first.prefix(60), as: UTF8.self).trimmed
        return switch form {
        case .mail:
            tr("the mail has neither a reservation of schema.org nor a calendar; it begins with `\(line)`")
        case .page: tr("the page has no reservation of schema.org; it begins with `\(line)`")
        case .linkedData, .calendar: tr("the JSON has no reservation of schema.org; it begins with `\(line)`")
        }
    }
}

// MARK: - Pages

extension ReservationImport {
    private func takePage(
        _ bytes: [UInt8], stated: String?, after lines: Int, isPlain: Bool,
        _ gathering: inout ReservationGathering
    ) {
        let name = stated ?? PageCharset.name(in: bytes)
        let utf8 = decoded(bytes, name, line: lines + 1, &gathering)
        gathering.take(PageData(utf8, limits: limits.page), after: lines, isPlain: isPlain)
    }

    /// Returns a text as UTF-8; with an unknown character set, a finding reports doubtful characters.
    private func decoded(
        _ bytes: [UInt8], _ name: String?, line: Int, _ gathering: inout ReservationGathering
    ) -> [UInt8] {
        guard let name, !name.trimmed.isEmpty else { return TextCharset.ascii.utf8(bytes) }
        if let charset = TextCharset(name), let text = charset.decoded(bytes) {
            if text.flaws > 0 {
                gathering.note(
                    .badEncoding, .warning, line: line,
                    tr("\(text.flaws) characters of the text mean nothing in `\(name.prefix(40))`"))
            }
            return text.utf8
        }
        // In seven-bit character sets an escape switches to another set.
        if bytes.contains(where: { $0 >= 0x80 || $0 == 0x1B }) {
            gathering.note(
                .unknownCharset, .warning, line: line,
                tr(
                    "the character set `\(name.prefix(40))` is not known; only what is ASCII was read for certain"
                ))
        }
        return TextCharset.ascii.utf8(bytes)
    }
}

// MARK: - Mails

extension ReservationImport {
    private func takeMail(_ bytes: [UInt8], _ gathering: inout ReservationGathering) {
        guard bytes.count <= limits.mail.bytes else {
            return gathering.note(
                .tooManyParts, .error, line: 0,
                tr("the mail has \(bytes.count) bytes; at most \(limits.mail.bytes) are read"))
        }
        let mail = MailParts(bytes, limits: limits.mail)
        for flaw in mail.flaws { gathering.note(.tooManyParts, .warning, line: flaw.line, flaw.message) }
        var room = limits.mail.decodedBytes
        takeParts(of: mail, &room, depth: 0, &gathering)
    }

    private func takeParts(
        of mail: MailParts, _ room: inout Int, depth: Int, _ gathering: inout ReservationGathering
    ) {
        for part in mail.parts {
            guard let kind = MailContent(part) else { continue }
            guard part.body.count <= limits.mail.partBytes, part.body.count <= room else {
                gathering.note(
                    .tooManyParts, .warning, line: part.line,
                    tr(
                        "the part \(part.name) has \(part.body.count) bytes, more than is read; it was passed over"
                    ))
                continue
            }
            room -= part.body.count
            guard let body = decoded(part, &gathering) else { continue }
            if kind == .mail {
                takeMail(encoded: body, in: part, &room, depth: depth + 1, &gathering)
            } else {
                gathering.begin(sent: part.sent, line: part.line)
                take(body, of: part, as: kind, &gathering)
            }
        }
    }

    /// Reads an encoded mail inside a mail, which no standard allows and programs write.
    ///
    /// Its lines are not lines of the file, so everything in it is reported on the line of the part.
    private func takeMail(
        encoded body: [UInt8], in part: MailPart, _ room: inout Int, depth: Int,
        _ gathering: inout ReservationGathering
    ) {
        guard depth <= Self.mostEncoded else {
            return gathering.note(
                .tooManyParts, .warning, line: part.line,
                tr(
                    "mails are encoded in mails more than \(Self.mostEncoded) deep; the inner ones were not read"
                ))
        }
        let before = gathering.fixedLine
        gathering.fixedLine = before ?? part.line
        let inner = MailParts(body, limits: limits.mail)
        for flaw in inner.flaws { gathering.note(.tooManyParts, .warning, line: part.line, flaw.message) }
        takeParts(of: inner, &room, depth: depth, &gathering)
        gathering.fixedLine = before
    }

    /// The most levels of encoded mails in mails.
    private static let mostEncoded = 4

    private func take(
        _ body: [UInt8], of part: MailPart, as content: MailContent, _ gathering: inout ReservationGathering
    ) {
        let charset = part.type.parameters["charset"]
        switch content {
        case .page:
            takePage(body, stated: charset, after: part.line - 1, isPlain: part.isPlain, &gathering)
        case .linkedData:
            let utf8 = decoded(body, charset, line: part.line, &gathering)
            gathering.take(
                linkedData: String(decoding: utf8, as: UTF8.self), line: part.line, isPlain: part.isPlain)
        case .calendar:
            // Calendars are UTF-8 whatever a mail states, unless it states a known character set.
            let isUTF8 = String(validating: body, as: UTF8.self) != nil
            let utf8 = isUTF8 ? body : decoded(body, charset, line: part.line, &gathering)
            do {
                try gathering.take(calendar: utf8, line: part.line, isPlain: part.isPlain)
            } catch {
                gathering.note(
                    FindingCode(rawValue: error.code.rawValue), .warning, line: part.line,
                    tr("the part \(part.name) is no calendar that can be read: \(error.reason)"))
            }
        case .mail: break
        }
    }

    /// Returns the bytes of a part; `nil` after a finding when their encoding is unknown.
    private func decoded(_ part: MailPart, _ gathering: inout ReservationGathering) -> [UInt8]? {
        let result: (bytes: [UInt8], flaws: Int)
        switch part.encoding {
        case "", "7bit", "8bit", "binary": return Array(part.body)
        case "base64": result = TransferEncoding.base64(part.body)
        case "quoted-printable": result = TransferEncoding.quotedPrintable(part.body)
        default:
            gathering.note(
                .badEncoding, .warning, line: part.line,
                tr(
                    "the part \(part.name) has the unknown encoding `\(part.encoding.prefix(40))`; it was passed over"
                ))
            return nil
        }
        if result.flaws > 0 {
            gathering.note(
                .badEncoding, .warning, line: part.line,
                tr(
                    "the part \(part.name) has \(result.flaws) characters that \(part.encoding) does not have; they were passed over"
                ))
        }
        return result.bytes
    }
}
