public import CivilTime

/// An account at a calendar server, whose calendars are kept in step with trips.
///
/// The store never has its password, only where that comes from.
public struct SyncAccount: Hashable, Sendable {
    /// Where the password comes from.
    public enum Password: Hashable, Sendable {
        /// The first line of a file that only its owner may read.
        case file(String)
        /// The first line that a program prints: its name and its arguments.
        case command([String])
        /// A person types it at each sync.
        case asked
        /// The server asks for none.
        case none
    }

    /// Whose value counts where both sides changed a field.
    public enum Preference: String, Hashable, Sendable, CaseIterable {
        /// Nobody's, until somebody chooses.
        case ask
        /// That of this store.
        case mine
        /// That of the server.
        case theirs
    }

    /// The program that syncs an account now, so that no other does.
    public struct Lease: Hashable, Sendable {
        /// A text that no other process has.
        public let holder: String
        /// When it ends, if it is not renewed.
        public let until: Instant

        /// Creates a lease.
        ///
        /// - Parameters:
        ///   - holder: A text that no other process has.
        ///   - until: When it ends.
        public init(holder: String, until: Instant) { (self.holder, self.until) = (holder, until) }
    }

    /// What people call it.
    public let name: String
    /// The address of the server, as it was typed.
    public let address: String
    /// The name to sign in with; empty where the server asks for none.
    public let user: String
    /// Where the password comes from.
    public var password: Password
    /// Whose value counts where both sides changed a field.
    public var preference: Preference
    /// Whether `http` may reach other machines, where everybody on the way reads everything.
    public var allowsPlain: Bool
    /// When it was added.
    public let createdAt: Instant

    /// How many syncs have failed in a row.
    public var failures = 0
    /// Before which no sync is tried; `nil` for any time.
    public var notBefore: Instant?
    /// Why the last sync failed; `nil` after one that did not.
    public var problem: String?
    /// The program that syncs it now.
    public var lease: Lease?

    /// Creates an account.
    ///
    /// - Parameters:
    ///   - name: What people call it.
    ///   - address: The address of the server.
    ///   - user: The name to sign in with.
    ///   - password: Where the password comes from.
    ///   - preference: Whose value counts where both sides changed a field.
    ///   - allowsPlain: Whether `http` may reach other machines.
    ///   - createdAt: When it was added.
    public init(
        name: String, address: String, user: String, password: Password, preference: Preference = .ask,
        allowsPlain: Bool = false, createdAt: Instant
    ) {
        self.name = name
        self.address = address
        self.user = user
        self.password = password
        self.preference = preference
        self.allowsPlain = allowsPlain
        self.createdAt = createdAt
    }
}
