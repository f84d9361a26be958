/// A flag that ends the request under way, set from a signal handler or another thread.
package final class Cancellation: @unchecked Sendable {
    /// Read by libcurl about once a second; a Boolean is written whole.
    let flag: UnsafeMutablePointer<Bool>

    /// Makes a flag that is not set.
    package init() {
        flag = .allocate(capacity: 1)
        flag.initialize(to: false)
    }

    deinit { flag.deallocate() }

    /// Ends the request under way, and every one after it.
    package func cancel() { flag.pointee = true }
}
