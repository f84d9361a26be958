public import CivilTime
import Trips

// MARK: - Which date an activity stands on

extension Itinerary {
    /// Returns the dates on which an activity is listed in a view; every agenda and grid uses this definition.
    ///
    /// - Whole days are on their own dates in every view.
    /// - In the views `traveller` and `place`, and in that of a person who takes part, a transport is on the printed
    ///   date of its departure, on that of its arrival, and on the dates strictly between them if the arrival's is
    ///   later: even on a date that contains no instant of it.
    /// - Anything else, and everything in the views `home` and `zone`, is on every date that the clock shows from its
    ///   start (inclusive) to its end (exclusive). An activity that ends at midnight is not on the date that begins
    ///   then. In the view `place` the clock is that of its own place.
    /// - An activity without a length, or with an end before its start, is on the date of its start.
    ///
    /// ```swift
    /// // Apia 2 July 07:00 to Pago Pago 1 July 07:35, 35 minutes later, over the date line
    /// trip.dates(of: flight, in: .place, within: july)      // 2025-07-01, 2025-07-02
    /// trip.dates(of: flight, in: .zone(newYork), within: july)  // 2025-07-01
    /// ```
    ///
    /// - Parameters:
    ///   - activity: An activity of this itinerary.
    ///   - view: The clock to show.
    ///   - window: The dates to consider, the end exclusive; nil for all.
    /// - Returns: The dates, each once and in the order of the calendar.
    public func dates(
        of activity: ScheduledActivity, in view: AgendaView, within window: Range<CivilDate>?
    ) -> [CivilDate] {
        dates(of: activity, in: view, days: window?.daysSinceEpoch)
    }

    /// The same for a window of days counted since the epoch.
    func dates(of activity: ScheduledActivity, in view: AgendaView, days window: Range<Int>?) -> [CivilDate] {
        if case .allDay(let start, let end) = activity.span {
            let first = start.daysSinceEpoch
            return Self.dates(from: first, until: max(end.daysSinceEpoch, first + 1), within: window)
        }
        if view.isPrinted(activity), let (departure, arrival) = activity.printedDays {
            if departure <= arrival { return Self.dates(from: departure, until: arrival + 1, within: window) }
            return [arrival, departure].filter { window?.contains($0) ?? true }
                .compactMap { try? CivilDate(daysSinceEpoch: $0) }
        }
        guard case .place = view else {
            return dayClock(of: view).dates(touching: activity.range, days: window)
        }
        guard let (departure, last) = activity.datesOfTwoClocks else {
            return TravellerClock(zone: activity.startZone).dates(touching: activity.range, days: window)
        }
        return Self.dates(from: min(departure, last), until: max(departure, last) + 1, within: window)
    }

    /// The clock by which a view counts days; the paper itinerary uses the traveller's.
    func dayClock(of view: AgendaView) -> TravellerClock {
        switch view {
        case .place, .traveller: clock
        case .home: TravellerClock(zone: home)
        case .zone(let zone): TravellerClock(zone: zone)
        case .person(let person): person.clock
        }
    }

    private static func dates(from first: Int, until end: Int, within window: Range<Int>?) -> [CivilDate] {
        let low = max(first, window?.lowerBound ?? first)
        let high = min(end, window?.upperBound ?? end)
        guard low < high else { return [] }
        return (low..<high).compactMap { try? CivilDate(daysSinceEpoch: $0) }
    }
}

extension AgendaView {
    /// Whether a view shows an activity at its printed times.
    ///
    /// It does so for a transport if its passenger is shown; any other clock shows its own times.
    package func isPrinted(_ activity: ScheduledActivity) -> Bool {
        guard activity.kind.isTransport else { return false }
        if case .person(let person) = self { return person.takesPart(in: activity.activity) }
        return followsTheTraveller
    }

    /// Whether its dates are those of the traveller.
    ///
    /// A fixed clock has its own dates.
    package var followsTheTraveller: Bool {
        switch self {
        case .place, .traveller: true
        case .home, .zone, .person: false
        }
    }
}

extension ScheduledActivity {
    /// The days since the epoch of the first and last date on the paper itinerary, which can run backwards; nil if
    /// one wall clock is enough.
    var datesOfTwoClocks: (departure: Int, last: Int)? {
        if startZone == endZone || range.isEmpty || isAllDay { return nil }
        let departure = startZone.civil(at: start).date.daysSinceEpoch
        let landing = endZone.civil(at: end)
        let arrival = landing.date.daysSinceEpoch
        return (departure, arrival > departure && landing.time == .midnight ? arrival - 1 : arrival)
    }
}

extension TravellerClock {
    /// The changes within ranges that are in order; a change at an exclusive end is not included.
    func changes(during ranges: [Range<Instant>]) -> [ClockChange] {
        ranges.flatMap { range in
            let first = changes.partitionPoint { $0.instant < range.lowerBound }
            let end = changes.partitionPoint { $0.instant < range.upperBound }
            return changes[first..<end]
        }
    }
}
