import HTTPTypes
import Sealing
import TripStorage
import TripWorkflows

/// The cookie that holds the secret of a session.
struct SessionCookie: Hashable, Sendable {
    /// Whether the pages are asked for by HTTPS.
    ///
    /// Elsewhere the cookie must not demand it: for some browsers `http://127.0.0.1` is as good, WebKit drops the cookie.
    let isSecure: Bool
    /// The port that is listened at.
    let port: Int

    /// Whether it is that of a browser which a proxy signs in, and by which its opened trips are known.
    ///
    /// It signs nobody in, and goes when the browser is closed.
    var isOfOpenedTrips = false

    /// The cookie for what is opened, beside that of the session.
    var ofOpenedTrips: SessionCookie {
        SessionCookie(isSecure: isSecure, port: port, isOfOpenedTrips: true)
    }

    /// With the prefix no other host or path, and no page without HTTPS, can set it.
    ///
    /// The port tells the servers of one machine apart: browsers have one set of cookies for all ports of a host.
    private var name: String {
        "\(isSecure ? "__Host-" : "")meridian-\(port)\(isOfOpenedTrips ? "-opened" : "")"
    }

    /// The field that sets the cookie; an empty secret deletes it.
    func field(_ secret: String) -> String {
        let age = StoreSessions.longestPause.components.seconds
        return "\(name)=\(secret); Path=/; HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
            + (secret.isEmpty ? "; Max-Age=0" : isOfOpenedTrips ? "" : "; Max-Age=\(age)")
    }

    /// Returns the secrets that a browser sent, each once, as many as are tried.
    ///
    /// There are several where something else of the host has set a cookie of the name, as for a path.
    func secrets(in fields: HTTPFields) -> [String] {
        let found = fields[values: .cookie].flatMap { $0.split(separator: ";") }.compactMap {
            pair -> String? in
            let halves = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
            return halves.count == 2 && halves[0] == name ? String(halves[1]) : nil
        }
        var seen: Set<String> = []
        return Array(found.filter { seen.insert($0).inserted }.prefix(Limits.mostSecrets))
    }

    /// Returns the secret that a browser sent; nil for none, and for several, of which one would be somebody else's.
    func secret(in fields: HTTPFields) -> String? {
        let found = secrets(in: fields)
        return found.count == 1 ? found[0] : nil
    }

    /// Returns the secret of a session; nil where the browser did not send it.
    func secret(of session: BrowserSession, in fields: HTTPFields) -> String? {
        secrets(in: fields).first { SecretToken.digest(of: $0).text == session.digest }
    }
}
