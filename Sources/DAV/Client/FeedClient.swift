package import CivilTime
import Messages

/// A client of calendars that anybody may fetch: one file at an address.
///
/// Redirects are followed to any host that the transport reaches, and never from `https` to `http`.
///
/// Source: RFC 9110, RFC 7986.
package struct FeedClient {
    private let transport: any DAVTransport
    private let now: @Sendable () -> Instant

    /// Makes a client.
    ///
    /// - Parameters:
    ///   - transport: Carries the requests.
    ///   - now: The clock, for answers that name a date to come back at.
    package init(over transport: any DAVTransport, now: @escaping @Sendable () -> Instant) {
        (self.transport, self.now) = (transport, now)
    }

    /// A version of a calendar, as the server names it.
    package struct Version: Hashable, Sendable {
        /// The entity tag, weak or strong.
        package let etag: String?
        /// When it was changed, as the server writes it.
        package let lastModified: String?

        /// Makes a version.
        package init(etag: String?, lastModified: String?) {
            (self.etag, self.lastModified) = (etag, lastModified)
        }
    }

    /// What a server answers.
    package enum Answer: Hashable, Sendable {
        /// It is the version that is known.
        case notModified
        /// Its bytes.
        case body([UInt8], Version)
    }

    /// Reads what a person typed: an address, or a host alone; `webcal` is `https`.
    ///
    /// - Parameter text: Like `webcal://feeds.example.org/ada.ics`.
    /// - Returns: The address.
    /// - Throws: A ``DAVFailure`` with code `badAddress`, also for an address with a user or a password in it.
    package static func address(typed text: String) throws(DAVFailure) -> DAVAddress {
        let scheme = ["webcal:", "webcals:"].first { text.lowercased().hasPrefix($0) }
        let web = scheme.map { "https:" + text.dropFirst($0.count) } ?? text
        let whole = web.contains("//") ? web : "https://" + web
        guard !DAVAddress.hasCredentials(whole) else {
            throw DAVFailure(
                .badAddress, DAVAddress.withoutPassword(whole),
                tr("has a user or a password in it; only a calendar that asks for neither can be followed"))
        }
        return try DAVAddress(whole)
    }

    /// Fetches a calendar, unless it is the version that is known.
    ///
    /// - Parameters:
    ///   - address: Where it is.
    ///   - known: The version that is known; nil for none.
    /// - Returns: The answer.
    /// - Throws: A ``DAVFailure``.
    package func fetch(_ address: DAVAddress, unless known: Version?) throws(DAVFailure) -> Answer {
        var place = address
        var seen: Set<String> = []
        while true {
            var request = DAVRequest("GET", place, [HTTPField("Accept", "text/calendar, */*;q=0.1")])
            // Whether the calendar is whole is told by its last line.
            request.takesCompressed = true
            if let etag = known?.etag, FeedClient.isField(etag) {
                request.fields.append(HTTPField("If-None-Match", etag))
            } else if let date = known?.lastModified, FeedClient.isField(date) {
                request.fields.append(HTTPField("If-Modified-Since", date))
            }
            seen.insert(place.text)
            let response = try transport.send(request, with: nil)
            switch response.status {
            case 200:
                return .body(
                    response.body,
                    Version(etag: response["etag"], lastModified: response["last-modified"]))
            case 304 where known != nil: return .notModified
            case 301, 302, 303, 307, 308:
                guard let text = response["location"] else { throw failure(of: response) }
                let next = try DAVAddress(text, relativeTo: place)
                guard place.scheme == "http" || next.scheme == "https" else {
                    throw DAVFailure(
                        .forbidden, "\(next)",
                        tr(
                            "is where \(place.host) leads, and is readable by everybody on the way; expected https"
                        ))
                }
                guard seen.count <= DAVClient.mostRedirects, !seen.contains(next.text) else {
                    throw DAVFailure(
                        .malformed, "\(place)", tr("leads from one address to the next without an end"),
                        status: response.status)
                }
                place = next
            default: throw failure(of: response)
            }
        }
    }

    private func failure(of response: DAVResponse) -> DAVFailure {
        let status = response.status
        let wait = response["retry-after"].flatMap { RetryAfter.seconds($0, at: now()) }
        let words = HTTPStatus.text(status)
        let (code, reason): (DAVFailure.Code, String) =
            switch status {
            case 401, 403: (.refused, tr("is not for everybody (\(words))"))
            case 404, 410: (.notFound, tr("has nothing at this address (\(words))"))
            case 408, 423, 425, 429, 500...599: (.busy, tr("cannot answer now (\(words))"))
            default: (.status, tr("answers with \(words)"))
            }
        return DAVFailure(code, "\(response.address)", reason, status: status, retryAfter: wait)
    }

    /// Whether a text that a server gave may stand in the header of a request.
    private static func isField(_ text: String) -> Bool {
        text.utf8.count <= 1_024 && text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }
}
