/// The answer to what has changed since a token.
package enum Changes: Hashable, Sendable {
    /// What has changed.
    case listed(Listing)
    /// The server does not know the token any more: only a whole listing tells.
    case tokenRefused
    /// The server has no such report.
    case unsupported
}
