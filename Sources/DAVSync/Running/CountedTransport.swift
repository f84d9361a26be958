import DAV

/// Counts requests.
final class CountedTransport: DAVTransport {
    private let base: any DAVTransport
    /// How many were sent.
    private(set) var count = 0

    init(_ base: any DAVTransport) { self.base = base }

    func send(_ request: DAVRequest, with credentials: Credentials?) throws(DAVFailure) -> DAVResponse {
        count += 1
        return try base.send(request, with: credentials)
    }
}
