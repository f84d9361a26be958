public import Findings
import Messages

/// Reads a file in chunks of any size and returns one component at a time.
///
/// Memory grows with the largest component, not with the file. Feed the chunks in order, then finish:
///
/// ```swift
/// var stream = CalendarStream(file: "trip.ics")
/// while let chunk = nextChunk() {
///     for part in try stream.feed(chunk) { handle(part) }
/// }
/// for part in try stream.finish() { handle(part) }
/// report(stream.takeFindings())
/// ```
///
/// It reads what real programs write, not only what RFC 5545 allows: any line end, any common character set,
/// several calendars in one file, unknown names, missing ENDs. Every error is a ``/Findings/Finding``.
public struct CalendarStream: Sendable {
    let limits: ReadLimits
    var log: FindingLog
    var decoder = ByteDecoder()
    var splitter: LineSplitter
    var assembler: ComponentAssembler
    private var bytesRead = 0
    /// The state of a survey; `nil` for a full reading.
    var survey: SurveyState?

    /// Makes a reader at the beginning of a file.
    ///
    /// - Parameters:
    ///   - limits: The limits on what is read.
    ///   - file: The name for findings and errors.
    public init(limits: ReadLimits = .standard, file: String? = nil) {
        self.limits = limits
        log = FindingLog(file: file, limit: limits.findings)
        splitter = LineSplitter(limits: limits)
        assembler = ComponentAssembler(limits: limits)
    }

    /// Reads the next bytes.
    ///
    /// - Parameter bytes: The next chunk, cut anywhere, even inside of a character.
    /// - Returns: The parts that were completed in this chunk, in the order of the file.
    /// - Throws: A ``CalendarError`` with code `binary` or `tooLarge`.
    public mutating func feed(_ bytes: some Collection<UInt8>) throws(CalendarError) -> [CalendarPart] {
        bytesRead += bytes.count
        guard bytesRead <= limits.fileBytes else {
            throw CalendarError(
                .tooLarge, subject: subject,
                reason: tr("the file has more than \(limits.fileBytes) bytes, the most that is read"))
        }
        if let result = bytes.withContiguousStorageIfAvailable({ take($0, isLast: false) }) {
            return try result.get()
        }
        return try Array(bytes).withUnsafeBufferPointer { take($0, isLast: false) }.get()
    }

    /// Ends the file: reads an unterminated last line and closes open components.
    ///
    /// - Returns: The parts that were completed by the end of the file.
    /// - Throws: A ``CalendarError`` with code `empty`, `notCalendar` or `binary`.
    public mutating func finish() throws(CalendarError) -> [CalendarPart] {
        let parts = try finishUnclosed()
        log.close()
        return parts
    }

    /// Ends the file without closing the findings, which other parts may extend.
    mutating func finishUnclosed() throws(CalendarError) -> [CalendarPart] {
        var parts = try [UInt8]().withUnsafeBufferPointer { take($0, isLast: true) }.get()
        try flush()
        noteFileFlaws()
        try assembler.finish(at: splitter.currentLine, subject: subject, log: &log)
        parts += assembler.takeParts()
        return parts
    }

    /// Removes and returns the findings so far.
    ///
    /// File-wide findings, such as line ends, are added by ``finish()``.
    ///
    /// - Returns: The findings since the last call, in the order of the file.
    public mutating func takeFindings() -> [Finding] { log.take() }

    var subject: String { log.file ?? "calendar" }

    /// Reads a last line without a line end.
    mutating func flush() throws(CalendarError) {
        if splitter.finish() { try readLine() }
    }

    // MARK: - Lines

    private mutating func take(_ chunk: UnsafeBufferPointer<UInt8>, isLast: Bool)
        -> Result<[CalendarPart], CalendarError>
    {
        do throws(CalendarError) {
            if let decoded = decoder.decode(chunk, isLast: isLast) {
                let result = decoded.withUnsafeBufferPointer { split($0) }
                try result.get()
            } else {
                try split(chunk).get()
            }
            return .success(assembler.takeParts())
        } catch {
            return .failure(error)
        }
    }

