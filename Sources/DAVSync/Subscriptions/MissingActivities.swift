import Findings
import Messages
import TripStorage
import Trips

/// The activities that a followed calendar had and no longer has.
struct MissingActivities {
    /// The UIDs of all of them that are in the trip.
    private(set) var uids: [String] = []
    /// Those that the version before this one had: the activity, or the first override where there is no series.
    private(set) var fresh: [Activity] = []
    /// How many activities of the trip the version before this one had.
    private var had = 0

    /// Finds them.
    ///
    /// - Parameters:
    ///   - subscription: The subscription, as it was before.
    ///   - there: The UIDs that the calendar has now.
    ///   - reading: The store.
    /// - Throws: A `StorageError`.
    init(of subscription: Subscription, without there: [String], in reading: any TripReading) throws {
        let there = Set(there)
        for uid in subscription.uids + subscription.missingUIDs {
            let all = try reading.activities(withUID: ActivityUID(uid), of: subscription.trip)
            guard let activity = all.first(where: { $0.recurrenceID == nil }) ?? all.first else { continue }
            let isFresh = !subscription.missingUIDs.contains(uid)
            if isFresh { had += 1 }
            guard !there.contains(uid) else { continue }
            uids.append(uid)
            if isFresh { fresh.append(activity) }
        }
    }

    /// What is to be cancelled: a person's own cancellation, and a sender's, stay what they are.
    var standing: [Activity] { fresh.filter { $0.status != .cancelled && $0.recurrenceID == nil } }

    /// So few may always be cancelled at once, unless they are all.
    private static let few = 4

    /// Whether so many are missing at once that it looks like a fault of the calendar: all, or more than four and more than half.
    var areTooMany: Bool { fresh.count == had || (fresh.count > Self.few && fresh.count * 2 > had) }

    /// What a person is told where nothing is cancelled since too many are missing.
    ///
    /// - Parameter host: The host of the calendar.
    /// - Returns: The warning.
    func warning(of host: String) -> Finding {
        Finding(
            .tooManyMissing, .warning, file: host,
            message: tr(
                "\(fresh.count) of \(had) activities are missing at once, which may be a fault of the calendar, so none of them is cancelled, now or later; cancel what is really off with meridian edit --status cancelled, or end this with meridian unsubscribe"
            ))
    }
}

extension FindingCode {
    /// A followed calendar lacks so many activities at once that none of them is cancelled.
    static let tooManyMissing = FindingCode(rawValue: "too-many-missing")
}
