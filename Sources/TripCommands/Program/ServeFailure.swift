import Messages
import TripWorkflows

/// Why a server could not start, or ended.
struct ServeFailure {
    let message: String
    let status: CommandStatus

    init(_ error: any Error, at address: ServedAddress) {
        message = tr("\(address.authority): cannot be served: \("\(error)")")
        status = .unavailable
    }
}
