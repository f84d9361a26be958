import CivilTime
import Messages
import Scheduling
import Trips

/// Draws weeks with bars: one for a week, several for a month.
struct WeekDrawing {
    var canvas: TextCanvas
    private let words: ViewWords
    private let setting: PictureSetting
    /// The columns of the frame's lines between the days, the first before the first day.
    private let lines: [Int]
    /// The width of the week numbers; 0 for a single week.
    private let gutter: Int
    private var firstWeekday = Weekday.monday

    /// The most lines below a grid about unusual days.
    private static let mostNotes = 8

    init(_ words: ViewWords, _ setting: PictureSetting, _ style: TextSetting, gutter: Int) {
        canvas = TextCanvas(width: style.columns, isASCII: style.isASCII)
        self.words = words
        self.setting = setting
        self.gutter = gutter
        let first = gutter > 0 ? gutter + 1 : 0
        let room = style.columns - 1 - first
        lines = (0...7).map { first + room * $0 / 7 }
    }

    /// The lines inside the frame.
    private var inner: [Int] { (gutter > 0 ? lines[..<7] : lines[1..<7]).map { $0 } }

    /// The columns of one or several days.
    private func room(_ columns: Range<Int>) -> Range<Int> {
        lines[columns.lowerBound] + 1..<lines[columns.upperBound]
    }

    private func room(_ column: Int) -> Range<Int> { room(column..<column + 1) }

    // MARK: - Head and foot

    mutating func open(_ title: String, _ facts: [String], firstWeekday: Weekday) {
        self.firstWeekday = firstWeekday
        let top = canvas.rule(canvas.art.top)
        canvas.caption(title, setting.shownName, on: top, .bold)
        let about = canvas.addLine()
        canvas.frame(about)
        canvas.put(facts.joined(separator: " · "), on: about, in: 2..<canvas.width - 2, .faint)
        canvas.rule(canvas.art.middle, below: inner)
        guard gutter > 0 else { return }
        let head = canvas.addLine()
        canvas.frame(head, columns: inner)
        for weekday in Weekday.allCases {
            canvas.put(
                EnglishTime.name(weekday), on: head, in: room(weekday.daysAfter(firstWeekday)), .faint,
                .center)
        }
        separate()
    }

    mutating func separate() {
        canvas.rule(canvas.art.middle, above: inner, below: inner)
    }

    /// Adds the notes about unusual days, and ends the frame.
    mutating func close(_ days: [GridDay]) {
        let isAnyOutside = days.contains(where: \.isOutsideTrip)
        let notes = days.flatMap { words.notes(of: $0.day) }
        let shown = notes.count > WeekDrawing.mostNotes ? WeekDrawing.mostNotes - 1 : notes.count
        let hasFoot = !notes.isEmpty || isAnyOutside
        if hasFoot { canvas.rule(canvas.art.middle, above: inner) }
        for note in notes.prefix(shown) { self.note(note, .jump) }
        if shown < notes.count { note(tr("+\(notes.count - shown) more"), .faint) }
        // Without colour a date outside the trip has only its mark.
        if isAnyOutside { note(tr("\(canvas.art.outside) outside the trip"), .faint) }
        let bottom = canvas.rule(canvas.art.bottom, above: hasFoot ? [] : inner)
        let home = tr("home \(words.itinerary.home.id)")
        canvas.caption(
            "", [home, setting.shownRules].compactMap { $0 }.joined(separator: " · "), on: bottom, .faint)
    }

    private mutating func note(_ text: String, _ mark: TextStyle.Mark) {
        let columns = 2..<canvas.width - 2
        for part in DisplayText(text).wrapped(to: columns.count, lines: 2, ellipsis: canvas.art.ellipsis) {
            let line = canvas.addLine()
            canvas.frame(line)
            canvas.put(part, on: line, in: columns, mark)
        }
    }

    // MARK: - A week

