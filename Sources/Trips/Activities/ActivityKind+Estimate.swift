extension ActivityKind {
    /// Estimates how long a transport takes over a distance, rounded up to five minutes.
    ///
    /// | kind | the way | speed | besides |
    /// |---|---|---|---|
    /// | flight | the great circle | 800 km/h | 45 min on the ground and in the climb |
    /// | train | 1.3 times that | 100 km/h | 5 min |
    /// | bus | 1.3 times that | 60 km/h | 10 min |
    /// | car, transfer | 1.3 times that | 40 km/h for 60 km, then 80 km/h | |
    /// | ferry | 1.1 times that | 35 km/h | 15 min |
    /// | bicycle, walk | 1.3 times that | 15 and 4.5 km/h | |
    ///
    /// It is not a timetable: a time made from it has to be shown as estimated.
    ///
    /// ```swift
    /// ActivityKind.flight.estimatedTime(overKilometres: 9583)  // 45900.0 seconds: 12 h 45 min
    /// ```
    ///
    /// - Parameter kilometres: The distance by the great circle, not negative.
    /// - Returns: The time; nil for a kind that is not a transport, and for a distance that is not finite.
    public func estimatedTime(overKilometres kilometres: Double) -> Duration? {
        guard kilometres.isFinite, kilometres >= 0 else { return nil }
        let minutes: Double
        switch self {
        case .flight: minutes = 45 + kilometres / 800 * 60
        case .train: minutes = 5 + kilometres * 1.3 / 100 * 60
        case .bus: minutes = 10 + kilometres * 1.3 / 60 * 60
        case .car, .transfer:
            let slow = min(kilometres * 1.3, 60)
            minutes = slow / 40 * 60 + (kilometres * 1.3 - slow) / 80 * 60
        case .ferry: minutes = 15 + kilometres * 1.1 / 35 * 60
        case .bicycle: minutes = kilometres * 1.3 / 15 * 60
        case .walk: minutes = kilometres * 1.3 / 4.5 * 60
        case .lodging, .carRental, .restaurant, .tour, .event, .other: return nil
        }
        return .seconds(max(5, Int((minutes / 5).rounded(.up)) * 5) * 60)
    }
}
