import CCurl
import Messages

/// Sends requests by libcurl, one at a time, on connections that are kept.
///
/// TLS is verified, always. `http` reaches this machine alone, unless it is allowed for every host. Basic is used first, and
/// Digest where a server offers that alone.
package final class CurlTransport: DAVTransport {
    /// Where requests may go.
    package enum Reach: Hashable, Sendable {
        /// Everywhere by `https`; by `http` to this machine.
        case secure
        /// Everywhere.
        case plain
        /// Only to hosts that everybody reaches, by `https` or `http`: not to this machine, nor to a private network.
        case publicOnly
    }

    private let session: OpaquePointer
    private let reach: Reach
    private let limits: RequestLimits
    private let cancellation: Cancellation
    /// The origins that take Digest alone.
    private var digest: Set<String> = []

    /// Makes a transport.
    ///
    /// - Parameters:
    ///   - agent: The program and its version, for the server's log.
    ///   - reach: Where requests may go.
    ///   - limits: How long a request may take, and how much an answer may hold.
    ///   - cancellation: Ends the request under way.
    /// - Throws: A ``DAVFailure`` where there is no memory for one.
    package init(
        agent: String, reach: Reach, limits: RequestLimits = RequestLimits(),
        cancellation: Cancellation = Cancellation()
    ) throws(DAVFailure) {
        guard let session = ccurl_open(agent) else {
            throw DAVFailure(.unreachable, agent, tr("there is no memory for a connection"))
        }
        (self.session, self.reach, self.limits, self.cancellation) = (session, reach, limits, cancellation)
    }

    deinit { ccurl_close(session) }

    /// Sends a request; a server that takes Digest alone is asked twice the first time.
    package func send(
        _ request: DAVRequest, with credentials: Credentials?
    ) throws(DAVFailure) -> DAVResponse {
        try checkScheme(request.address)
        let origin = request.address.origin
        let response = try sendOnce(request, credentials, isDigest: digest.contains(origin))
        guard response.status == 401, credentials != nil, !digest.contains(origin) else { return response }
        let offered = response.fields.filter { $0.name.lowercased() == "www-authenticate" }
            .map { $0.value.lowercased() }
        guard offered.contains(where: { $0.hasPrefix("digest") }),
            !offered.contains(where: { $0.hasPrefix("basic") })
        else { return response }
        digest.insert(origin)
        return try sendOnce(request, credentials, isDigest: true)
    }

    private func checkScheme(_ address: DAVAddress) throws(DAVFailure) {
        guard address.scheme == "http", reach == .secure else { return }
        guard ["127.0.0.1", "[::1]", "localhost"].contains(address.host) else {
            throw DAVFailure(
                .forbidden, "\(address)",
                tr("sends everything readable by everybody on the way; expected https"))
        }
    }

    private func sendOnce(
        _ request: DAVRequest, _ credentials: Credentials?, isDigest: Bool
    ) throws(DAVFailure) -> DAVResponse {
        for text in [request.method] + request.fields.flatMap({ [$0.name, $0.value] })
        where text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
            throw DAVFailure(.malformed, text, tr("cannot stand in the header of a request"))
        }
        // Libcurl takes a compressed answer that ends early for a whole one.
        var answer = ccurl_answer()
        // Curl adds a type and a question of its own to requests with a body, unless they are taken away.
        let lines =
            request.fields.map { "\($0.name): \($0.value)" } + ["Expect:"]
            + (request.fields.contains { $0.name.lowercased() == "content-type" } ? [] : ["Content-Type:"])
        withCStrings(lines) { fields in
            request.method.withCString { method in
                request.address.text.withCString { address in
                    withOptional(credentials?.user) { user in
                        withOptional(credentials?.password) { password in
                            (request.body ?? []).withUnsafeBytes { body in
                                var asked = ccurl_request()
                                asked.method = method
                                asked.address = address
                                asked.fields = fields
                                // An empty body has no address, and is a body.
                                asked.body =
                                    request.body == nil ? nil : body.baseAddress ?? UnsafeRawPointer(method)
                                asked.body_count = body.count
                                (asked.user, asked.password, asked.digest) = (user, password, isDigest)
                                asked.public_only = reach == .publicOnly
                                asked.compressed = request.takesCompressed
                                // What goes to this machine unencrypted must not leave it.
                                asked.direct = reach == .secure && request.address.scheme == "http"
                                asked.connect_milliseconds = limits.connectMilliseconds
                                asked.whole_milliseconds = limits.wholeMilliseconds
                                asked.least_bytes_per_second = limits.leastBytesPerSecond
                                asked.least_seconds = limits.leastSeconds
                                asked.most_bytes = limits.mostBytes
                                asked.cancelled = UnsafePointer(cancellation.flag)
                                ccurl_send(session, &asked, &answer)
                            }
                        }
                    }
                }
            }
        }
        defer { ccurl_free_answer(&answer) }
        if let failure = failure(of: answer, request.address) { throw failure }
        return try CurlTransport.response(answer, to: request)
    }

    private static func response(
        _ answer: ccurl_answer, to request: DAVRequest
    ) throws(DAVFailure) -> DAVResponse {
        let header = UnsafeRawBufferPointer(start: answer.header, count: answer.header_count)
        let body = UnsafeRawBufferPointer(start: answer.body, count: answer.body_count)
        let response = DAVResponse(
            answer.status, fields(String(decoding: header, as: UTF8.self)), body: Array(body),
            from: request.address)
        if !request.takesCompressed, let coding = response["content-encoding"],
            coding.lowercased() != "identity"
        {
            throw DAVFailure(
                .malformed, "\(request.address)", tr("sends \(coding), which was not asked for"),
                mayHaveArrived: true)
        }
        return response
    }

    /// Reads the fields of a header; a line that continues the one before belongs to it.
    static func fields(_ header: String) -> [HTTPField] {
        var fields: [HTTPField] = []
        for line in header.split(whereSeparator: \.isNewline).dropFirst() {
            func bare(_ text: Substring) -> String {
                let rest = text.drop { $0 == " " || $0 == "\t" }
                return String(rest.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
            }
            if line.first == " " || line.first == "\t", let last = fields.popLast() {
                fields.append(HTTPField(last.name, last.value + " " + bare(line)))
            } else if let colon = line.firstIndex(of: ":") {
                fields.append(HTTPField(String(line[..<colon]), bare(line[line.index(after: colon)...])))
            }
        }
        return fields
    }
}

