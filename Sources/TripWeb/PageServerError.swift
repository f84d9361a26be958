import Messages
import NIOCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Why the server does not start.
enum PageServerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// An address that others can reach, without a password.
    case openAddress
    /// A port at which a program listens already.
    case usedPort
    /// An address that this machine has not.
    case foreignAddress
    /// A port that only the system's administrator may use.
    case lowPort

    /// Recognises an error of the system; nil for another one.
    init?(_ error: IOError) {
        switch error.errnoCode {
        case EADDRINUSE: self = .usedPort
        case EADDRNOTAVAIL: self = .foreignAddress
        case EACCES: self = .lowPort
        default: return nil
        }
    }

    /// One clause for the person who started it.
    var description: String {
        switch self {
        case .openAddress:
            tr("others could reach this address, and nobody has a password; meridian account add makes one")
        case .usedPort: tr("another program listens at this port; --listen :0 takes a free one")
        case .foreignAddress: tr("this machine has no such address; expected one of its own, as 127.0.0.1")
        case .lowPort:
            tr("only the administrator may listen at this port; --listen :0 takes a free one")
        }
    }
}
