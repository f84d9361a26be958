import Sealing
import Synchronization
import TripWorkflows

/// The link that signs one browser in; when it is used, there is a new one.
final class SignInLinks: Sendable {
    private let current = Mutex<ContentDigest?>(nil)

    /// Makes a new link; the one before is of no use any more.
    ///
    /// - Returns: The secret of the link.
    func renew() -> SecretToken {
        let token = SecretToken.random()
        current.withLock { $0 = token.digest }
        return token
    }

    /// Uses a link up.
    ///
    /// - Parameter text: What was sent as its secret.
    /// - Returns: Whether it was the current one.
    func redeem(_ text: String) -> Bool {
        let digest = SecretToken.digest(of: text)
        return current.withLock { current in
            guard current == digest else { return false }
            current = nil
            return true
        }
    }
}
