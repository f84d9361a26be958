import Messages

/// Why a server gave no answer that can be used.
package struct DAVFailure: Error, Hashable, Sendable {
    /// What kind of failure it is.
    package enum Code: String, Hashable, Sendable, CaseIterable {
        /// The text is no address that can be asked.
        case badAddress
        /// There is no connection: the name is unknown, or the port is closed.
        case unreachable
        /// The certificate is not valid for the host.
        case untrusted
        /// The address lies in a private network, or leads to another server.
        case forbidden
        /// It took longer than a time limit.
        case tooSlow
        /// The answer ended before it was whole.
        case cutShort
        /// The answer is longer than the limit.
        case tooLarge
        /// The answer is not what its RFC says.
        case malformed
        /// The request was given up.
        case cancelled
        /// The server wants another name or password.
        case unauthorized
        /// The server refuses this account.
        case refused
        /// There is nothing at the address.
        case notFound
        /// The server cannot do it now; it may later.
        case busy
        /// The server answered with another status.
        case status
        /// The password cannot be read.
        case noPassword
    }

    /// What kind of failure it is.
    package let code: Code
    /// The address, or what else was refused; never a password.
    package let subject: String
    /// What is wrong, and what was expected.
    package let reason: String
    /// Whether the server may have done what was asked for.
    package let mayHaveArrived: Bool
    /// The status of the answer, if there was one.
    package let status: Int?
    /// The seconds after which the server wants to be asked again, if it says so.
    package let retryAfter: Int?

    /// Makes a failure.
    ///
    /// - Parameters:
    ///   - code: What kind of failure it is.
    ///   - subject: The address, or what else was refused.
    ///   - reason: What is wrong.
    ///   - mayHaveArrived: Whether the server may have done what was asked for.
    ///   - status: The status of the answer, if there was one.
    ///   - retryAfter: The seconds to wait, if the server says so.
    package init(
        _ code: Code, _ subject: String, _ reason: String, mayHaveArrived: Bool = false, status: Int? = nil,
        retryAfter: Int? = nil
    ) {
        self.code = code
        self.subject = Excerpt.onOneLine(subject, limit: 300)
        self.reason = Excerpt.onOneLine(reason, limit: 300)
        self.mayHaveArrived = mayHaveArrived
        self.status = status
        self.retryAfter = retryAfter
    }
}

extension DAVFailure: CustomStringConvertible {
    /// The address and the reason as one sentence.
    package var description: String { "\(subject): \(reason)" }
}
