import CivilTime
import Rendering
import Scheduling
import Trips

/// What the pictures of one view have, as a JSON object.
struct ViewAnswer {
    private let itinerary: Itinerary
    private let view: AgendaView
    private let window: Range<CivilDate>
    private let order: [String: Int]
    private var fields: [String] = []

    /// The object.
    var text: String { "{\(fields.joined(separator: ","))}" }

    /// Asks every picture of a view.
    init(
        of itinerary: Itinerary, view: AgendaView, window: Range<CivilDate>, order: [String: Int]
    ) throws {
        self.itinerary = itinerary
        self.view = view
        self.window = window
        self.order = order
        let days = Agenda(itinerary, view: view, dates: window).days
        add("agenda", days.flatMap { standing($0.entries, on: $0) })
        addDays(days)
        addHours(days)
        try addWeeks()
        try addMonths()
        addTimeline()
        addPrinted()
    }

    private mutating func add(_ name: String, _ values: [String]) {
        fields.append("\"\(name)\":[\(values.joined(separator: ","))]")
    }

    private func number(_ scheduled: ScheduledActivity) -> Int { order[scheduled.key.uid.text] ?? -1 }

    private func standing(_ entries: [AgendaEntry], on day: AgendaDay) -> [String] {
        let date = day.date.daysSinceEpoch
        return entries.map { "[\(date),\(number($0.scheduled))]" }
    }

    // MARK: - Hours

    private mutating func addDays(_ days: [AgendaDay]) {
        let grids = days.map { DayGrid($0, of: itinerary, view: view, rowMinutes: 60) }
        add("blocks", grids.flatMap { standing($0.blocks.map(\.entry), on: $0.day) })
        add("banners", grids.flatMap { standing($0.banners, on: $0.day) })
        add("offAxis", grids.flatMap { standing($0.offAxis, on: $0.day) })
    }

    private mutating func addHours(_ days: [AgendaDay]) {
        let columns = WeekHours(days, of: itinerary, view: view).columns
        // One that is on two strips of a day stands there once.
        let blocks = columns.flatMap { column in
            var seen: Set<Int> = []
            let entries = column.strips.flatMap(\.blocks).map(\.entry)
            return standing(entries.filter { seen.insert(number($0.scheduled)).inserted }, on: column.day)
        }
        add("hours", blocks)
        add("hoursOffAxis", columns.flatMap { standing($0.offAxis, on: $0.day) })
    }

    // MARK: - Weeks and months

    private mutating func addWeeks() throws {
        var weeks: [GridWeek] = []
        var date = window.lowerBound
        while date < window.upperBound {
            let grid = WeekGrid(
                itinerary, view: view, containing: date, firstWeekday: .monday, lines: nil, tripDates: nil)
            weeks.append(grid.week)
            guard let last = grid.week.days.last else { break }
            date = try last.day.date.adding(days: 1)
        }
        add("week", weeks.flatMap(\.days).flatMap(standing))
        add("weekBars", weeks.flatMap(bars))
    }

    private mutating func addMonths() throws {
        var entries: [String] = []
        var found: [String] = []
        var date = window.lowerBound
        while date < window.upperBound {
            let grid = MonthGrid(
                itinerary, view: view, containing: date, firstWeekday: .sunday, lines: nil, tripDates: nil)
            entries += grid.weeks.flatMap(\.days).filter(\.isInPeriod).flatMap(standing)
            found += grid.weeks.flatMap(bars)
            date = try CivilDate(date.year, date.month, 1)
                .adding(days: CivilDate.daysInMonth(date.month, of: date.year))
        }
        add("month", entries)
        add("monthBars", found)
    }

    private func standing(_ day: GridDay) -> [String] {
        window.contains(day.day.date) ? standing(day.day.entries, on: day.day) : []
    }

    private func bars(_ week: GridWeek) -> [String] {
        week.bars.map { bar in
            let first = week.days[bar.columns.lowerBound].day.date.daysSinceEpoch
            return "[\(number(bar.scheduled)),\(first),\(first + bar.columns.count - 1)]"
        }
    }

    // MARK: - Timeline and paper

    private mutating func addTimeline() {
        let passes = Timeline(itinerary, view: view, dates: window).passes.map { pass in
            let bounds = [pass.range?.lowerBound, pass.range?.upperBound]
                .map { $0.map { "\($0.secondsSinceEpoch)" } ?? "null" }
            let entries = pass.entries.map { "\(number($0.scheduled))" }.joined(separator: ",")
            return "[\(pass.day.date.daysSinceEpoch),\(pass.number),\(bounds[0]),\(bounds[1]),[\(entries)]]"
        }
        add("timeline", passes)
    }

    /// The headings, and under each the titles, which are UIDs, as they stand in the Markdown.
    private mutating func addPrinted() {
        let setting = PictureSetting(name: nil, rules: nil, hourCycle: .hours24, now: nil)
        let printed = PrintedItinerary(of: itinerary, setting, view: view, showsCosts: false)
        var days: [(heading: Substring, entries: [String])] = []
        for line in printed.markdown.split(separator: "\n") {
            if line.hasPrefix("## ") {
                days.append((line.dropFirst(3), []))
            } else if line.hasPrefix("- "), let title = line.split(separator: " ").last, !days.isEmpty {
                days[days.count - 1].entries.append("\(order[String(title)] ?? -1)")
            }
        }
        add("printed", days.map { "[\"\($0.heading)\",[\($0.entries.joined(separator: ","))]]" })
    }
}