    private mutating func split(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<Void, CalendarError> {
        var position = 0
        while true {
            while let line = splitter.takeWhole(in: bytes, from: &position) { readWhole(line) }
            guard splitter.advance(in: bytes, from: &position) else { return .success(()) }
            do throws(CalendarError) { try readLine() } catch { return .failure(error) }
        }
    }

    /// Reads a line in place, without a copy; most are.
    private mutating func readWhole(_ line: WholeLine) {
        if survey != nil, !isWantedBySurvey(line.bytes) { return }
        guard !line.hasHigh || Charset.isUTF8(line.bytes) else {
            var bytes = Array(line.bytes)
            decode(&bytes, splitter.firstLine)
            return bytes.withUnsafeBufferPointer { parse($0, splitter.firstLine) }
        }
        parse(line.bytes, splitter.firstLine)
    }

    /// Reads a line that was joined from several pieces.
    private mutating func readLine() throws(CalendarError) {
        defer { splitter.discard() }
        let line = splitter.firstLine
        var bytes = splitter.line
        let traits = bytes.withUnsafeBufferPointer { ByteTraits($0) }
        if survey != nil {
            let isWanted = bytes.withUnsafeBufferPointer { isWantedBySurvey($0) }
            // Without its control characters it may be another line.
            guard isWanted || traits.hasControl else { return }
        }
        if traits.hasControl, !prepare(&bytes, traits, line) {
            throw CalendarError(
                .binary, subject: subject,
                reason: tr(
                    "a NUL byte stands in line \(line), before any BEGIN:VCALENDAR; this is no text file"))
        }
        guard !splitter.isTooLong else {
            return assembler.skipLongLine(bytes, line: line, byteCount: splitter.byteCount, log: &log)
        }
        if traits.hasHigh { decode(&bytes, line) }
        bytes.withUnsafeBufferPointer { parse($0, line) }
    }

    /// Drops control characters; returns `false` for a NUL where a calendar should begin.
    private mutating func prepare(_ bytes: inout [UInt8], _ traits: ByteTraits, _ line: Int) -> Bool {
        if traits.hasNUL && !assembler.hasCalendar { return false }
        log.addOnce(
            .controlCharacters, .repaired, line: line,
            tr(
                "control characters (\(traits.hasNUL ? tr("NUL") : tr("such as U+0007"))) stand in the text, which "
                    + "RFC 5545 §3.1 does not allow; they were left out"))
        bytes.removeAll(where: RawValue.isForbidden(byte:))
        return true
    }

    private mutating func decode(_ bytes: inout [UInt8], _ line: Int) {
        guard !bytes.withUnsafeBufferPointer(Charset.isUTF8) else { return }
        bytes = bytes.withUnsafeBufferPointer { Charset.repaired($0) }
        log.addOnce(
            .wrongCharset, .warning, line: line,
            tr("the text is not UTF-8 (RFC 5545 §3.1.4); what is not was read as Windows-1252"))
    }

    private mutating func parse(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Int) {
        if let seen = LineGlance.line(bytes, number: line, maximumParameters: limits.parameters) {
            return assembler.add(seen, bytes, lastLine: splitter.lastLine, log: &log)
        }
        var syntax = LineSyntax(bytes, maximumParameters: limits.parameters)
        guard let property = syntax.property(line: line) else {
            return assembler.skipBadLine(bytes, line: line, log: &log)
        }
        if !syntax.flaws.isEmpty { note(syntax.flaws, of: property) }
        assembler.add(property, lastLine: splitter.lastLine, log: &log)
    }

    private mutating func note(_ flaws: LineSyntax.Flaws, of property: Property) {
        let label = assembler.openLabel
        if flaws.contains(.parameter) {
            log.add(
                .badParameter, .warning, line: property.line, component: label,
                tr(
                    "a parameter of \(property.name) is not NAME=VALUE, or lacks a quote; it was read as far as "
                        + "it goes"))
        }
        if flaws.contains(.blankBesideQuote) {
            log.add(
                .badParameter, .repaired, line: property.line, component: label,
                tr(
                    "a parameter of \(property.name) has a blank beside its quotes (RFC 5545 §3.2); it was left out"
                )
            )
        }
        if flaws.contains(.noValue) {
            log.add(
                .badLine, .warning, line: property.line, component: label,
                tr(
                    "\(property.name) has parameters, but no colon and no value (RFC 5545 §3.1); it was read as empty"
                )
            )
        }
        if flaws.contains(.tooManyParameters) {
            log.add(
                .tooManyParameters, .error, line: property.line, component: label,
                tr("\(property.name) has more than \(limits.parameters) parameters; the rest were dropped"))
        }
        if flaws.contains(.unquotedColon) {
            log.add(
                .badParameter, .repaired, line: property.line, component: label,
                tr(
                    "a parameter of \(property.name) has a colon without quotes (RFC 5545 §3.2); the last colon "
                        + "before the date was read as the end"))
        }
    }

    private mutating func noteFileFlaws() {
        switch decoder.mark {
        case .none: break
        case .utf8:
            log.addOnce(
                .byteOrderMark, .repaired, line: 1, tr("the file starts with a byte order mark; skipped"))
        case .utf16, .utf16WithoutMark:
            log.addOnce(
                .wrongCharset, .repaired, line: 1,
                tr("the file is in UTF-16; RFC 5545 §3.1.4 wants UTF-8. It was converted"))
        }
        if let halves = decoder.loneHalves {
            let many =
                halves.count == 1
                ? tr("half a character stands alone") : tr("\(halves.count) halves of characters stand alone")
            log.addOnce(
                .brokenCharacter, .repaired, line: halves.line,
                tr(
                    "\(many) in the UTF-16 (RFC 2781 §2.2 wants pairs), the first in this line; U+FFFD was put there"
                )
            )
        }
        guard let line = [splitter.bareLineFeed, splitter.bareReturn].compactMap(\.self).min() else { return }
        let kind = line == splitter.bareLineFeed ? "LF" : "CR"
        log.addOnce(
            .bareLineFeed, .repaired, line: line,
            tr("lines end in \(kind) alone; RFC 5545 §3.1 wants CR LF. They were read all the same"))
    }
}
