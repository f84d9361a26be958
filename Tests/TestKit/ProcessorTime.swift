#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the thread of a test has worked, which does not count how long other tests kept it waiting.
///
/// A limit on the wall's time fails on a machine that has much else to do; the `timeLimit` of a test is such a limit.
public enum ProcessorTime {
    /// Measures a body that runs on the thread it is called on.
    ///
    /// - Parameter body: What is measured; the work of threads that it starts is not.
    /// - Returns: The time that the processor spent on it.
    /// - Throws: What `body` throws.
    public static func spent(_ body: () throws -> Void) rethrows -> Duration {
        let start = now
        try body()
        return now - start
    }

    /// What the thread that asks has worked until now.
    public static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
