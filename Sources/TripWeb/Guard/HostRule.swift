import TripWorkflows

/// The names under which these pages may be asked for.
///
/// A page of another host can have its own name lead to this machine (DNS rebinding); no rule about cookies stops it,
/// since to the browser it is one origin.
struct HostRule: Sendable {
    /// The address that people use, if it is another one than that of the machine.
    let base: BaseURL?
    /// The address that is listened at.
    let listened: ServedAddress

    private var ownNames: [String] {
        [listened.host, "127.0.0.1", "localhost", "::1"].map {
            ServedAddress(host: $0, port: listened.port).authority
        }
    }

    /// Looks a request's host up.
    ///
    /// - Parameter authority: The field `Host` as sent.
    /// - Returns: Its origin; nil where the host is none of ours.
    func origin(of authority: String?) -> String? {
        guard let authority = authority?.lowercased() else { return nil }
        if let base, base.authority == authority { return base.origin }
        let isOwn =
            ownNames.contains(authority) || listened.port == 80 && ownNames.contains("\(authority):80")
        return isOwn ? "http://\(authority)" : nil
    }

    /// Returns the cookie for an origin of ours.
    func cookie(for origin: String) -> SessionCookie {
        SessionCookie(isSecure: origin.hasPrefix("https://"), port: listened.port)
    }
}
