import CivilTime
import Messages
import Scheduling
import Trips

/// Weeks as an HTML table: a row of dates for each, and below it a row for each line of bars.
struct WeekSection {
    private let words: ViewWords
    private let setting: PictureSetting
    private let firstWeekday: Weekday

    init(_ words: ViewWords, _ setting: PictureSetting, firstWeekday: Weekday) {
        self.words = words
        self.setting = setting
        self.firstWeekday = firstWeekday
    }

    func write(_ weeks: [GridWeek], _ title: String, to markup: inout Markup) {
        let id = "weeks-\(weeks.first?.days.first?.day.date.description ?? "none")-\(weeks.count)"
        markup.element("section", ["aria-labelledby": id]) { section in
            section.element("h2", ["id": id], text: title)
            section.element("table") { table in
                table.element("thead") { head in
                    head.element("tr") { row in
                        row.element(
                            "th", ["scope": "col", "class": "week"],
                            text: tr("Week", as: "heading of a column"))
                        for weekday in weekdays {
                            row.element("th", ["scope": "col"], text: EnglishTime.name(weekday))
                        }
                    }
                }
                for week in weeks { table.element("tbody") { self.week(week, &$0) } }
            }
            let notes = weeks.flatMap(\.days).filter(\.isInPeriod).flatMap { words.notes(of: $0.day) }
            guard !notes.isEmpty else { return }
            section.element("ul", ["class": "notes"]) { list in
                for note in notes { list.element("li", ["class": "jump"], text: note) }
            }
        }
    }

    private var weekdays: [Weekday] {
        Weekday.allCases.sorted { $0.daysAfter(firstWeekday) < $1.daysAfter(firstWeekday) }
    }

    // MARK: - One week

    private func week(_ week: GridWeek, _ body: inout Markup) {
        let visible = week.bars.filter { !$0.isHidden }
        let lanes = visible.reduce(0) { max($0, $1.lane + 1) }
        let isCrowded = week.days.contains { $0.overflow > 0 }
        body.element("tr") { row in
            row.element(
                "th", ["scope": "rowgroup", "rowspan": "\(1 + lanes + (isCrowded ? 1 : 0))"],
                text: "W\(week.isoWeek.week)")
            for column in 0..<7 { date(week.days.first { $0.column == column }, &row) }
        }
        for lane in 0..<lanes {
            body.element("tr") { row in
                var column = 0
                for bar in visible where bar.lane == lane {
                    gap(column..<bar.columns.lowerBound, &row)
                    self.bar(bar, of: week, &row)
                    column = bar.columns.upperBound
                }
                gap(column..<7, &row)
            }
        }
        guard isCrowded else { return }
        body.element("tr") { row in
            for column in 0..<7 {
                let count = week.days.first { $0.column == column }?.overflow ?? 0
                row.element("td", ["class": "detail"], text: count > 0 ? tr("+\(count) more") : "")
            }
        }
    }

    private func gap(_ columns: Range<Int>, _ row: inout Markup) {
        if !columns.isEmpty { row.element("td", ["colspan": "\(columns.count)"], text: "") }
    }

    private func date(_ day: GridDay?, _ row: inout Markup) {
        guard let day else { return row.element("td", text: "") }
        let date = day.day.date
        let isToday = setting.now.map { words.clock.date(at: $0) } == date
        var text = Markup.inline("time", ["datetime": "\(date)"], EnglishTime.brief(date))
        let brief = words.brief(day.day)
        if !brief.isEmpty { text += " " + Markup.inline("span", ["class": "jump"], brief) }
        if isToday { text += " " + Markup.inline("span", ["class": "now"], tr("today")) }
        let isOutside = !day.isInPeriod || day.isOutsideTrip
        row.element("th", ["scope": "col", "class": isOutside ? "outside" : "date"], markup: text)
    }

    private func bar(_ bar: GridBar, of week: GridWeek, _ row: inout Markup) {
        let dates = week.days.filter { bar.columns.contains($0.column) }.map(\.day.date)
        let ends = [dates.first, dates.last].compactMap { $0 }.map { EnglishTime.short($0) }
        let span =
            Set(ends).count > 1
            ? tr("\(ends[0]) to \(ends[1])", as: "from one date to another") : ends.first ?? ""
        var text = Markup.inline("span", ["class": "hidden"], "\(span): ")
        if bar.continuesFromBefore { text += "← " }
        if let start = words.start(of: bar, in: week) {
            text +=
                Markup.inline(
                    "time", ["datetime": start.rfc3339], words.markedReading(start, of: bar.scheduled)) + " "
        }
        text += EntryMarkup.title(of: bar.scheduled.activity)
        if let nights = bar.nights {
            text += EntryMarkup.detail([nights == 1 ? tr("1 night") : tr("\(nights) nights")])
        }
        if bar.continuesAfter { text += " →" }
        row.element(
            "td",
            [
                "colspan": "\(bar.columns.count)", "class": EntryMarkup.classes(of: bar.scheduled.activity),
            ], markup: text)
    }
}
