public import CivilTime

/// A browser that is signed in to the pages.
///
/// Of the secret in its cookie only the digest is kept.
public struct BrowserSession: Hashable, Sendable {
    /// The SHA-256 digest of the secret, in hexadecimal digits.
    public let digest: String

    /// The name of its account; `nil` for the user of the machine, who signed in by a link.
    public let account: String?

    /// The kind of the browser, such as `Firefox, Linux`.
    public let label: String

    /// When it signed in.
    public let createdAt: Instant

    /// When it was last used, to the hour.
    public var lastUsedAt: Instant

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - digest: The SHA-256 digest of the secret, in hexadecimal digits.
    ///   - account: The name of its account; `nil` for the user of the machine.
    ///   - label: The kind of the browser.
    ///   - createdAt: When it signed in.
    ///   - lastUsedAt: When it was last used.
    public init(digest: String, account: String?, label: String, createdAt: Instant, lastUsedAt: Instant) {
        self.digest = digest
        self.account = account
        self.label = label
        self.createdAt = createdAt
        self.lastUsedAt = lastUsedAt
    }
}
