import CivilTime
package import Scheduling

/// The labels of a day's rows, on its own clock and on the home clock.
package struct DayLabels {
    /// The label of each row on its own clock.
    package let own: [String]
    /// The label of each row on the home clock, with the weekday where a new date begins there.
    package let home: [String]
    package let ownHead: String
    package let homeHead: String
    let ownColumns: Int
    /// The width of the home labels; 0 if the home clock shows the same all day.
    let homeColumns: Int

    package init(_ grid: DayGrid, _ words: ViewWords, headColumns: Int) {
        let rows = grid.axis.rows
        let homeZone = words.itinerary.home
        var counts: [CivilDateTime: Int] = [:]
        for row in rows { counts[row.start.civil, default: 0] += 1 }
        // On a second pass, or after the clocks went back, a time alone is ambiguous.
        own = rows.map { row in
            let local = row.start.civil
            // In transit the clock can show another date than the printed one.
            let day = local.date == grid.day.date ? "" : "\(EnglishTime.weekday(local.date)) "
            let time = day + words.hours.label(local.time)
            let isRepeated = counts[row.start.civil, default: 0] > 1
            return isRepeated ? "\(time) \(DayLabels.short(row.start.offset))" : time
        }
        var date: CivilDate?
        home = rows.map { row in
            guard row.isLabelled else { return "" }
            let local = homeZone.civil(at: row.start.instant)
            defer { date = local.date }
            let day = local.date == date ? "" : "\(EnglishTime.weekday(local.date)) "
            return day + words.hours.label(local.time)
        }
        ownHead = rows.first.map { ViewWords.city($0.start.zone) } ?? ""
        homeHead = ViewWords.city(homeZone)
        let head = min(headColumns, DisplayWidth.columns(of: ownHead))
        ownColumns = max(head, 5, own.map(DisplayWidth.columns(of:)).max() ?? 0)
        let isSame = rows.allSatisfy { homeZone.civil(at: $0.start.instant) == $0.start.civil }
        homeColumns = isSame ? 0 : max(5, home.map(DisplayWidth.columns(of:)).max() ?? 0)
    }

    /// `-04`, `+05:30`.
    static func short(_ offset: UTCOffset) -> String {
        let text = offset.description
        return text.hasSuffix(":00") && text.utf8.count == 6 ? String(text.dropLast(3)) : text
    }
}