// MARK: - What went wrong

extension CurlTransport {
    private func failure(of answer: ccurl_answer, _ address: DAVAddress) -> DAVFailure? {
        let (code, reason): (DAVFailure.Code, String) =
            switch answer.kind {
            case CCURL_ANSWERED: (.status, "")
            case CCURL_UNREACHABLE:
                (.unreachable, tr("cannot be reached: \(CurlTransport.words(of: answer))"))
            case CCURL_UNTRUSTED:
                (
                    .untrusted,
                    tr("offers no trusted connection: \(CurlTransport.words(of: answer))")
                )
            // Only followed calendars are asked for in this way.
            case CCURL_FORBIDDEN:
                (
                    .forbidden,
                    tr("lies in a private network, or on this machine; subscribe --private allows that")
                )
            case CCURL_TOO_SLOW: (.tooSlow, tr("did not answer in time"))
            case CCURL_CUT: (.cutShort, tr("ended the answer before it was whole"))
            case CCURL_TOO_LARGE: (.tooLarge, tr("answers with more than \(limits.mostBytes) bytes"))
            case CCURL_CANCELLED: (.cancelled, tr("is not waited for any more"))
            default: (.malformed, tr("does not answer as HTTP says: \(CurlTransport.words(of: answer))"))
            }
        guard answer.kind != CCURL_ANSWERED else { return nil }
        return DAVFailure(code, "\(address)", reason, mayHaveArrived: answer.was_sent)
    }

    /// Libcurl's own words.
    private static func words(of answer: ccurl_answer) -> String {
        withUnsafeBytes(of: answer.reason) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}

/// Calls with the texts as C strings and a null pointer after them.
private func withCStrings(
    _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Void
) {
    var bytes: [CChar] = []
    var starts: [Int] = []
    for text in texts {
        starts.append(bytes.count)
        bytes += text.utf8CString
    }
    bytes.withUnsafeBufferPointer { bytes in
        let pointers = starts.map { start in bytes.baseAddress.map { $0 + start } } + [nil]
        pointers.withUnsafeBufferPointer { pointers in
            if let first = pointers.baseAddress { body(first) }
        }
    }
}

/// Calls with a text as a C string, or with a null pointer.
private func withOptional(_ text: String?, _ body: (UnsafePointer<CChar>?) -> Void) {
    if let text { text.withCString { body($0) } } else { body(nil) }
}
