import Sealing
import TripStorage
import TripWorkflows

/// Who asks: a browser with a session, or somebody whom a proxy has signed in.
struct Visitor: Sendable {
    /// The session; one that is nowhere but in this request where a proxy names the account.
    let session: BrowserSession
    /// Whether a proxy names the account with each request, so that there is nothing to sign out of.
    let isByProxy: Bool
    /// By what the trips are known that the browser has opened; nil for one that a proxy signs in, and that has opened none.
    let browser: String?

    /// What a browser is known by that a proxy signs in: the account, and the secret of a cookie that is no session.
    static func browser(_ secret: String, of account: String) -> String {
        "proxy \(account) \(SecretToken.digest(of: secret).text)"
    }
}
