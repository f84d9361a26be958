import Messages

/// Minimal rules for mail and web addresses.
///
/// The grammar of RFC 5322 accepts nearly everything and refuses some working addresses; the rules find
/// typing errors.
enum ContactRule {
    static func check(email: String) throws(TripError) {
        let host = email.lastIndex(of: "@").map { email[$0...].dropFirst() }
        guard let host, !host.isEmpty, email.first != "@", isSeen(email) else {
            throw TripError(
                .malformedEmail, subject: email.isEmpty ? "\"\"" : email.debugDescription,
                reason: tr("is no mail address; one looks like ada@example.org, without spaces"))
        }
    }

    /// Whether a text has no blank and no control character.
    private static func isSeen(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy {
            !$0.properties.isWhitespace && $0.properties.generalCategory != .control
        }
    }

    static func check(website: String) throws(TripError) {
        let lowered = website.lowercased()
        let rest = ["https://", "http://"].first(where: lowered.hasPrefix).map { lowered.dropFirst($0.count) }
        let host = rest?.prefix { !"/?#".contains($0) } ?? ""
        guard isSeen(website), !host.isEmpty else {
            throw TripError(
                .malformedWebsite, subject: website.debugDescription,
                reason: tr("is not a web address; expected one like https://example.com/"))
        }
    }
}
