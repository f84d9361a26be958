import CivilTime
import Messages
import TripStorage
import TripWorkflows
import Trips

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The right of this process to sync an account, while no other does.
///
/// It is a row that ends by itself when the process is killed.
final class SyncLease {
    private let work: SyncSetting
    private let account: String
    private let holder: String
    private var until: Instant

    /// How long no other process may sync: longer than one request can take.
    private static let seconds: Int64 = 360

    /// Takes the lease.
    ///
    /// - Parameters:
    ///   - account: The name of the account.
    ///   - work: The store and the clock.
    ///   - holder: A text that no other process has.
    /// - Throws: A ``ServerFailure`` of code `syncing` where another process has it.
    init(of account: String, _ work: SyncSetting, by holder: String) throws {
        (self.account, self.work, self.holder) = (account, work, holder)
        until = work.now()
        try renew(isFirst: true)
    }

    /// Renews it before it ends.
    func keep() throws {
        let left = until.secondsSinceEpoch - work.now().secondsSinceEpoch
        // A clock that was set back leaves too much.
        guard left < Self.seconds * 5 / 6 || left > Self.seconds else { return }
        try renew(isFirst: false)
    }

    /// Lets others sync.
    func end() throws {
        try work.store.write { writing in
            guard var row = try writing.syncAccounts().first(where: { $0.name == account }),
                row.lease?.holder == holder
            else { return }
            row.lease = nil
            try writing.save(row)
        }
    }

    /// A text that no other process has.
    static func newHolder() -> String {
        var random = SystemRandomNumberGenerator()
        return "\(getpid()) \(SyncedCalendarID.random(using: &random).text)"
    }

    /// Whether the process that took a lease is known to have ended.
    private static func hasEnded(_ holder: String) -> Bool {
        guard let number = holder.split(separator: " ").first.flatMap({ Int32($0) }), number > 0 else {
            return false
        }
        return kill(number, 0) != 0 && errno == ESRCH
    }

    private func renew(isFirst: Bool) throws {
        let now = work.now()
        let end = try Instant(secondsSinceEpoch: now.secondsSinceEpoch + Self.seconds)
        try work.store.write { writing in
            guard var row = try writing.syncAccounts().first(where: { $0.name == account }) else {
                throw ServerFailure("no-account", tr("\(account): there is no such account any more"))
            }
            if let lease = row.lease, lease.holder != holder {
                // A lease that lasts longer than any does is of a clock that was set back since.
                let left = lease.until.secondsSinceEpoch - now.secondsSinceEpoch
                guard isFirst, !(0...Self.seconds).contains(left) || Self.hasEnded(lease.holder) else {
                    throw ServerFailure(
                        "syncing", tr("\(account): is being synced by another process"), isPassing: true,
                        isOfServer: true)
                }
            }
            row.lease = SyncAccount.Lease(holder: holder, until: end)
            try writing.save(row)
        }
        until = end
    }
}
