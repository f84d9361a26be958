import CivilTime
package import Scheduling

/// A line of an agenda's day: an activity, or a change of the clock between two.
package enum AgendaRow: Sendable {
    case entry(AgendaEntry)
    case change(ClockChange)
}

extension ViewWords {
    /// Returns whether an agenda lists a day; an arrival's date may have only the clock change.
    package func isTold(_ day: AgendaDay) -> Bool {
        if !day.entries.isEmpty || day.isSkipped || day.isRepeated { return true }
        guard case .traveller = view else { return false }
        return !day.clockChanges.isEmpty
    }

    /// Returns the activities of a day, with changes of the clock in their places.
    package func rows(of day: AgendaDay) -> [AgendaRow] {
        var rows: [(instant: Instant, order: Int, row: AgendaRow)] = []
        for (order, entry) in day.entries.enumerated() {
            rows.append((ViewWords.moment(of: entry, on: day), order, .entry(entry)))
        }
        guard case .traveller = view else { return rows.map(\.row) }
        for change in day.clockChanges {
            rows.append((change.instant, day.entries.count, .change(change)))
        }
        rows.sort { ($0.instant, $0.order) < ($1.instant, $1.order) }
        return rows.map(\.row)
    }

    /// Returns an entry's moment for sorting: its start, with continuing activities first.
    ///
    /// On a repeated date, intermediate events follow the earlier ones: a landing is placed where it lands.
    private static func moment(of entry: AgendaEntry, on day: AgendaDay) -> Instant {
        guard entry.isAllDay || entry.continuesFromBefore else { return entry.scheduled.start }
        guard !entry.isAllDay, entry.pass > 1, entry.pass <= day.stretches.count else { return .earliest }
        return day.stretches[entry.pass - 1].lowerBound
    }
}
