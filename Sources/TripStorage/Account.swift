public import CivilTime

/// Somebody of the household who signs in to the pages with a password.
public struct Account: Hashable, Sendable {
    /// The name to sign in with, in lower case.
    public let name: String

    /// The hash of the password, with all that is needed to check one.
    public var password: String

    /// When the account was made.
    public let createdAt: Instant

    /// When the password was set.
    public var passwordSetAt: Instant

    /// The role in every trip without one of its own for the account.
    public var role: Role

    /// Creates an account.
    ///
    /// - Parameters:
    ///   - name: The name to sign in with, in lower case.
    ///   - password: The hash of the password.
    ///   - createdAt: When the account was made.
    ///   - passwordSetAt: When the password was set.
    ///   - role: The role in every trip without one of its own for the account.
    public init(
        name: String, password: String, createdAt: Instant, passwordSetAt: Instant, role: Role = .owner
    ) {
        self.name = name
        self.role = role
        self.password = password
        self.createdAt = createdAt
        self.passwordSetAt = passwordSetAt
    }
}
