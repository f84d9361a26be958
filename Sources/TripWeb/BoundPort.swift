import Synchronization
import TripWorkflows

/// The address that is listened at, once it is known which port the system gave.
final class BoundPort: Sendable {
    private let address: ServedAddress
    private let given: Mutex<Int>

    init(_ address: ServedAddress) {
        self.address = address
        given = Mutex(address.port)
    }

    /// The address, with the port that the system gave.
    var listened: ServedAddress { ServedAddress(host: address.host, port: given.withLock { $0 }) }

    /// The address as it stands in a URL.
    var authority: String { listened.authority }

    /// Takes the port that the system gave.
    func take(_ port: Int) { given.withLock { $0 = port } }
}
