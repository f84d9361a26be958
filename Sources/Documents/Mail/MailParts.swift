import CivilTime
import Messages

/// Splits a mail into its parts (RFC 5322, RFC 2045, RFC 2046).
///
/// No mail is rejected: a part without an end ends with the mail, a line that is not a header ends the header, and
/// parts beyond a limit are reported.
package struct MailParts {
    private let bytes: [UInt8]
    private let limits: MailLimits
    /// The limits reported so far, and how many parts and containers there are.
    private var told: Set<Limit> = []
    private var entities = 0
    /// The parts that hold no others, in their order.
    package private(set) var parts: [MailPart] = []
    /// The header of the outermost mail.
    private(set) var headers: [MailHeader] = []
    /// The parts that were not read, each with its line.
    package private(set) var flaws: [(line: Int, message: String)] = []
    private var lines: LineCount
    private lazy var boundaries = BoundaryLines(bytes)

    private enum Limit { case depth, parts }

    /// Splits a mail.
    ///
    /// - Parameters:
    ///   - bytes: The mail.
    ///   - limits: How much is read.
    package init(_ bytes: [UInt8], limits: MailLimits = MailLimits()) {
        self.bytes = bytes
        self.limits = limits
        lines = LineCount(bytes)
        // In a mailbox with several mails each begins with such a line (RFC 4155).
        guard bytes.starts(with: "From ".utf8) else {
            read(0..<bytes.count, depth: 0, parentType: "", sent: nil)
            return
        }
        let second = Self.secondMail(in: bytes)
        if let second {
            flaw(second, tr("a mailbox has more than one mail; those from here on were not read"))
        }
        read(Self.nextLine(bytes[...])..<(second ?? bytes.count), depth: 0, parentType: "", sent: nil)
    }

    /// Where the second mail of a mailbox begins: behind an empty line, with a header behind its `From ` line.
    private static func secondMail(in bytes: [UInt8]) -> Int? {
        var index = nextLine(bytes[...])
        var isBehindBlank = false
        while index < bytes.count {
            let next = nextLine(bytes[index...])
            if isBehindBlank, bytes[index..<next].starts(with: "From ".utf8),
                let colon = bytes[next...].prefix(128).firstIndex(of: UInt8(ascii: ":")), colon > next,
                bytes[next..<colon].allSatisfy({ $0 > 0x20 && $0 < 0x7F })
            {
                return index
            }
            isBehindBlank = bytes[index..<next].allSatisfy { $0 == 0x0A || $0 == 0x0D }
            index = next
        }
        return nil
    }

    /// The first header with a name in lower case.
    package func header(_ name: String) -> MailHeader? { headers.first { $0.name == name } }

    // MARK: Entities

    private mutating func read(_ range: Range<Int>, depth: Int, parentType: String, sent: Instant?) {
        guard depth <= limits.depth else {
            return refuse(
                .depth, range.lowerBound,
                tr("parts are nested more than \(limits.depth) deep; the inner ones were not read"))
        }
        entities += 1
        guard entities <= limits.parts else {
            return refuse(
                .parts, range.lowerBound,
                tr("there are more than \(limits.parts) parts; the others were not read"))
        }
        let (headers, bodyStart) = self.headers(in: range)
        if depth == 0 { self.headers = headers }
        func value(_ name: String) -> [UInt8]? { headers.first { $0.name == name }?.value }
        let fallback = parentType == "multipart/digest" ? "message/rfc822" : "text/plain"
        let isMail = depth == 0 || parentType == "message/rfc822" || parentType == "message/global"
        let sent = isMail ? headers.first { $0.name == "date" }.flatMap { MailDate.instant($0.text) } : sent
        let type = MailField(value("content-type") ?? Array(fallback.utf8))
        let encoding = MailField(value("content-transfer-encoding") ?? []).value
        let body = bodyStart..<range.upperBound
        let isOpened = depth == 0 || limits.opensParts
        if isOpened, type.value.hasPrefix("multipart/"), let boundary = type.parameters["boundary"],
            !boundary.isEmpty
        {
            return readMultipart(body, boundary, type.value, depth, sent)
        }
        if isOpened, type.value == "message/rfc822" || type.value == "message/global",
            ["", "7bit", "8bit", "binary"].contains(encoding)
        {
            return read(body, depth: depth + 1, parentType: type.value, sent: sent)
        }
        let disposition = value("content-disposition").map { MailField($0) }
        parts.append(
            MailPart(
                type: type.value.isEmpty ? MailField(Array("text/plain".utf8)) : type, encoding: encoding,
                fileName: disposition?.parameters["filename"] ?? type.parameters["name"],
                fieldName: disposition?.parameters["name"], body: bytes[body],
                line: lines.line(at: bodyStart), sent: sent))
    }

    private mutating func readMultipart(
        _ body: Range<Int>, _ boundary: String, _ type: String, _ depth: Int, _ sent: Instant?
    ) {
        let mark = Array("--\(boundary)".utf8)
        var start: Int?
        var position = boundaries.position(at: body.lowerBound)
        while let index = boundaries.start(at: position), index < body.upperBound, entities <= limits.parts {
            position += 1
            guard bytes[index..<body.upperBound].starts(with: mark) else { continue }
            let next = Self.nextLine(bytes[index..<body.upperBound])
            guard let isLast = Self.delimiter(bytes[index..<next], mark) else { continue }
            if let start {
                read(
                    start..<Self.end(before: index, from: start, in: bytes), depth: depth + 1,
                    parentType: type, sent: sent)
            }
            start = isLast ? nil : next
            if isLast { return }
        }
        if let start {
            flaw(start, tr("the part has no end; it ends with the mail"))
            read(start..<body.upperBound, depth: depth + 1, parentType: type, sent: sent)
        }
    }

    /// Whether a line is a boundary, and if so whether it is the last one; `nil` when it is not a boundary.
    private static func delimiter(_ line: ArraySlice<UInt8>, _ mark: [UInt8]) -> Bool? {
        guard line.count >= mark.count, line.starts(with: mark) else { return nil }
        var rest = line.dropFirst(mark.count)
        let isLast = rest.starts(with: "--".utf8)
        if isLast { rest = rest.dropFirst(2) }
        return rest.allSatisfy(Blank.isBlank) ? isLast : nil
    }

    /// The line break before a boundary belongs to the boundary (RFC 2046 §5.1.1).
    private static func end(before index: Int, from start: Int, in bytes: [UInt8]) -> Int {
        var end = index
        if end > start, bytes[end - 1] == 0x0A { end -= 1 }
        if end > start, bytes[end - 1] == 0x0D { end -= 1 }
        return end
    }

    /// Reports a limit once, at the first part beyond it.
    private mutating func refuse(_ limit: Limit, _ index: Int, _ message: String) {
        guard told.insert(limit).inserted else { return }
        flaw(index, message)
    }

    private mutating func flaw(_ index: Int, _ message: String) {
        flaws.append((lines.line(at: index), message))
    }

    // MARK: Headers

    /// The fields of a header, and where the body begins.
    private mutating func headers(in range: Range<Int>) -> ([MailHeader], Int) {
        var found: [(name: [UInt8], value: [UInt8])] = []
        var index = range.lowerBound
        let most = range.lowerBound + limits.headerBytes
        while index < range.upperBound {
            guard index <= most else {
                flaw(
                    index,
                    tr("the header has more than \(limits.headerBytes) bytes; the rest was skipped"))
                index = Self.blankLine(bytes[index..<range.upperBound])
                break
            }
            let next = Self.nextLine(bytes[index..<range.upperBound])
            var line = bytes[index..<next]
            while let last = line.last, last == 0x0A || last == 0x0D { line.removeLast() }
            if line.isEmpty {
                index = next
                break
            }
            if let first = line.first, first == 0x20 || first == 0x09, !found.isEmpty {
                found[found.count - 1].value += line
            } else if let colon = line.firstIndex(of: UInt8(ascii: ":")), Self.isName(line[..<colon]) {
                found.append((Array(line[..<colon]), Array(line[(colon + 1)...])))
            } else {
                // The body of a mail whose empty line is missing.
                break
            }
            index = next
        }
        let headers = found.map {
            MailHeader(name: String(decoding: $0.name, as: UTF8.self).trimmed.lowercased(), value: $0.value)
        }
        return (headers, min(index, range.upperBound))
    }

    private static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
        !bytes.isEmpty && bytes.count <= 128 && bytes.allSatisfy { $0 > 0x20 && $0 < 0x7F || $0 == 0x20 }
    }

    private static func nextLine(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.endIndex
    }

    /// Where what follows the first empty line begins.
    private static func blankLine(_ bytes: ArraySlice<UInt8>) -> Int {
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let next = nextLine(bytes[index...])
            if bytes[index..<next].allSatisfy({ $0 == 0x0A || $0 == 0x0D }) { return next }
            index = next
        }
        return index
    }
}
