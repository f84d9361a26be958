import Synchronization
import TripWorkflows

/// Takes what `serve` was told, in the program that serves.
final class ServingBox: Sendable {
    private let setting = Mutex<ServeSetting?>(nil)

    /// What was told; nil where the arguments asked for help, or were refused.
    var told: ServeSetting? { setting.withLock { $0 } }

    func take(_ told: ServeSetting) { setting.withLock { $0 = told } }
}
