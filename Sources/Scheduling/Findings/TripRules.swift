/// The rules that come with Meridian.
public enum TripRules {
    /// All of them, each with its own severity and limits.
    public static let standard: [any TripRule] = [
        OverlapRule(), ImpossibleConnectionRule(), EndsBeforeStartRule(), DateLineRule(.lost),
        DateLineRule(.gained),
        SkippedTimeRule(), RepeatedTimeRule(),
    ]
}

extension Itinerary {
    /// Returns what rules have to say about the trip.
    ///
    /// - Parameter rules: The rules; mostly ``TripRules/standard``, or that with changes.
    /// - Returns: The findings, ordered by instant, then rule, then items.
    public func findings(by rules: [any TripRule]) -> [TripFinding] {
        rules.flatMap { $0.findings(in: self) }.sorted()
    }
}
