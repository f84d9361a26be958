import HTTPTypes
import TripWorkflows

/// The cookie that holds the secret of a session.
struct SessionCookie: Hashable, Sendable {
    /// Whether the pages are asked for by HTTPS.
    ///
    /// Elsewhere the cookie must not demand it: for some browsers `http://127.0.0.1` is as good, WebKit drops the cookie.
    let isSecure: Bool
    /// The port that is listened at.
    let port: Int

    /// With the prefix no other host or path, and no page without HTTPS, can set it.
    ///
    /// The port tells the servers of one machine apart: browsers have one set of cookies for all ports of a host.
    private var name: String { "\(isSecure ? "__Host-" : "")meridian-\(port)" }

    /// The field that sets the cookie; an empty secret deletes it.
    func field(_ secret: String) -> String {
        "\(name)=\(secret); Path=/; HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
            + (secret.isEmpty ? "; Max-Age=0" : "; Max-Age=\(StoreSessions.longestPause.components.seconds)")
    }

    /// Returns the secret that a browser sent; nil for none, and for several, of which one would be somebody else's.
    func secret(in fields: HTTPFields) -> String? {
        let found = fields[values: .cookie].flatMap { $0.split(separator: ";") }.compactMap {
            pair -> String? in
            let halves = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
            return halves.count == 2 && halves[0] == name ? String(halves[1]) : nil
        }
        return found.count == 1 ? found[0] : nil
    }
}
