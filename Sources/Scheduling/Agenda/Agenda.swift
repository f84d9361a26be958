public import CivilTime

/// The days of a window, with the activities on each.
///
/// An activity is listed on every date that it touches in the view, as ``Itinerary/dates(of:in:within:)`` defines;
/// every grid uses the same function, so the pictures of one view agree.
///
/// ```swift
/// let agenda = Agenda(trip, view: .traveller, dates: first..<dayAfterLast)
/// for day in agenda.days where day.isSkipped { … }
/// ```
public struct Agenda: Hashable, Sendable {
    /// The clock that it shows.
    public let view: AgendaView

    /// Every date of the window, in order, also those without activities and those that the clock skips.
    public let days: [AgendaDay]

    /// Lays out the days of a window.
    ///
    /// - Parameters:
    ///   - itinerary: The activities; cancelled ones are shown too, with their status.
    ///   - view: The clock to show.
    ///   - dates: The window; the end is exclusive. An empty window has no days.
    /// - Complexity: O(n + d) in the activities and in the days of the window, times the logarithm of the
    ///   changes of the clock.
    public init(_ itinerary: Itinerary, view: AgendaView, dates: Range<CivilDate>) {
        self.init(itinerary, view: view, days: dates.daysSinceEpoch)
    }

    /// Lays out days counted since the epoch, so that the window can include the calendar's last date.
    package init(_ itinerary: Itinerary, view: AgendaView, days: Range<Int>) {
        self.view = view
        self.days = itinerary.sheets(in: view, days: days).map(\.day)
    }
}
