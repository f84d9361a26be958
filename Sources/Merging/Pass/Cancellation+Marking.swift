import CivilTime
package import Trips

extension Cancellation {
    /// The same cancellation of something else.
    package func with(key: ActivityKey) -> Cancellation {
        Cancellation(
            key: key, sequence: sequence, stamp: stamp, source: source, reachesLater: reachesLater)
    }

    /// Whether the cancellation is older than a version.
    package func isOlder(than there: Activity) -> Bool {
        guard sequence == there.sequence else { return sequence < there.sequence }
        guard let stamp, let known = there.stamp else { return false }
        return stamp < known
    }

    private func isNewer(than there: Activity) -> Bool {
        sequence != there.sequence || stamp != nil && stamp != there.stamp
    }

    /// Its SEQUENCE and DTSTAMP.
    var revision: CancellationRevision { CancellationRevision(sequence: sequence, stamp: stamp) }

    /// Cancels an activity; `nil` when the cancellation is older than its version.
    ///
    /// Of what is cancelled already the cancellation may be the newer one, or reach further.
    ///
    /// - Parameter there: The activity.
    /// - Returns: The cancelled activity, which keeps its version.
    package func marking(_ there: Activity) -> Activity? {
        var marked = there
        if isOlder(than: there) {
            guard there.status == .cancelled, reachesFuture,
                there.laterStatus == .cancelled || there.lastVersion.map(isOlder(than:)) != true
            else { return nil }
        } else {
            marked.status = .cancelled
            marked.sequence = sequence
            marked.stamp = stamp ?? there.stamp
            marked.leaveLater(there.laterStatus)
            var statement = there.statements.first ?? Statement(there)
            let isNews = there.status != .cancelled || !statement.isCancellationAlone && isNewer(than: there)
            if isNews || there.cancellation != nil {
                statement.cancellation = .own(revision, namesBooking: false)
                marked.statements = [statement]
            }
        }
        if reachesFuture { marked.reach = .thisAndLater(nil) }
        return marked
    }

    /// Whether it cancels all later occurrences, too (RFC 5545 §3.2.13).
    package var reachesFuture: Bool {
        key.recurrenceID != nil && reachesLater
    }
}

extension Activity {
    /// Keeps the status of all later occurrences, where the override is cancelled and they are not.
    mutating func leaveLater(_ later: ActivityStatus?) {
        if let later, later != .cancelled { reach = .thisAndLater(later) }
    }
}
