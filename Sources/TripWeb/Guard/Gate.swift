import HTTPTypes
import TripWorkflows

/// What every request goes through before anything of the store is touched.
struct Gate: Sendable {
    let hosts: HostRule

    /// The first field of this name is the authority; any other one is left among the fields.
    private static let host = HTTPField.Name("Host")

    /// A request that may go on.
    struct Passed: Sendable {
        /// The origin of its host.
        let origin: String
        /// The session cookie for this origin.
        let cookie: SessionCookie
        /// Whether it is a form with files.
        let isUpload: Bool
    }

    /// Judges a request by its head.
    ///
    /// - Parameter head: The method, the path and the fields.
    /// - Returns: Its origin.
    /// - Throws: A ``Fault`` for the first rule that it breaks.
    func pass(_ head: HTTPRequest) throws(Fault) -> Passed {
        // RFC 9112, section 3.2.
        guard head.authority != nil, !head.headerFields.contains(where: { $0.name == Gate.host }) else {
            throw .severalHosts
        }
        guard let origin = hosts.origin(of: head.authority) else { throw .foreignHost }
        let path = head.path ?? ""
        let halves = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard (halves.first?.utf8.count ?? 0) <= Limits.longestPath,
            halves.count < 2 || halves[1].utf8.count <= Limits.longestQuery
        else { throw .longAddress }
        guard head.headerFields.count <= Limits.mostFields else { throw .manyFields }
        // A client that waits to be asked for its form sends it at once when it learns that nobody asks.
        guard head.headerFields[.expect] == nil else { throw .expectation }
        let isUpload = head.method == .post && halves.first.map(Gate.takesFiles) == true
        switch head.method {
        case .get, .head:
            guard !Gate.hasBody(head) else { throw .unusedForm }
        case .post:
            if let length = head.headerFields[.contentLength] {
                guard let count = Int(length),
                    count <= (isUpload ? Limits.largestDiscarded : Limits.largestForm)
                else { throw .largeForm }
            }
            guard OriginRule.allows(head.headerFields, from: origin) else { throw .foreignOrigin }
        default: throw .method(allowed: "GET, HEAD, POST")
        }
        return Passed(origin: origin, cookie: hosts.cookie(for: origin), isUpload: isUpload)
    }

    /// Whether a path is that of a form with files.
    private static func takesFiles(_ path: Substring) -> Bool {
        path == "/import" || path.hasPrefix("/trips/") && path.hasSuffix("/files")
    }

    private static func hasBody(_ head: HTTPRequest) -> Bool {
        head.headerFields[.transferEncoding] != nil
            || head.headerFields[.contentLength].map { $0 != "0" } == true
    }
}
