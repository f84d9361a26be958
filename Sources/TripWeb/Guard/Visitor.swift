import TripStorage

/// Who asks: a browser with a session, or somebody whom a proxy has signed in.
struct Visitor: Sendable {
    /// The session; one that is nowhere but in this request where a proxy names the account.
    let session: BrowserSession
    /// Whether a proxy names the account with each request, so that there is nothing to sign out of.
    let isByProxy: Bool
}
