/// The format of a file, recognised by its first bytes and not by its name.
public enum DocumentForm: Hashable, Sendable {
    /// A calendar, or an unrecognised file, which is read as a calendar.
    case calendar
    /// A mail (RFC 5322).
    case mail
    /// A web page.
    case page
    /// JSON-LD.
    case linkedData

    /// How many bytes are enough to recognise the format.
    public static let telling = 4_096

    /// Recognises a file.
    ///
    /// - Parameter head: Its first bytes: ``telling`` of them, or all if there are fewer.
    public init(of head: [UInt8]) {
        var rest = head[...]
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) {
            rest = head.dropFirst(2).filter { $0 != 0 }[...]
        }
        rest = rest.drop(while: Blank.isBlank)
        switch rest.first {
        case UInt8(ascii: "<"): self = .page
        case UInt8(ascii: "["): self = .linkedData
        case UInt8(ascii: "{"): self = Self.isLinkedData(rest) ? .linkedData : .calendar
        default: self = Self.isMail(rest) ? .mail : .calendar
        }
    }

    private static func isLinkedData(_ head: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: head, as: UTF8.self)
        return text.contains("\"@context\"") || text.contains("\"@type\"") || text.contains("\"@graph\"")
    }

    /// Whether the first line is a header of a mail, or the mark of a mailbox, and no calendar begins before the first
    /// empty line.
    private static func isMail(_ head: ArraySlice<UInt8>) -> Bool {
        if head.starts(with: "From ".utf8) { return true }
        guard let colon = head.prefix(128).firstIndex(of: UInt8(ascii: ":")) else { return false }
        let name = String(decoding: head[..<colon], as: UTF8.self).trimmed.lowercased()
        guard names.contains(name) || prefixes.contains(where: { name.hasPrefix($0) }) else { return false }
        for line in head.split(separator: 0x0A, maxSplits: 200, omittingEmptySubsequences: false) {
            let text = line.last == 0x0D ? line.dropLast() : line
            if text.isEmpty { break }
            if text.starts(with: "BEGIN:".utf8) { return false }
        }
        return true
    }

    private static let names: Set<String> = [
        "return-path", "received", "from", "to", "cc", "bcc", "subject", "date", "message-id", "mime-version",
        "content-type", "content-transfer-encoding", "delivered-to", "envelope-to", "reply-to", "sender",
        "authentication-results", "dkim-signature", "references", "in-reply-to", "user-agent", "importance",
        "auto-submitted", "precedence", "errors-to", "feedback-id", "status", "x-mozilla-status",
        "x-received",
        "x-google-smtp-source", "x-account-key", "x-original-to", "x-mailer", "x-spam-status", "x-uidl",
        "x-apparently-to", "x-gmail-labels", "x-gm-thrid", "x-ms-exchange-organization-scl",
    ]
    private static let prefixes = [
        "arc-", "received-", "list-", "resent-", "x-ms-", "x-spam-", "x-mozilla-", "x-google-",
    ]
}
