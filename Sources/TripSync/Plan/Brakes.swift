/// Whether so much goes at once that somebody has to allow it.
struct Brakes: Sendable {
    /// How many items the server is known to have had.
    let known: Int
    /// How many of them it lacks that are here, and how many were deleted here that it has.
    let removals: Int
    let deletions: Int
    private let isOff: Bool
    /// Whether the server has nothing more of several items.
    private let isEmptied: Bool

    /// The least number of items of a collection of which half may not go.
    private static let fewest = 5

    init(_ situations: [Situation], run: Int, withheld: Set<String>, policy: SyncPolicy) {
        let known = situations.filter {
            $0.isKnown && $0.item?.isUncreated == false && !withheld.contains($0.uid)
        }
        self.known = known.count
        removals = known.count { situation in
            let isLagging = situation.item?.isLagging(situation.holding, in: run) ?? false
            return situation.holding.isMissing && situation.presence.isHere && !isLagging
        }
        deletions = known.count { situation in
            if case .deleted = situation.presence { return !situation.holding.isMissing }
            return false
        }
        isOff = policy.allowsMassDeletion || known.count < Self.fewest
        isEmptied = !policy.allowsMassDeletion && known.count > 1 && removals == known.count
    }

    /// Whether nothing is removed here.
    var stopRemovals: Bool { isEmptied || (!isOff && removals * 2 > known) }
    /// Whether nothing is deleted on the server.
    var stopDeletions: Bool { !isOff && deletions * 2 > known }
}
