import Messages

/// Why the server does not start.
enum PageServerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// An address that others can reach, without a password.
    case openAddress

    /// One clause for the person who started it.
    var description: String {
        switch self {
        case .openAddress: tr("others could reach this address, and the pages know no passwords yet")
        }
    }
}
