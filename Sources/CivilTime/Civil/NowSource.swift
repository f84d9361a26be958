#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A source of the present instant, passed in so that every run can be repeated.
public protocol NowSource: Sendable {
    /// Returns the present instant.
    ///
    /// - Returns: The present instant of the source.
    func now() -> Instant
}

/// The machine's clock; only this type reads it.
public struct SystemNow: NowSource {
    /// Makes a source that reads the machine's clock at each call.
    public init() {}

    /// Returns what the machine's clock says.
    ///
    /// - Returns: The present instant, as precisely as the machine counts it, at most to the nanosecond.
    public func now() -> Instant {
        var time = timespec()
        guard clock_gettime(CLOCK_REALTIME, &time) == 0 else { return .epoch }
        return Instant(clamping: Int64(time.tv_sec), nanosecond: Int(time.tv_nsec))
    }
}

/// A fixed present: for tests, and for runs that must be repeated exactly.
public struct FixedNow: NowSource {
    private let instant: Instant

    /// Makes a source that always returns the same instant.
    ///
    /// - Parameter instant: The instant to return.
    public init(_ instant: Instant) {
        self.instant = instant
    }

    /// Returns the instant that the source was made with.
    ///
    /// - Returns: Always the same.
    public func now() -> Instant { instant }
}
