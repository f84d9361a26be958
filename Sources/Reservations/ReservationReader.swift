package import CivilTime
package import Documents
import Findings
import Messages
import Trips

/// Limits on what is read of a mail, a page or a text of JSON-LD.
package struct ReservationLimits: Sendable {
    package var mail = MailLimits()
    var page = PageLimits()
    package var text = ReservationText.Limits()
    /// The most reservations of one file, repetitions included.
    package var reservations = 1_000
    /// The most bytes of one reservation, and of all objects of one booking together.
    ///
    /// They go into one line of a calendar.
    package var reservationBytes = 128 << 10

    /// Makes the usual limits.
    package init() {}
}

/// Finds the reservations of schema.org in mails, web pages and JSON-LD.
///
/// Airlines, railways and hotels embed them in their mails for other programs. Nothing is ever fetched.
package struct ReservationReader {
    private let database: ZoneDatabase
    private let now: Instant
    private let limits: ReservationLimits
    private let texts: ReservationTexts

    /// Makes a reader.
    ///
    /// - Parameters:
    ///   - database: The zones.
    ///   - now: The time of reading: a version dated later counts as written now.
    ///   - limits: How much is read.
    ///   - texts: Reads the JSON-LD.
    package init(
        _ database: ZoneDatabase, now: Instant, limits: ReservationLimits, texts: ReservationTexts
    ) {
        self.texts = texts
        self.database = database
        self.now = now
        self.limits = limits
    }

    /// Reads a file that is no calendar.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - form: What it is.
    ///   - file: The name for findings.
    /// - Returns: Its bookings, its calendars as they came, and the findings.
    package func bookings(in bytes: [UInt8], as form: DocumentForm, file: String?) -> ReservationGathering {
        var gathering = ReservationGathering(
            database, now: now, file: file, limits: limits, texts: texts)
        switch form {
        case .calendar: gathering.take(calendar: bytes, name: file ?? "", line: 1, isPlain: true)
        case .linkedData:
            let utf8 = decoded(bytes, "utf-8", line: 1, &gathering)
            gathering.take(linkedData: String(decoding: utf8, as: UTF8.self), line: 1)
        case .page: takePage(bytes, stated: nil, after: 0, isPlain: true, &gathering)
        case .mail: takeMail(bytes, &gathering)
        }
        return gathering
    }

    /// Returns what to say of a file without a booking.
    package static func refusal(_ bytes: [UInt8], _ form: DocumentForm) -> String {
        let first = bytes.prefix(400).split { $0 == 0x0A || $0 == 0x0D }.first ?? []
        let line = String(decoding: first.prefix(60), as: UTF8.self).trimmed
        return switch form {
        case .mail:
            tr(
                "the mail has neither a reservation of schema.org nor a calendar, and its text tells no booking; it begins with `\(line)`"
            )
        case .page:
            tr(
                "the page has no reservation of schema.org, and its text tells no booking; it begins with `\(line)`"
            )
        case .linkedData, .calendar: tr("the JSON has no reservation of schema.org; it begins with `\(line)`")
        }
    }
}

// MARK: - Pages

extension ReservationReader {
    private func takePage(
        _ bytes: [UInt8], stated: String?, after lines: Int, isPlain: Bool,
        _ gathering: inout ReservationGathering
    ) {
        let name = stated ?? PageCharset.name(in: bytes)
        let utf8 = decoded(bytes, name, line: lines + 1, &gathering)
        gathering.take(PageData(utf8, limits: limits.page), after: lines, isPlain: isPlain)
        let shown = PageText(utf8, limits: limits.page)
        gathering.take(visible: shown.text, title: shown.title, line: lines + 1, isPlain: false)
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

extension ReservationReader {
    private func takeMail(_ bytes: [UInt8], _ gathering: inout ReservationGathering) {
        guard bytes.count <= limits.mail.bytes else {
            return gathering.note(
                .tooManyParts, .error, line: 0,
                tr("the mail has \(bytes.count) bytes; at most \(limits.mail.bytes) are read"))
        }
        let mail = MailParts(bytes, limits: limits.mail)
        for flaw in mail.flaws { gathering.note(.tooManyParts, .warning, line: flaw.line, flaw.message) }
        var room = limits.mail.decodedBytes
        gathering.head = (
            mail.header("subject")?.text ?? "", Self.name(ofSender: mail.header("from")?.text ?? "")
        )
        takeParts(of: mail, &room, depth: 0, &gathering)
    }

    /// The name in `Pension Hofer <post@example.com>`; empty without one.
    private static func name(ofSender text: String) -> String {
        guard let mark = text.firstIndex(of: "<") else { return "" }
        return text[..<mark].trimmed.filter { $0 != "\"" }
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
        case .text:
            let utf8 = decoded(body, charset, line: part.line, &gathering)
            gathering.take(
                visible: String(decoding: utf8, as: UTF8.self), line: part.line, isPlain: part.isPlain)
        case .linkedData:
            let utf8 = decoded(body, charset, line: part.line, &gathering)
            gathering.take(
                linkedData: String(decoding: utf8, as: UTF8.self), line: part.line, isPlain: part.isPlain)
        case .calendar:
            // Calendars are UTF-8 whatever a mail states, unless it states a known character set.
            let isUTF8 = String(validating: body, as: UTF8.self) != nil
            let utf8 = isUTF8 ? body : decoded(body, charset, line: part.line, &gathering)
            gathering.take(
                calendar: utf8, name: part.name, line: part.line, isPlain: part.isPlain)
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
                part.encoding == "base64"
                    ? tr(
                        "the part \(part.name) has characters that base64 does not have, dropped: \(result.flaws)"
                    )
                    : tr(
                        "the part \(part.name) has equals signs that begin no escape of quoted-printable, kept: \(result.flaws)"
                    ))
        }
        return result.bytes
    }
}
