package import CivilTime
import Messages

/// A client of a CalDAV server, for one account.
///
/// Requests go out one after the other. Credentials go to the server that was named, and to nobody else.
///
/// Source: RFC 4791, RFC 4918, RFC 6578, RFC 6764, RFC 5397.
package struct DAVClient {
    let transport: any DAVTransport
    let credentials: Credentials?
    let now: @Sendable () -> Instant
    /// The address that a person typed, or that was found with it.
    package let start: DAVAddress

    /// Makes a client.
    ///
    /// - Parameters:
    ///   - start: The address that a person typed.
    ///   - credentials: The name and the password; nil for none.
    ///   - transport: Carries the requests.
    ///   - now: The clock, for answers that name a date to come back at.
    package init(
        _ start: DAVAddress, _ credentials: Credentials?, over transport: any DAVTransport,
        now: @escaping @Sendable () -> Instant
    ) {
        (self.start, self.credentials, self.transport, self.now) = (start, credentials, transport, now)
    }

    /// The most redirects that are followed, one after the other.
    static let mostRedirects = 5

    /// Whether this account's name and password may be sent to a server.
    ///
    /// They may to the server that was typed; by `https` also to a host below the typed one, and from one host of
    /// `icloud.com` to another, which is how that service spreads its accounts.
    func isTrusted(_ address: DAVAddress) -> Bool {
        if address.hasSameOrigin(as: start) { return true }
        guard address.scheme == "https", start.scheme == "https" || address.host == start.host else {
            return false
        }
        func isBelow(_ host: String, _ domain: String) -> Bool {
            host == domain || host.hasSuffix("." + domain)
        }
        return isBelow(address.host, start.host)
            || (isBelow(start.host, "icloud.com") && isBelow(address.host, "icloud.com"))
    }

    /// Sends a request, and follows where the server says that the resource has moved.
    ///
    /// - Parameter request: The request.
    /// - Returns: The answer, of any status but that of a redirect.
    /// - Throws: A ``DAVFailure`` for a redirect to a server that the account does not belong to, for a loop, and for what
    ///   the transport throws.
    func ask(_ request: DAVRequest) throws(DAVFailure) -> DAVResponse {
        var request = request
        var seen: Set<String> = []
        while true {
            guard isTrusted(request.address) else {
                throw DAVFailure(
                    .forbidden, "\(request.address)",
                    tr("is another server than \(start.host); name it as the account's own if that is right"))
            }
            seen.insert(request.address.text)
            let response = try transport.send(request, with: credentials)
            guard [301, 302, 307, 308].contains(response.status), let text = response["location"] else {
                return response
            }
            let next = try DAVAddress(text, relativeTo: request.address)
            guard seen.count <= DAVClient.mostRedirects, !seen.contains(next.text) else {
                throw DAVFailure(
                    .malformed, "\(request.address)", tr("leads from one address to the next without an end"),
                    status: response.status)
            }
            request.address = next
        }
    }

    /// Asks for properties.
    func propfind(
        _ address: DAVAddress, depth: Int, _ properties: [String]
    ) throws(DAVFailure) -> (status: Multistatus, from: DAVAddress) {
        var body = XMLText()
        body.element("D:propfind") { body in
            body.element("D:prop") { body in
                for property in properties { body.element(property) }
            }
        }
        let response = try ask(
            DAVRequest("PROPFIND", address, DAVClient.fields(depth: depth), body: body.bytes))
        return (try multistatus(response), response.address)
    }

    /// Reads the answer that must be about several resources.
    func multistatus(_ response: DAVResponse) throws(DAVFailure) -> Multistatus {
        guard response.status == 207 else { throw failure(of: response) }
        return try Multistatus(response.body, of: response.address)
    }

    static func fields(depth: Int) -> [HTTPField] {
        [HTTPField("Depth", "\(depth)"), HTTPField("Content-Type", "application/xml; charset=utf-8")]
    }
}

// MARK: - Answers that are no success

extension DAVClient {
    /// The names of the conditions that failed, of the body of an answer.
    func conditions(_ response: DAVResponse) -> [XMLElement] {
        guard let root = try? XMLDocument(response.body).root else { return [] }
        if root.name == .dav("error") { return root.children }
        // Some servers answer a write with a multistatus of one member.
        return root.all(.dav("response")).flatMap { $0.first(.dav("error"))?.children ?? [] }
    }

    /// The failure that an answer stands for.
    ///
    /// - Parameters:
    ///   - response: The answer.
    ///   - inner: The status within it that counts; nil for its own.
    /// - Returns: The failure.
    func failure(of response: DAVResponse, inner: Int? = nil) -> DAVFailure {
        let status = inner ?? response.status
        let wait = response["retry-after"].flatMap { RetryAfter.seconds($0, at: now()) }
        let names = conditions(response).map(\.name.local).joined(separator: ", ")
        let words = names.isEmpty ? HTTPStatus.text(status) : "\(HTTPStatus.text(status)): \(names)"
        let (code, reason): (DAVFailure.Code, String) =
            switch status {
            case 401: (.unauthorized, tr("does not take the name and the password (\(words))"))
            case 403: (.refused, tr("refuses this account (\(words))"))
            case 404, 410: (.notFound, tr("has nothing at this address (\(words))"))
            case 408, 423, 425, 429, 500, 502, 503, 504, 507: (.busy, tr("cannot do it now (\(words))"))
            case 200..<300: (.malformed, tr("answers with \(words); expected 207 Multi-Status"))
            default: (.status, tr("answers with \(words)"))
            }
        return DAVFailure(
            code, "\(response.address)", reason, mayHaveArrived: status >= 500 || status == 408,
            status: status,
            retryAfter: wait)
    }
}
