/// Why a calendar server could not be used.
package struct ServerFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of failure it is, for programs: a word such as `unreachable`.
    package let code: String
    /// What is wrong, and what helps.
    package let message: String
    /// Whether trying again later may help.
    package let isPassing: Bool
    /// The seconds after which the server wants to be asked again, if it says so.
    package let retryAfter: Int?
    /// Whether the server as a whole cannot be used, and not one of its calendars alone.
    package let isOfServer: Bool

    /// Makes a failure.
    ///
    /// - Parameters:
    ///   - code: What kind of failure it is.
    ///   - message: What is wrong, and what helps.
    ///   - isPassing: Whether trying again later may help.
    ///   - retryAfter: The seconds after which the server wants to be asked again.
    ///   - isOfServer: Whether the server as a whole cannot be used.
    package init(
        _ code: String, _ message: String, isPassing: Bool = false, retryAfter: Int? = nil,
        isOfServer: Bool = false
    ) {
        (self.code, self.message, self.isPassing, self.retryAfter) = (code, message, isPassing, retryAfter)
        self.isOfServer = isOfServer
    }

    /// The message.
    package var description: String { message }
}
