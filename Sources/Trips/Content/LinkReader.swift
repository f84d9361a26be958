/// Parses a link as browsers do, and collects reasons against it.
struct LinkReader {
    let link: String
    private(set) var scheme: String?
    private(set) var host: String?
    private(set) var shownHost: String?
    private(set) var reasons: [LinkReason] = []

    init(_ text: some StringProtocol) {
        let start = text.drop(while: \.isWhitespace)
        let end = start.lastIndex { !$0.isWhitespace }
        link = end.map { String(start[...$0]) } ?? ""
    }

    mutating func read() {
        if let hidden = link.unicodeScalars.first(where: Self.isHidden) {
            reasons.append(.hiddenCharacter(codePoint: hidden.value))
        }
        guard let colon = link.firstIndex(of: ":"), Self.isScheme(link[..<colon]) else {
            reasons.append(.noScheme)
            return
        }
        let scheme = link[..<colon].lowercased()
        self.scheme = scheme
        let rest = link[colon...].dropFirst()
        switch scheme {
        case "http", "https": readAuthority(of: rest)
        case "mailto", "tel": if rest.isEmpty { reasons.append(.nothingBehindScheme) }
        default: reasons.append(.scheme(scheme))
        }
    }

    // MARK: - The authority (RFC 3986 section 3.2)

    private mutating func readAuthority(of rest: Substring) {
        // Browsers read "\" as "/", other programs do not, so the two see different hosts.
        let slashes = rest.prefix { $0 == "/" || $0 == "\\" }
        let authority = rest.dropFirst(slashes.count).prefix { !"/\\?#".contains($0) }
        let isDisguised =
            slashes.contains("\\") || rest.dropFirst(slashes.count + authority.count).first == "\\"
        guard slashes.count >= 2, !authority.isEmpty else {
            reasons.append(.nothingBehindScheme)
            return
        }
        var name = authority
        if let at = authority.lastIndex(of: "@") {
            // The part after the colon may be a password, which no message repeats.
            reasons.append(.userInfo(String(authority[..<at].prefix { $0 != ":" })))
            name = authority[at...].dropFirst()
        }
        if isDisguised || slashes.count > 2 || name.contains("%") {
            reasons.append(.disguisedHost(String(name)))
        }
        readHost(name)
    }

    private mutating func readHost(_ name: Substring) {
        if name.first == "[" {
            let closed = name.lastIndex(of: "]").map { name[...$0] } ?? name
            host = closed.lowercased()
            shownHost = host
            reasons.append(.address(String(closed)))
            return
        }
        var name = name
        if let colon = name.lastIndex(of: ":") {
            let port = name[colon...].dropFirst()
            if !port.allSatisfy({ $0.isASCII && $0.isNumber }) || port.count > 5 {
                reasons.append(.malformedHost(String(name)))
            }
            name = name[..<colon]
        }
        // The full stops of Chinese and of wide letters divide labels too (RFC 3490 section 3.1).
        var labels = name.lowercased().split(omittingEmptySubsequences: false) {
            ".\u{3002}\u{FF0E}\u{FF61}".contains($0)
        }
        if labels.count > 1, labels.last?.isEmpty == true { labels.removeLast() }
        let host = labels.joined(separator: ".")
        self.host = host
        guard labels.allSatisfy({ !$0.isEmpty }), labels.joined().allSatisfy(Self.isOfLabel) else {
            shownHost = host
            reasons.append(host.isEmpty ? .nothingBehindScheme : .malformedHost(host))
            return
        }
        judge(labels: labels, host: host)
    }

    private mutating func judge(labels: [Substring], host: String) {
        let shown = labels.map { Punycode.decoded(label: $0) ?? String($0) }.joined(separator: ".")
        shownHost = shown
        if labels.contains(where: { $0.hasPrefix("xn--") || !$0.allSatisfy(\.isASCII) }) {
            reasons.append(.internationalName(shown))
        }
        // A host whose last label is a number is an address to browsers, also 127.1 and 0x7f000001.
        if let last = labels.last, Self.isNumber(last) {
            reasons.append(.address(host))
        } else if labels.count == 1 || LinkHosts.local.contains(labels) {
            reasons.append(.localHost(host))
        }
        if let name = LinkHosts.shorteners.match(labels) { reasons.append(.shortener(name)) }
        if let name = LinkHosts.freeHosting.match(labels) { reasons.append(.freeHosting(name)) }
        if let name = LinkHosts.tunnels.match(labels) { reasons.append(.tunnel(name)) }
        if shown.count > 50 || host.count > 50 { reasons.append(.longHost(max(shown.count, host.count))) }
        if labels.count > 5 { reasons.append(.manyLabels(labels.count)) }
    }

    // MARK: - Characters

    /// RFC 3986 section 3.1.
    private static func isScheme(_ text: Substring) -> Bool {
        guard let first = text.first, first.isASCII, first.isLetter else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }

    /// Returns whether a label may have a character; percent signs are reported separately.
    ///
    /// Allowed are letters, digits, "-" and the "_" of services.
    private static func isOfLabel(_ character: Character) -> Bool {
        !character.isASCII || character.isLetter || character.isNumber || "-_%".contains(character)
    }

    static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned,
            .privateUse:
            true
        default: false
        }
    }

    private static func isNumber(_ label: Substring) -> Bool {
        if label.hasPrefix("0x") { return label.dropFirst(2).allSatisfy(\.isHexDigit) }
        return label.allSatisfy { $0.isASCII && $0.isNumber }
    }
}
