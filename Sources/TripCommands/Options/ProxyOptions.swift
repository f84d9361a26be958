import ArgumentParser
import Messages
import Rendering
import TripWorkflows

/// The proxy that says who is signed in.
struct ProxyOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            tr(
                "Sign in as the account that this field of each request names, where a trusted proxy has sent it."
            ),
            valueName: tr("field", as: "name of a value")))
    var trustHeader: String?

    @Option(
        name: .customLong("trusted-proxy"), parsing: .singleValue,
        help: ArgumentHelp(
            tr("Believe the field from this address or network, such as 127.0.0.1; may be repeated."),
            valueName: tr("address", as: "name of a value")))
    var trustedProxies: [String] = []

    /// Returns the field and who is believed; nil where neither is named.
    ///
    /// - Throws: A ``CommandFailure`` for one without the other, and for what is no field or no address.
    func trust() throws -> TrustedHeader? {
        guard trustHeader != nil || !trustedProxies.isEmpty else { return nil }
        guard let name = trustHeader, !trustedProxies.isEmpty else {
            throw CommandFailure(
                "half-a-proxy",
                trustHeader == nil
                    ? tr("--trusted-proxy is for --trust-header, which names the field that is believed")
                    : tr(
                        "--trust-header: anybody can send a field; expected --trusted-proxy as well, the address of the proxy, for example 127.0.0.1"
                    ), status: .usage)
        }
        let ranges = try trustedProxies.map { text in
            guard let range = AddressRange(text) else {
                throw CommandFailure(
                    "bad-proxy",
                    tr(
                        "--trusted-proxy \(Printable.name(text)): expected an IP address or a network, for example 127.0.0.1 or 10.0.0.0/8"
                    ), status: .usage)
            }
            return range
        }
        guard TrustedHeader.isName(name) else { throw ProxyOptions.wrongName(name) }
        guard let trust = TrustedHeader(name, from: ranges) else { throw ProxyOptions.takenName(name) }
        return trust
    }

    private static func wrongName(_ name: String) -> CommandFailure {
        CommandFailure(
            "bad-header",
            tr(
                "--trust-header \(Printable.name(name)): expected the name of a field, for example Remote-User"
            ), status: .usage)
    }

    private static func takenName(_ name: String) -> CommandFailure {
        CommandFailure(
            "bad-header",
            tr(
                "--trust-header \(Printable.name(name)): has another meaning, and browsers or proxies send it with other values; expected a field that the proxy alone sets, for example Remote-User"
            ), status: .usage)
    }
}
