import CivilTime
import Scheduling
import Synchronization
import TripWorkflows
import Trips

/// The findings of the trips that were looked at last: every page with activities shows them, and to judge a long trip
/// takes longer than to lay out a day of it.
final class FoundFindings: Sendable {
    /// A trip as it was judged, by a hash of all that its findings depend on.
    private struct Judged {
        let hash: Int
        let findings: [PartyFinding]
    }

    private static let most = 8
    private let judged = Mutex<[Judged]>([])

    /// The findings of a trip by the rules of the household, those that must be mended first.
    ///
    /// - Parameters:
    ///   - shown: The trip.
    ///   - household: The rules and the present.
    /// - Returns: The findings, each severity in order of time.
    func findings(of shown: ShownTrip, _ household: Household) -> [PartyFinding] {
        let hash = FoundFindings.hash(of: shown, at: household.now())
        if let known = judged.withLock({ $0.first { $0.hash == hash } }) { return known.findings }
        let findings = shown.findings(by: household.rules)
        judged.withLock { all in
            all.removeAll { $0.hash == hash }
            all = [Judged(hash: hash, findings: findings)] + all.prefix(FoundFindings.most - 1)
        }
        return findings
    }

    private static func hash(of shown: ShownTrip, at now: Instant) -> Int {
        var hasher = Hasher()
        hasher.combine(shown.trip)
        hasher.combine(shown.activities)
        hasher.combine(shown.people.known)
        hasher.combine(shown.people.participants)
        hasher.combine(shown.people.wearer)
        hasher.combine(shown.people.home.id)
        // Where nothing happens only once, a year from today on is judged.
        hasher.combine(shown.people.home.civil(at: now).date)
        return hasher.finalize()
    }
}

extension ShownTrip {
    /// The findings, those that must be mended first, each severity in order of time.
    func findings(by rules: TripRules) -> [PartyFinding] {
        let all = everything().findings(by: rules)
        return TripFinding.Severity.allCases.reversed().flatMap { severity in
            all.filter { $0.finding.severity == severity }
        }
    }
}