    /// Draws the days of a week and their bars.
    ///
    /// - Parameters:
    ///   - week: The week.
    ///   - mostLines: The most lines of text for an entry of one day.
    mutating func draw(_ week: GridWeek, mostLines: Int) {
        drawDates(week)
        let visible = week.bars.filter { !$0.isHidden }
        let lanes = visible.reduce(0) { max($0, $1.lane + 1) }
        let isCrowded = week.days.contains { $0.overflow > 0 }
        let texts = visible.map { lineTexts($0, of: week, mostLines) }
        for lane in 0..<max(lanes, 1) {
            let indices = visible.indices.filter { visible[$0].lane == lane }
            let height = indices.reduce(1) { max($0, texts[$1].count) }
            for row in 0..<height {
                let line = addLine()
                for index in indices {
                    draw(visible[index], texts[index], row: row, on: line)
                }
            }
        }
        guard isCrowded else { return }
        let line = addLine()
        for day in week.days where day.overflow > 0 {
            canvas.put(tr("+\(day.overflow) more"), on: line, in: room(day.column), .faint)
        }
    }

    private mutating func addLine() -> Int {
        let line = canvas.addLine()
        canvas.frame(line, columns: inner)
        return line
    }

    private mutating func drawDates(_ week: GridWeek) {
        let line = addLine()
        if gutter > 0 {
            canvas.put("W\(week.isoWeek.week)", on: line, in: 1..<gutter, .faint)
        }
        let today = setting.now.map { words.clock.date(at: $0) }
        let oddities = week.days.map { words.brief($0.day) }
        for (day, oddity) in zip(week.days, oddities) {
            let date = day.day.date
            let room = room(day.column)
            let isFaint = !day.isInPeriod || day.isOutsideTrip
            let mark: TextStyle.Mark? = date == today ? .alarm : isFaint ? .faint : .bold
            let taken = canvas.put(dateText(day, today: today), on: line, in: room, mark)
            if gutter > 0, !oddity.isEmpty, taken.upperBound < room.upperBound {
                canvas.put(oddity, on: line, in: taken.upperBound..<room.upperBound, .jump, .right)
            }
        }
        guard gutter == 0, oddities.contains(where: { !$0.isEmpty }) else { return }
        let below = addLine()
        for (day, oddity) in zip(week.days, oddities) {
            canvas.put(oddity == "2×" ? tr("twice") : oddity, on: below, in: room(day.column), .jump)
        }
    }

    /// A date in its column; in a week with the month, if there is room.
    private func dateText(_ day: GridDay, today: CivilDate?) -> String {
        let date = day.day.date
        let room = room(day.column).count
        let number =
            gutter > 0
            ? "\(date.day)" : tr("\(EnglishTime.weekday(date)) \(date.day)", as: "weekday and day")
        var signs = date == today ? canvas.art.now : ""
        if day.isInPeriod, day.isOutsideTrip, signs.count + number.count < room {
            signs += canvas.art.outside
        }
        guard day.isInPeriod else { return "\(signs)(\(number))" }
        guard gutter == 0, day.column == 0 || date.day == 1, room > 9 else { return signs + number }
        let named = EnglishTime.briefWithWeekday(date)
        return signs + (signs.count + DisplayWidth.columns(of: named) <= room ? named : number)
    }

    /// The lines of an entry of one day, or the one line of a bar.
    private func lineTexts(_ bar: GridBar, of week: GridWeek, _ most: Int) -> [DisplayText] {
        let columns = room(bar.columns).count
        // All columns of a picture use one rule. Over several lines a time takes one of them, so it has room.
        let least = (lines[7] - lines[0]) / 7 - 1
        let room =
            bar.spansDays ? least * bar.columns.count - 2 : most > 1 ? Int.max : least
        let label = words.label(of: bar, in: week, columns: room)
        let text = DisplayText(label)
        guard !bar.spansDays else { return [text] }
        return text.wrapped(
            to: columns, lines: most, ellipsis: canvas.art.ellipsis)
    }

    private mutating func draw(_ bar: GridBar, _ texts: [DisplayText], row: Int, on line: Int) {
        guard row < texts.count else { return }
        let room = room(bar.columns)
        let mark = ViewWords.mark(of: bar.scheduled.activity.kind)
        guard bar.spansDays else {
            canvas.put(texts[row], on: line, in: room, mark)
            return
        }
        let art = canvas.art
        canvas.fill(art.bar[1], on: line, in: room, mark)
        canvas.fill(
            bar.continuesFromBefore ? art.openBar[0] : art.bar[0], on: line,
            in: room.lowerBound..<room.lowerBound + 1, mark)
        canvas.put(texts[row], on: line, in: room.lowerBound + 1..<room.upperBound - 1, mark)
        canvas.fill(
            bar.continuesAfter ? art.openBar[1] : art.bar[2], on: line,
            in: room.upperBound - 1..<room.upperBound, mark)
    }
}
