import HTTPTypes
import Messages
import Trips

/// How often the calendar of a feed is given out, and how often somebody may try addresses that lead nowhere.
struct SecretAddressLimits: Sendable {
    let uses: HourlyLimit
    let misses: HourlyLimit

    /// Starts without any.
    ///
    /// - Parameter now: The elapsed time; tests move it.
    init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
        uses = HourlyLimit(Limits.usesOfFeed, now: now)
        misses = HourlyLimit(Limits.missesOfAddress, now: now)
    }

    /// Looks an address up for somebody who has not tried too many.
    ///
    /// - Parameters:
    ///   - address: The address that asks; nil where many people have it.
    ///   - body: The work; its ``Fault`` with status 404 counts.
    /// - Returns: The result of `body`.
    /// - Throws: A ``Fault`` with status 429, and the errors of `body`.
    func looking<Result>(from address: String?, _ body: () throws -> Result) throws -> Result {
        guard let address else { return try body() }
        if let wait = misses.wait(for: address) { throw Fault.tooOften(wait) }
        do {
            return try body()
        } catch let fault as Fault where fault.status == .notFound {
            misses.take(address)
            throw fault
        }
    }

    /// Counts a use of a feed's calendar.
    ///
    /// - Parameter feed: The feed.
    /// - Throws: A ``Fault`` with status 429.
    func use(_ feed: FeedID) throws {
        if let wait = uses.take(feed.text) { throw Fault.tooOften(wait) }
    }
}

extension Fault {
    static func tooOften(_ wait: Duration) -> Fault {
        let seconds = max(1, wait.components.seconds + 1)
        return Fault(
            .tooManyRequests, tr("This was asked too often"),
            seconds < 120
                ? tr("Try again in \(seconds) seconds.") : tr("Try again in \(seconds / 60) minutes."),
            fields: [.retryAfter: "\(seconds)"])
    }
}
