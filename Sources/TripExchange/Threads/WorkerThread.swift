#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A thread of the system that is joined, or known not to have begun.
///
/// Queues of libdispatch wait for ever where the system has no memory for their threads.
package struct WorkerThread: @unchecked Sendable {
    private final class Work: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// The address space of its stack, which a limit of the process counts whole.
    private static let stackBytes = 2 << 20

    private let thread: pthread_t

    /// Begins work; nil where no thread can be made, and the work was not begun.
    package init?(_ body: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, WorkerThread.stackBytes)
        let work = Unmanaged.passRetained(Work(body))
        #if canImport(Darwin)
            var made: pthread_t?
            let status = pthread_create(
                &made, &attributes, { start in WorkerThread.run(start) }, work.toOpaque())
            guard status == 0, let made else {
                work.release()
                return nil
            }
        #else
            var made = pthread_t()
            let status = pthread_create(
                &made, &attributes, { start in WorkerThread.run(start) }, work.toOpaque())
            guard status == 0 else {
                work.release()
                return nil
            }
        #endif
        thread = made
    }

    private static func run(_ start: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let start else { return nil }
        Unmanaged<Work>.fromOpaque(start).takeRetainedValue().body()
        return nil
    }

    /// Waits until the work is done; once only.
    package func join() { pthread_join(thread, nil) }
}
