public import CivilTime

/// One date as a picture: blocks of time on an axis of elapsed minutes.
///
/// It has no text and no colours, and drawing it needs no arithmetic on times. Every entry of the date is in exactly
/// one of ``banners``, ``blocks`` and ``offAxis``; together they are the entries of the agenda of the same view.
///
/// ```swift
/// let grid = DayGrid(trip, view: .traveller, date: try CivilDate(2027, 3, 12), rowMinutes: 30)
/// for row in grid.axis.rows where row.isLabelled { … }
/// for block in grid.blocks { … }
/// ```
public struct DayGrid: Hashable, Sendable {
    /// The clock that it shows.
    public let view: AgendaView

    /// The date with its entries, as in the agenda.
    public let day: AgendaDay

    /// The time line of the date; that of the view `place` is the traveller's.
    public let axis: DayAxis

    /// The entries in rows of their own above the axis: whole days, and others with ``ScheduledActivity/isBanner``.
    public let banners: [AgendaEntry]

    /// The entries on the axis, in the order of the itinerary.
    ///
    /// Each is at its instants. On the axis of the view `place`, a call to a far country is therefore beside what the
    /// traveller does meanwhile, and not at the wall clock of the far place.
    public let blocks: [DayGridBlock]

    /// The entries that are on the date only by another wall clock than that of the axis.
    ///
    /// In the view `place`, an end is on the date of its own place while the traveller has another date. In the view
    /// `traveller` this happens only if transports contradict each other.
    public let offAxis: [AgendaEntry]

    /// The row to scroll to: an hour before the first block, else the first row.
    public let firstRow: Int

    /// Lays out one date.
    ///
    /// - Parameters:
    ///   - itinerary: The activities; cancelled ones are shown too, with their status.
    ///   - view: The clock to show.
    ///   - date: The date.
    ///   - rowMinutes: The number of minutes of a row: a divisor of 60. Blocks that share a row get separate lanes,
    ///     so it is also the resolution of the picture.
    /// - Complexity: O(n log n) in the activities.
    public init(_ itinerary: Itinerary, view: AgendaView, date: CivilDate, rowMinutes: Int) {
        let number = date.daysSinceEpoch
        let day =
            itinerary.sheets(in: view, days: number..<number + 1).first?.day
            ?? AgendaDay(date: date, stretches: [], clockChanges: [], entries: [])
        self.init(day, of: itinerary, view: view, rowMinutes: rowMinutes)
    }

    /// Lays out a day of an agenda or of another grid, such as the column of a week.
    ///
    /// - Parameters:
    ///   - day: A day that was made of the same itinerary in the same view.
    ///   - itinerary: The activities.
    ///   - view: The clock to show.
    ///   - rowMinutes: The number of minutes of a row: a divisor of 60.
    /// - Complexity: O(n log n) in the entries of the day.
    public init(_ day: AgendaDay, of itinerary: Itinerary, view: AgendaView, rowMinutes: Int) {
        precondition(
            (1...60).contains(rowMinutes) && 60 % rowMinutes == 0,
            "rows of \(rowMinutes) minutes do not fill an hour; take a divisor of 60")
        self.view = view
        self.day = day
        let date = day.date.daysSinceEpoch
        axis = DayAxisMaking.axis(
            of: day.stretches, on: itinerary.dayClock(of: view), rowMinutes: rowMinutes)
        banners = day.entries.filter(\.scheduled.isBanner)

        var placed: [(entry: AgendaEntry, minutes: Range<Int>, rows: Range<Int>)] = []
        var offAxis: [AgendaEntry] = []
        for entry in day.entries where !entry.scheduled.isBanner {
            if let minutes = axis.minutes(of: entry.scheduled.range)
                ?? axis.landing(of: entry.scheduled, on: date)
            {
                placed.append((entry, minutes, axis.rows(of: minutes)))
            } else {
                offAxis.append(entry)
            }
        }
        self.offAxis = offAxis
        let packing = LanePacking(placed.map(\.rows))
        blocks = placed.indices.map { index in
            DayGridBlock(
                entry: placed[index].entry, minutes: placed[index].minutes, rows: placed[index].rows,
                lane: packing.lanes[index], laneCount: packing.counts[index])
        }
        let first = placed.first.map { max(0, $0.minutes.lowerBound - 60) } ?? 0
        firstRow = axis.rows.partitionPoint { $0.minutes.upperBound <= first }
    }
}
