#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where the present instant comes from: whoever needs it is handed a source, so that every run can be repeated.
public protocol NowSource: Sendable {
    /// Returns the present instant.
    ///
    /// - Returns: What the source takes for the present.
    func now() -> Instant
}

/// The machine's clock: the one place that reads it.
public struct SystemNow: NowSource {
    /// Makes a source that reads the machine's clock each time it is asked.
    public init() {}

    /// Returns what the machine's clock says.
    ///
    /// - Returns: The present instant, to the nanosecond as far as the machine counts so.
    public func now() -> Instant {
        var time = timespec()
        guard clock_gettime(CLOCK_REALTIME, &time) == 0 else { return .epoch }
        return Instant(clamping: Int64(time.tv_sec), nanosecond: Int(time.tv_nsec))
    }
}

/// A present that stands still: for tests, and for runs that must be repeated exactly.
public struct FixedNow: NowSource {
    private let instant: Instant

    /// Makes a source that always answers the same.
    ///
    /// - Parameter instant: The answer.
    public init(_ instant: Instant) {
        self.instant = instant
    }

    /// Returns the instant that the source was made with.
    ///
    /// - Returns: Always the same.
    public func now() -> Instant { instant }
}
