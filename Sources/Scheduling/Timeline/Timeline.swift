public import CivilTime

/// The days of a window in the order in which they happen.
///
/// An agenda follows the calendar: if 12 March is repeated, with hours of 13 March in between, it lists each date
/// once. A timeline lists the first 12 March, then those hours, then 12 March again. Each entry of a date in the
/// ``Agenda`` of the same view is listed once here too, in the pass in which it begins or is first visible.
///
/// ```swift
/// let timeline = Timeline(trip, view: .traveller, dates: first..<dayAfterLast)
/// for pass in timeline.passes where pass.number > 1 { … }
/// ```
public struct Timeline: Hashable, Sendable {
    /// The clock that it shows.
    public let view: AgendaView

    /// The passes of the dates of the window, in order.
    ///
    /// A skipped date has one pass without instants, before the next date.
    public let passes: [TimelinePass]

    /// The connections of its transports, in order of the departures.
    ///
    /// With several persons each has their own connections.
    public let connections: [TimelineConnection]

    /// Puts the days of a window in order.
    ///
    /// - Parameters:
    ///   - itinerary: The activities; cancelled ones are shown too, with their status.
    ///   - view: The clock to show.
    ///   - dates: The window; the end is exclusive.
    ///   - times: The minimum times of connections.
    ///   - party: The persons; nil if everything belongs to one traveller.
    /// - Complexity: That of ``Agenda/init(_:view:dates:)``, O(p log p) for p passes, and O(n) for the connections of
    ///   each group.
    public init(
        _ itinerary: Itinerary, view: AgendaView, dates: Range<CivilDate>,
        times: ConnectionTimes = ConnectionTimes(), party: Party? = nil
    ) {
        self.init(itinerary, view: view, days: dates.daysSinceEpoch, times: times, party: party)
    }

    /// Orders days counted since the epoch, so that the window can include the calendar's last date.
    package init(
        _ itinerary: Itinerary, view: AgendaView, days: Range<Int>,
        times: ConnectionTimes = ConnectionTimes(), party: Party? = nil
    ) {
        self.view = view
        let clock = itinerary.dayClock(of: view)
        var found: [(start: Instant, order: Int, pass: TimelinePass)] = []
        var waiting: [AgendaDay] = []
        func add(_ day: AgendaDay, _ number: Int, _ range: Range<Instant>?, at start: Instant) {
            let entries = day.entries.filter { $0.pass == number }
            let changes = range.map { clock.changes(during: [$0]) } ?? []
            let jumps = range.map { clock.jumps(during: $0) } ?? []
            let pass = TimelinePass(
                day: day, number: number, range: range, entries: entries, changes: changes, jumps: jumps)
            found.append((start, found.count, pass))
        }
        for day in Agenda(itinerary, view: view, days: days).days {
            guard let first = day.stretches.first else {
                waiting.append(day)
                continue
            }
            for skipped in waiting { add(skipped, 1, nil, at: first.lowerBound) }
            waiting = []
            for (index, range) in day.stretches.enumerated() {
                add(day, index + 1, range, at: range.lowerBound)
            }
        }
        for skipped in waiting { add(skipped, 1, nil, at: .latest) }
        passes = found.sorted { ($0.start, $0.order) < ($1.start, $1.order) }.map(\.pass)
        let shown = Set(passes.flatMap(\.entries).map(\.scheduled))
        connections = (party ?? Party(of: itinerary)).connections(by: times, to: shown.contains)
    }
}
