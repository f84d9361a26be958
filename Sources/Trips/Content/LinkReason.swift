import Messages

/// A reason against following a link.
public enum LinkReason: Hashable, Sendable {
    /// It has no scheme, so a program would guess one.
    case noScheme
    /// Its scheme is not `http`, `https`, `mailto` or `tel`.
    case scheme(String)
    /// It contains a space, a control character or a mark that reverses the direction of writing.
    case hiddenCharacter(codePoint: UInt32)
    /// Nothing follows the scheme: no host, no address, no number.
    case nothingBehindScheme
    /// Its host is malformed: an empty label, or a port that is no number.
    case malformedHost(String)

    /// It leads through a host that shortens links.
    case shortener(String)
    /// Anybody can publish pages below the host's name.
    case freeHosting(String)
    /// The host tunnels to a private machine.
    case tunnel(String)
    /// The host is the reader's own machine or one in their network.
    case localHost(String)
    /// The host is a number and no name.
    case address(String)
    /// The host has labels that are not ASCII; the value is decoded.
    case internationalName(String)
    /// The host has more than 50 characters.
    case longHost(Int)
    /// The host has more than 5 labels.
    case manyLabels(Int)
    /// A user name precedes the host, where readers expect the host; the password is removed.
    case userInfo(String)
    /// The host contains percent signs or a backslash, which readers and programs interpret differently.
    case disguisedHost(String)

    /// The level of the reason: unsafe links are blocked, others suspicious.
    public var level: LinkSafety.Level {
        switch self {
        case .noScheme, .scheme, .hiddenCharacter, .nothingBehindScheme, .malformedHost: .blocked
        case .shortener, .freeHosting, .tunnel, .localHost, .address, .internationalName, .longHost,
            .manyLabels, .userInfo, .disguisedHost:
            .suspicious
        }
    }
}

extension LinkReason: CustomStringConvertible {
    /// One English clause.
    public var description: String {
        switch self {
        case .noScheme: tr("it begins with no scheme, such as https:")
        case .scheme(let scheme):
            tr("links with \(scheme): are not followed; https, http, mailto and tel are")
        case .hiddenCharacter(let codePoint):
            tr(
                "it has the character U+\(String(codePoint, radix: 16, uppercase: true)), which cannot be seen"
            )
        case .nothingBehindScheme: tr("nothing follows its scheme")
        case .malformedHost(let host): tr("\(Self.shown(host)) is not a host name")
        case .shortener(let host): tr("\(Self.shown(host)) shortens links: where it leads cannot be seen")
        case .freeHosting(let host): tr("anybody can put pages on \(Self.shown(host))")
        case .tunnel(let host): tr("\(Self.shown(host)) leads into somebody's own machine")
        case .localHost(let host): tr("\(Self.shown(host)) is a machine in the reader's own network")
        case .address(let host): tr("\(Self.shown(host)) is an address and no name")
        case .internationalName(let host):
            tr("its host reads \(Self.shown(host)), with letters that are not ASCII")
        case .longHost(let count): tr("its host has \(count) characters; most have less than 50")
        case .manyLabels(let count): tr("its host has \(count) labels; most have no more than 5")
        case .userInfo(let user): tr("\(Self.shown(user)) before the @ is no host")
        case .disguisedHost(let host):
            tr("\(Self.shown(host)) is written so that readers and programs take it in different ways")
        }
    }

    /// Returns a part of the link, escaped so that it cannot disturb the message.
    private static func shown(_ text: String) -> String { RefusedText.shown(text) }
}
