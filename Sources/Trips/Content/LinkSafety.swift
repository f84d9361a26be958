/// How far a link can be trusted, judged by its text alone; nothing is fetched.
///
/// ```swift
/// LinkSafety(of: "https://www.example.org/booking").level  // safe
/// LinkSafety(of: "https://bit.ly/3xY").level               // suspicious
/// LinkSafety(of: "https://bit.ly/3xY").reasons             // [bit.ly shortens links: where it leads cannot be seen]
/// LinkSafety(of: "javascript:alert(1)").level              // blocked
/// LinkSafety(of: "https://xn--80ak6aa92e.com/").shownHost  // аррӏе.com
/// ```
///
/// A safe link says nothing about what its host does. A name is matched by whole labels from its end: `go.bit.ly`
/// belongs to a shortener, `notbit.ly` does not.
public struct LinkSafety: Hashable, Sendable {
    /// How a link may be shown.
    public enum Level: String, CaseIterable, Hashable, Sendable, Comparable {
        /// It can be shown as a link.
        case safe
        /// It can be shown with the reasons; it should not be followed unasked.
        case suspicious
        /// It is shown as text only.
        case blocked

        /// Orders levels: safe, suspicious, blocked.
        public static func < (left: Level, right: Level) -> Bool {
            left.rank < right.rank
        }

        private var rank: Int {
            switch self {
            case .safe: 0
            case .suspicious: 1
            case .blocked: 2
            }
        }
    }

    /// The link, without spaces around it.
    public let link: String

    /// The scheme in lower case, or nil when there is none.
    public let scheme: String?

    /// The stated host in lower case; nil for a link without one, such as `mailto:`.
    public let host: String?

    /// The host with decoded international labels, as a reader would see it.
    public let shownHost: String?

    /// The reasons against the link, in the order found; empty for a safe one.
    public let reasons: [LinkReason]

    /// The level: that of the worst reason.
    public var level: Level { reasons.map(\.level).max() ?? .safe }

    /// Judges a link.
    ///
    /// - Parameter text: The link; surrounding spaces are ignored.
    public init(of text: some StringProtocol) {
        var reader = LinkReader(text)
        reader.read()
        link = reader.link
        scheme = reader.scheme
        host = reader.host
        shownHost = reader.shownHost
        reasons = reader.reasons
    }
}
