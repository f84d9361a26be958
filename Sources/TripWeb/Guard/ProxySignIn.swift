import HTTPTypes
import Messages
import Rendering
import TripStorage
import TripWorkflows

/// Signs in whom a trusted proxy names with each request, without a cookie.
struct ProxySignIn: Sendable {
    let household: Household
    /// The field, and who is believed; nil where nobody is.
    let trust: TrustedHeader?

    private static let forwardedFor = HTTPField.Name("X-Forwarded-For")

    /// The account that a request is signed in as.
    ///
    /// From anybody but a trusted proxy the field is as if it were not there.
    ///
    /// - Parameters:
    ///   - fields: The fields of the request.
    ///   - peer: The other end of its connection.
    /// - Returns: The name of the account; nil where no trusted proxy names one.
    /// - Throws: A ``Fault`` for a field that is empty or stands twice, and for a name without an account; a `StorageError`.
    func account(of fields: HTTPFields, from peer: String) throws -> String? {
        guard let trust, trust.isProxy(peer), let field = HTTPField.Name(trust.name) else { return nil }
        let values = fields[values: field]
        guard let text = values.first else { return nil }
        guard values.count == 1, !text.allSatisfy(\.isWhitespace) else { throw Fault.proxyNamesNobody }
        guard let name = StoreAccounts.name(text) else { throw Fault.proxyNamesNoName(text) }
        guard try household.open().read({ try $0.accounts() }).contains(where: { $0.name == name }) else {
            throw Fault.proxyNamesStranger(name)
        }
        return name
    }

    /// The address of the client, from which attempts to sign in are counted.
    ///
    /// - Parameters:
    ///   - fields: The fields of the request.
    ///   - peer: The other end of its connection.
    /// - Returns: The address.
    func client(of fields: HTTPFields, from peer: String) -> String {
        guard let trust, let name = ProxySignIn.forwardedFor else { return peer }
        return trust.client(of: peer, forwarded: fields[values: name])
    }
}

extension Fault {
    static var proxyNamesNobody: Fault {
        Fault(
            .forbidden, tr("It is not known who you are"),
            tr(
                "The proxy before these pages has to name one account, in one field. It names none, or several; mend what it sends."
            ))
    }

    static func proxyNamesNoName(_ text: String) -> Fault {
        Fault(
            .forbidden, tr("You have no account"),
            tr("The proxy signs \(Printable.name(text)) in, which no account can be called."))
    }

    static func proxyNamesStranger(_ name: String) -> Fault {
        Fault(
            .forbidden, tr("You have no account"),
            tr(
                "The proxy signs \(Printable.name(name)) in, who has no account; meridian account add \(name) makes one."
            ))
    }
}
