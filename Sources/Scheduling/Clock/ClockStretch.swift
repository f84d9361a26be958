public import CivilTime

/// A part of the time line with one zone on the traveller's clock, for one reason.
public struct ClockStretch: Hashable, Sendable {
    /// The instants; the end is exclusive.
    public let range: Range<Instant>

    /// The zone of the clock.
    public let zone: Zone

    /// Why the traveller is believed to be there.
    public let evidence: ClockEvidence

    /// The bounds of the traveller's date, as days since the epoch; nil for no bound.
    ///
    /// In transit these are the printed dates. On the ground they keep a date from being repeated without a
    /// transport.
    var earliestDay: Int?
    var latestDay: Int?

    init(
        _ range: Range<Instant>, _ zone: Zone, _ evidence: ClockEvidence, earliestDay: Int? = nil,
        latestDay: Int? = nil
    ) {
        self.range = range
        self.zone = zone
        self.evidence = evidence
        self.earliestDay = earliestDay
        self.latestDay = latestDay
    }

    /// The traveller's date at an instant of the stretch, or at its end.
    func date(at instant: Instant) -> CivilDate {
        let shown = zone.civil(at: instant).date
        let day = bounded(shown.daysSinceEpoch)
        return day == shown.daysSinceEpoch ? shown : (try? CivilDate(daysSinceEpoch: day)) ?? shown
    }

    func bounded(_ day: Int) -> Int {
        let early = min(latestDay ?? day, day)
        return max(earliestDay ?? early, early)
    }

    /// The parts of the stretch that have a date, in order.
    func ranges(ofDay day: Int) -> [Range<Instant>] {
        if let earliestDay, day < earliestDay { return [] }
        if let latestDay, day > latestDay { return [] }
        let midnight = Int64(day) * 86_400
        // A bounded date also covers the rest of the stretch beyond the bound.
        let first =
            day == earliestDay
            ? min(midnight, range.lowerBound.secondsSinceEpoch - Zone.widestOffset) : midnight
        let end =
            day == latestDay
            ? max(midnight + 86_400, range.upperBound.secondsSinceEpoch + Zone.widestOffset)
            : midnight + 86_400
        return zone.stretches(ofLocal: first..<end).map { $0.clamped(to: range) }.filter { !$0.isEmpty }
    }
}
