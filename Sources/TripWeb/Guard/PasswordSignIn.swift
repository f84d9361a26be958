import HTTPTypes
import Messages
import Sealing
import TripStorage
import TripWorkflows

/// Signs in with a name and a password.
final class PasswordSignIn: Sendable {
    private let household: Household
    /// What failed, also of passphrases.
    let attempts: SignInAttempts
    private let cost: ScryptCost
    /// One hash at a time, and no passphrase beside it.
    let turn = ScryptTurn()

    /// Knows the accounts of a store.
    ///
    /// - Parameters:
    ///   - household: The store.
    ///   - attempts: Counts what fails.
    ///   - cost: What a name costs that has no account.
    init(
        _ household: Household, attempts: SignInAttempts = SignInAttempts(), cost: ScryptCost = .standard
    ) { (self.household, self.attempts, self.cost) = (household, attempts, cost) }

    /// Whether anybody can sign in so.
    ///
    /// - Throws: A `StorageError` where the store cannot be read.
    func hasAccounts() throws -> Bool { try !household.open().read { try $0.accounts() }.isEmpty }

    /// Checks a name and a password.
    ///
    /// - Parameters:
    ///   - text: The name as typed.
    ///   - password: The password as typed.
    ///   - address: The address that asks; nil where many people have it.
    /// - Returns: The account; nil where the name or the password is wrong, which of them is not said.
    /// - Throws: A ``Fault`` for too many attempts; a `StorageError`, or a `SealingError` without enough memory.
    func account(_ text: String, _ password: String, from address: String?) throws -> Account? {
        // A text that is no name is counted under one name, so that none is free.
        let name = StoreAccounts.name(text) ?? ""
        if let wait = attempts.begin(name, from: address) { throw Fault.manyAttempts(wait) }
        let account = try household.open().read { try $0.accounts() }.first { $0.name == name }
        let isRight = try turn.ifFree {
            try StoreAccounts.isRight(password, of: account, cost: cost)
        }
        guard let isRight else {
            attempts.takeBack(name, from: address, isRight: false)
            throw Fault.busySignIn
        }
        guard isRight, let account else { return nil }
        attempts.takeBack(name, from: address, isRight: true)
        return account
    }
}

extension Fault {
    static func manyAttempts(_ wait: Duration) -> Fault {
        let seconds = max(1, wait.components.seconds + 1)
        return Fault(
            .tooManyRequests, tr("Too many attempts to sign in"),
            tr("Wait for \(seconds) seconds, then try again."),
            fields: [.retryAfter: "\(seconds)"])
    }

    static var busySignIn: Fault {
        Fault(
            .serviceUnavailable, tr("Somebody else is signing in"), tr("Try again in a moment."),
            fields: [.retryAfter: "1"])
    }
}
