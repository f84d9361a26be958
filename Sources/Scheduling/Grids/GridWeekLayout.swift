import CivilTime
import Trips

/// Builds weeks with bars from the days of an agenda; one value serves all weeks of a grid.
struct GridWeekLayout {
    let itinerary: Itinerary
    let view: AgendaView
    let firstWeekday: Weekday
    let lines: Int?
    let tripDates: Range<CivilDate>?
    /// The requested days since the epoch; nil for the week itself.
    let period: Range<Int>?

    init(
        itinerary: Itinerary, view: AgendaView, firstWeekday: Weekday, lines: Int?,
        tripDates: Range<CivilDate>?, period: Range<Int>?
    ) {
        if let lines { precondition(lines >= 1, "\(lines) lines hold nothing; give at least 1") }
        self.itinerary = itinerary
        self.view = view
        self.firstWeekday = firstWeekday
        self.lines = lines
        self.tripDates = tripDates
        self.period = period
    }

    /// The first day of the week of a day, counted since the epoch; it may precede the calendar.
    func firstDay(before day: Int) -> Int {
        let thursday = Weekday.thursday  // 1970-01-01
        let shift = (day % 7 + thursday.daysAfter(firstWeekday) + 7) % 7
        return day - shift
    }

    func week(_ first: Int) -> GridWeek {
        week(first, itinerary.sheets(in: view, days: first..<first + 7))
    }

    func weeks(from first: Int, until end: Int) -> [GridWeek] {
        let starts = Array(stride(from: first, to: end, by: 7))
        let sheets = itinerary.sheets(in: view, days: first..<first + 7 * starts.count)
        return starts.map { start in
            week(start, sheets.filter { (start..<start + 7).contains($0.day.date.daysSinceEpoch) })
        }
    }

    // MARK: - One week

    private func week(_ first: Int, _ sheets: [AgendaSheet]) -> GridWeek {
        let runs = runs(in: sheets, from: first)
        let packing = LanePacking(runs.map(\.columns))
        let crowded = Set(
            runs.indices.filter { packing.lanes[$0] >= lines ?? .max }.flatMap { runs[$0].standing })
        var overflow = [Int](repeating: 0, count: 7)
        let bars = runs.indices.map { index -> GridBar in
            let run = runs[index]
            let isHidden = self.isHidden(run, in: packing.lanes[index], crowded)
            if isHidden { for column in run.standing { overflow[column] += 1 } }
            let activity = itinerary.activities[run.position]
            return GridBar(
                scheduled: activity, span: run.first.span, columns: run.columns, lane: packing.lanes[index],
                isHidden: isHidden, continuesFromBefore: run.first.continuesFromBefore,
                continuesAfter: run.last.continuesAfter,
                nights: activity.kind == .lodging ? itinerary.nights(of: activity) : nil,
                spansDays: activity.isBanner || run.columns.count > 1 || run.first.continuesFromBefore
                    || run.last.continuesAfter)
        }
        let days = sheets.map { sheet -> GridDay in
            let number = sheet.day.date.daysSinceEpoch
            return GridDay(
                day: sheet.day, column: number - first, isInPeriod: period?.contains(number) ?? true,
                isOutsideTrip: !(tripDates?.contains(sheet.day.date) ?? true),
                overflow: overflow[number - first])
        }
        return GridWeek(
            isoWeek: isoWeek(of: first), days: days, bars: bars,
            laneCount: packing.lanes.reduce(0) { max($0, $1 + 1) })
    }

    /// Whether a bar has no line.
    ///
    /// The last line of a crowded day holds the number of hidden bars, so a bar with that line on such a day is
    /// hidden on all its days.
    private func isHidden(_ run: Run, in lane: Int, _ crowded: Set<Int>) -> Bool {
        guard let lines else { return false }
        return lane >= lines || lane == lines - 1 && run.columns.contains(where: crowded.contains)
    }

    private func isoWeek(of first: Int) -> ISOWeek {
        let thursday = first + Weekday.thursday.daysAfter(firstWeekday)
        let nearest = min(
            max(thursday, CivilDate.earliest.daysSinceEpoch), CivilDate.latest.daysSinceEpoch)
        return ((try? CivilDate(daysSinceEpoch: nearest)) ?? .latest).isoWeek
    }

    // MARK: - Runs of days

    /// Days of one week on which an activity is shown without a break.
    private struct Run {
        let position: Int
        let first: AgendaEntry
        var last: AgendaEntry
        /// The columns of its days.
        var standing: [Int]

        var columns: Range<Int> { (standing.first ?? 0)..<(standing.last ?? 0) + 1 }
    }

    private func runs(in sheets: [AgendaSheet], from first: Int) -> [Run] {
        var runs: [Run] = []
        var open: [Int: Int] = [:]
        // The column before the skipped days that lead up to this one.
        var reach = -1
        for sheet in sheets {
            let column = sheet.day.date.daysSinceEpoch - first
            for (position, entry) in zip(sheet.positions, sheet.day.entries) {
                if let index = open[position], (runs[index].standing.last ?? -1) >= reach {
                    runs[index].standing.append(column)
                    runs[index].last = entry
                } else {
                    open[position] = runs.count
                    runs.append(Run(position: position, first: entry, last: entry, standing: [column]))
                }
            }
            if !sheet.day.isSkipped { reach = column }
        }
        return runs.sorted { left, right in
            let (one, other) = (left.columns, right.columns)
            if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
            if one.count != other.count { return one.count > other.count }
            let banners = [left, right].map { itinerary.activities[$0.position].isBanner }
            if banners[0] != banners[1] { return banners[0] }
            return left.position < right.position
        }
    }
}
