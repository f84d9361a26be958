public import CivilTime

/// The days of a window in the order in which they are lived.
///
/// An agenda goes by the calendar: where 12 March comes twice, with hours of 13 March in between, it has each date once.
/// Here the first 12 March comes first, then those hours, then 12 March again. What stands on a date of the ``Agenda``
/// of the same view stands here once too, in the pass in which it begins or is first seen.
///
/// ```swift
/// let timeline = Timeline(trip, view: .traveller, dates: first..<dayAfterLast)
/// for pass in timeline.passes where pass.number > 1 { … }
/// ```
public struct Timeline: Hashable, Sendable {
    /// Whose clock it shows.
    public let view: AgendaView

    /// The times that the dates of the window come, in order.
    ///
    /// A date that the clock skips has one pass without instants, before the next date that comes.
    public let passes: [TimelinePass]

    /// The transports on it that follow another one, in the order of those that leave.
    ///
    /// Of several persons each has their own: nobody changes from another one's flight.
    public let connections: [TimelineConnection]

    /// Puts the days of a window in order.
    ///
    /// - Parameters:
    ///   - itinerary: The activities; cancelled ones are shown too, with their status.
    ///   - view: Whose clock to show.
    ///   - dates: The window; the end is exclusive.
    ///   - times: How much time a connection should have.
    ///   - party: Those whose picture it is; nil where it is one traveller's.
    /// - Complexity: That of ``Agenda/init(_:view:dates:)``, O(p log p) for p passes, and O(n) for the connections of
    ///   each group.
    public init(
        _ itinerary: Itinerary, view: AgendaView, dates: Range<CivilDate>,
        times: ConnectionTimes = ConnectionTimes(), party: Party? = nil
    ) {
        self.init(itinerary, view: view, days: dates.daysSinceEpoch, times: times, party: party)
    }

    /// Puts days in order that are counted since the epoch; so the window can end with the calendar's last date.
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
