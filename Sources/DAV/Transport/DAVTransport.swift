/// Carries one request to a server, and its answer back.
///
/// An answer is whole, or there is none: what was cut is a ``DAVFailure``. Every status is an answer.
package protocol DAVTransport {
    /// Sends a request and waits for the answer. Redirects are not followed.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - credentials: The name and password that the server asks for; nil for none.
    /// - Returns: The answer.
    /// - Throws: A ``DAVFailure``, which says whether the request may have arrived.
    func send(_ request: DAVRequest, with credentials: Credentials?) throws(DAVFailure) -> DAVResponse
}
