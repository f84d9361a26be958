import Sealing
import Synchronization
import TripStorage
import TripWorkflows
import Trips

/// The protected trips that browsers have unlocked: each in memory alone, and for the one browser that gave the passphrase.
///
/// A trip is shut when it is closed, when its session ends, after half an hour without use, and when its box in the store is
/// another one or is gone.
final class OpenedTrips: Sendable {
    /// A trip that was unlocked.
    struct Opened: Sendable {
        let name: String
        /// The trip and no other.
        let store: MemoryTripStore
        /// What the box has that this version leaves out.
        let leftOut: [String]
        fileprivate let box: ContentDigest
        fileprivate var lastUse: ContinuousClock.Instant
    }

    private struct Key: Hashable {
        let browser: String
        let trip: TripID
    }

    private struct State {
        var all: [Key: Opened] = [:]
        var isSwept = false
    }

    private let state = Mutex(State())
    private let now: @Sendable () -> ContinuousClock.Instant
    private let pause: @Sendable (Duration) async -> Void

    /// Starts without any.
    ///
    /// - Parameters:
    ///   - now: The elapsed time; tests move it.
    ///   - pause: Waits for as long.
    init(
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
    ) { (self.now, self.pause) = (now, pause) }

    /// The number of trips in memory.
    var count: Int { state.withLock { $0.all.count } }

    /// Keeps a trip for a browser; the one that was unused for longest makes room.
    ///
    /// - Parameters:
    ///   - trip: The trip, decrypted.
    ///   - browser: What the browser is known by.
    /// - Throws: A `StorageError` where it cannot be read into memory.
    func keep(_ trip: OpenedTrip, for browser: String) throws {
        let opened = Opened(
            name: trip.name, store: try TripProtection.memory([trip]),
            leftOut: trip.leftOut, box: ContentDigest(of: trip.sealed.box),
            lastUse: now())
        let mustSweep = state.withLock { state in
            state.all[Key(browser: browser, trip: trip.sealed.id)] = opened
            if state.all.count > Limits.mostOpened,
                let oldest = state.all.min(by: { $0.value.lastUse < $1.value.lastUse })
            {
                state.all[oldest.key] = nil
            }
            defer { state.isSwept = true }
            return !state.isSwept
        }
        if mustSweep { sweepLater() }
    }

    /// The trip of a box, if a browser has unlocked it.
    ///
    /// - Parameters:
    ///   - sealed: The box, as it is in the store now.
    ///   - browser: What the browser is known by; nil for one that has unlocked nothing.
    ///   - isUse: Whether it is looked at, so that it stays open for longer.
    /// - Returns: The trip; nil where it is shut.
    func trip(of sealed: SealedTrip, for browser: String?, isUse: Bool) -> Opened? {
        guard let browser else { return nil }
        let (key, now) = (Key(browser: browser, trip: sealed.id), self.now())
        let isKnown = state.withLock { state in
            _ = OpenedTrips.sweep(&state, at: now)
            return state.all[key] != nil
        }
        guard isKnown else { return nil }
        let box = ContentDigest(of: sealed.box)
        return state.withLock { state in
            guard let opened = state.all[key] else { return nil }
            guard opened.box == box else {
                state.all[key] = nil
                return nil
            }
            if isUse { state.all[key]?.lastUse = now }
            return opened
        }
    }

    /// Whether a browser has a trip open; what the store has of it is not looked at.
    func has(_ trip: TripID, for browser: String) -> Bool {
        state.withLock { $0.all[Key(browser: browser, trip: trip)] != nil }
    }

    /// Shuts a trip, or all trips, of a browser.
    ///
    /// - Parameters:
    ///   - trip: The trip; nil for all.
    ///   - browser: What the browser is known by.
    func shut(_ trip: TripID? = nil, for browser: String) {
        state.withLock { state in
            state.all = state.all.filter { key, _ in
                key.browser != browser || trip != nil && key.trip != trip
            }
        }
    }

    // MARK: - Without use

    /// Shuts what nobody uses.
    ///
    /// - Returns: When the next one is shut; nil where none is open.
    private static func sweep(
        _ state: inout State, at now: ContinuousClock.Instant
    ) -> ContinuousClock.Instant? {
        state.all = state.all.filter { $0.value.lastUse + Limits.longestOpened > now }
        return state.all.values.map(\.lastUse).min().map { $0 + Limits.longestOpened }
    }

    /// Takes what nobody uses out of memory also where nobody asks any more.
    private func sweepLater() {
        Task { [weak self, pause] in
            while let span = self?.nextSweep() { await pause(span) }
        }
    }

    private func nextSweep() -> Duration? {
        let now = self.now()
        return state.withLock { state in
            let next = OpenedTrips.sweep(&state, at: now)
            state.isSwept = next != nil
            // A little later, so that it is over by then.
            return next.map { now.duration(to: $0) + .seconds(1) }
        }
    }
}
