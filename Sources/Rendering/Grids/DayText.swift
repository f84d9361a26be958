import CivilTime
import Messages
public import Scheduling
import Trips

/// One date as text: rows of a clock, the home clock, and blocks in lanes.
///
/// Each row of the grid's axis is drawn, so a day of 23 hours has 23 rows of an hour. A double line marks a jump of
/// the clock with both readings. A time that the axis shows twice has its offset.
///
/// ```swift
/// let grid = DayGrid(trip, view: .traveller, date: friday, rowMinutes: 60)
/// DayText(grid, of: trip, setting, textSetting).text  // ╭─ Fri 12 March 2027 ─…
/// ```
public struct DayText: Sendable {
    /// The lines, each padded to the width and with a line break at its end.
    public let text: String

    /// Draws a grid.
    ///
    /// - Parameters:
    ///   - grid: One date.
    ///   - itinerary: The activities of the grid.
    ///   - setting: The settings.
    ///   - style: The settings of text.
    public init(
        _ grid: DayGrid, of itinerary: Itinerary, _ setting: PictureSetting, _ style: TextSetting
    ) {
        var drawing = DayDrawing(grid, itinerary, setting, style)
        drawing.draw()
        text = drawing.canvas.text(isColoured: style.isColoured)
    }
}

/// Draws one date.
struct DayDrawing {
    var canvas: TextCanvas
    let grid: DayGrid
    let words: ViewWords
    let setting: PictureSetting
    let labels: DayLabels
    /// The columns of the frame's lines between the clocks and the blocks.
    let lines: [Int]
    /// The columns of the blocks.
    let content: Range<Int>

    /// The most banners, and the most entries beside the axis, that are drawn.
    static let mostLines = 12
    /// The least width of a lane.
    private static let laneColumns = 12

    init(_ grid: DayGrid, _ itinerary: Itinerary, _ setting: PictureSetting, _ style: TextSetting) {
        canvas = TextCanvas(width: style.columns, isASCII: style.isASCII)
        self.grid = grid
        self.setting = setting
        words = ViewWords(itinerary, view: grid.view, hours: setting.hourCycle, people: setting.people)
        labels = DayLabels(grid, words, headColumns: style.columns >= 80 ? 11 : 7)
        var lines = [labels.ownColumns + 3]
        if labels.homeColumns > 0 { lines.append(lines[0] + labels.homeColumns + 3) }
        self.lines = grid.axis.rows.isEmpty ? [] : lines
        content = (self.lines.last ?? 0) + 2..<style.columns - 2
    }

    mutating func draw() {
        let top = canvas.rule(canvas.art.top)
        canvas.caption(EnglishTime.long(grid.day.date), setting.shownName, on: top, .bold)
        paragraph((words.facts(of: grid.day) + [words.title]).joined(separator: " · "))
        if let places = words.people.places[grid.day.date] { paragraph(places, .jump) }
        if grid.day.isSkipped { paragraph(words.lost(grid.day.date), .jump) }
        list(grid.banners)
        drawAxis()
        if !grid.offAxis.isEmpty {
            canvas.rule(canvas.art.middle, above: lines)
            paragraph(tr("on this date by the clock of its own place:"), .faint)
            list(grid.offAxis)
        }
        let isOpen = grid.offAxis.isEmpty && !drawWorld()
        let bottom = canvas.rule(canvas.art.bottom, above: isOpen ? lines : [])
        let home = tr("home \(words.itinerary.home.id)")
        canvas.caption(
            "", [home, setting.shownRules].compactMap { $0 }.joined(separator: " · "), on: bottom, .faint)
    }

    // MARK: - Above and below the axis

    /// Draws the same hours in the zones of the trip; returns whether there were any.
    private mutating func drawWorld() -> Bool {
        guard setting.worldZones > 0, grid.axis.length > 0 else { return false }
        let strip = WorldStrip(grid, zones: words.itinerary.zones(most: setting.worldZones))
        canvas.rule(canvas.art.middle, above: grid.offAxis.isEmpty ? lines : [])
        paragraph(tr("the same hours elsewhere"), .faint)
        let names = strip.rows.map { DisplayText(ViewWords.city($0.zone)).width }.max() ?? 0
        let room = 4 + min(names, 14)..<canvas.width - 2
        for row in strip.rows {
            let line = canvas.addLine()
            canvas.frame(line)
            canvas.put(ViewWords.city(row.zone), on: line, in: 2..<room.lowerBound - 1)
            draw(row.axis, on: line, in: room)
        }
        return true
    }

    private mutating func draw(_ axis: DayAxis, on line: Int, in room: Range<Int>) {
        func column(_ minute: Int) -> Int { room.lowerBound + room.count * minute / axis.length }
        for row in axis.rows {
            let time = row.start.civil.time
            let glyph = canvas.art.light[ViewWords.lightOrder(time)]
            let columns = column(row.minutes.lowerBound)..<column(row.minutes.upperBound)
            canvas.fill(glyph, on: line, in: columns, ViewWords.lightOrder(time) == 2 ? nil : .transport)
        }
        for row in axis.rows where row.start.civil.time.minute == 0 && row.start.civil.time.hour % 6 == 0 {
            let first = column(row.minutes.lowerBound)
            guard first + 2 <= room.upperBound else { continue }
            let hour = row.start.civil.time.hour
            canvas.put((hour < 10 ? "0" : "") + "\(hour)", on: line, in: first..<first + 2, .bold)
        }
    }

    private mutating func paragraph(_ text: String, _ mark: TextStyle.Mark? = nil) {
        let columns = 2..<canvas.width - 2
        let wrapped = DisplayText(text).wrapped(
            to: columns.count, lines: 4, ellipsis: canvas.art.ellipsis)
        for part in wrapped {
            let line = canvas.addLine()
            canvas.frame(line)
            canvas.put(part, on: line, in: columns, mark)
        }
    }

    /// Draws a line for each entry, as far as there is room; the last one counts the rest.
    private mutating func list(_ entries: [AgendaEntry]) {
        let shown = entries.count > DayDrawing.mostLines ? DayDrawing.mostLines - 1 : entries.count
        for entry in entries.prefix(shown) { item(entry) }
        if shown < entries.count { paragraph(tr("+\(entries.count - shown) more"), .faint) }
    }

    private mutating func item(_ entry: AgendaEntry) {
        let line = canvas.addLine()
        canvas.frame(line)
        let activity = entry.scheduled.activity
        let mark = ViewWords.mark(of: activity.kind)
        canvas.put(edge(entry, isFirst: true, isLast: true), on: line, in: 2..<3, mark)
        var facts = words.details(of: entry, on: grid.day)
        if !entry.isAllDay { facts.insert(words.times(of: entry, on: grid.day), at: 0) }
        let detail = DisplayText(facts.joined(separator: " · "))
        // The title gets at least half of the line.
        let room = max((canvas.width - 6) / 2, canvas.width - 7 - detail.width)
        let title = ViewWords.isolatedTitle(of: activity)
        let taken = canvas.put(title, on: line, in: 4..<4 + room, mark)
        canvas.put(
            detail, on: line, in: min(taken.upperBound + 1, canvas.width - 2)..<canvas.width - 2, .faint,
            .right)
    }

    // MARK: - The axis

    private mutating func drawAxis() {
        guard !grid.axis.rows.isEmpty else { return }
        canvas.rule(canvas.art.middle, below: lines)
        let head = canvas.addLine()
        canvas.frame(head, columns: lines)
        canvas.put(labels.ownHead, on: head, in: 2..<lines[0] - 1, .faint, .center)
        if lines.count > 1 {
            canvas.put(tr("home"), on: head, in: lines[0] + 2..<lines[1] - 1, .faint, .center)
        }
        if grid.blocks.isEmpty, grid.banners.isEmpty, grid.offAxis.isEmpty {
            canvas.put(tr("nothing on this date"), on: head, in: content, .faint)
        }
        let first = canvas.addLine()
        let columns = BlockColumns(
            grid.blocks, rows: grid.axis.rows.count, most: max(1, content.count / DayDrawing.laneColumns))
        var line = first
        for (index, row) in grid.axis.rows.enumerated() {
            if index > 0 { line = canvas.addLine() }
            if let bend = row.bend, index > 0 {
                drawBend(bend, at: row, on: line, across: columns.crossing(index))
                line = canvas.addLine()
            }
            canvas.frame(line, columns: lines)
            drawLabels(index, on: line)
            for block in columns.blocks(in: index) { draw(block, row: index, on: line) }
            let hidden = columns.hidden(runningIn: index)
            if hidden > 0 {
                let lane = lane(columns.most - 1, of: columns.most)
                canvas.put(tr("+\(hidden) more"), on: line, in: lane.lowerBound + 2..<lane.upperBound, .faint)
            }
        }
    }

    private mutating func drawLabels(_ index: Int, on line: Int) {
        let row = grid.axis.rows[index]
        if let now = setting.now.flatMap(grid.axis.minute(at:)), row.minutes.contains(now) {
            canvas.put(canvas.art.now, on: line, in: 1..<2, .alarm)
        }
        guard row.isLabelled else { return }
        canvas.put(labels.own[index], on: line, in: 2..<lines[0] - 1, nil)
        if lines.count > 1 {
            canvas.put(labels.home[index], on: line, in: lines[0] + 2..<lines[1] - 1, .faint, .right)
        }
    }

    private mutating func drawBend(
        _ bend: DayAxisBend, at row: DayAxisRow, on line: Int, across blocks: [BlockColumns.Shown]
    ) {
        canvas.fill(canvas.art.jump[1], on: line, in: 0..<canvas.width, .jump)
        canvas.fill(canvas.art.jump[0], on: line, in: 0..<1, .jump)
        canvas.fill(canvas.art.jump[2], on: line, in: canvas.width - 1..<canvas.width, .jump)
        for block in blocks {
            let column = lane(block.lane, of: block.laneCount).lowerBound
            canvas.fill(
                canvas.art.edge[1], on: line, in: column..<column + 1,
                ViewWords.mark(of: block.block.entry.scheduled.activity.kind))
        }
        let text = words.bend(bend, at: row.start)
        canvas.caption(text, "", on: line, .jump)
    }

    /// The columns of a lane.
    private func lane(_ lane: Int, of count: Int) -> Range<Int> {
        let first = content.lowerBound + content.count * lane / count
        return first..<content.lowerBound + content.count * (lane + 1) / count
    }

    private func edge(_ entry: AgendaEntry, isFirst: Bool, isLast: Bool) -> String {
        let before = isFirst && entry.continuesFromBefore
        let after = isLast && entry.continuesAfter
        if before || after { return canvas.art.open[before && after ? 2 : after ? 1 : 0] }
        return canvas.art.edge[isFirst ? (isLast ? 3 : 0) : isLast ? 2 : 1]
    }

    private mutating func draw(_ shown: BlockColumns.Shown, row: Int, on line: Int) {
        let block = shown.block
        let columns = lane(shown.lane, of: shown.laneCount)
        let mark = ViewWords.mark(of: block.entry.scheduled.activity.kind)
        let isFirst = row == block.rows.lowerBound
        let isLast = row == block.rows.upperBound - 1
        canvas.put(
            edge(block.entry, isFirst: isFirst, isLast: isLast), on: line,
            in: columns.lowerBound..<columns.lowerBound + 1, mark)
        let room = columns.lowerBound + 2..<max(columns.lowerBound + 2, columns.upperBound - 1)
        let texts = blockLines(block, room.count)
        let index = row - block.rows.lowerBound
        if index < texts.count {
            let (text, isDetail) = texts[index]
            canvas.put(text, on: line, in: room, isDetail ? .faint : mark)
        } else if grid.axis.rows[row].isLabelled,
            let clocks = words.transitClocks(block.entry, at: grid.axis.rows[row].start)
        {
            canvas.put(clocks, on: line, in: room, .faint)
        }
    }

    /// The words of a block, a line for each of its rows.
    private func blockLines(_ block: DayGridBlock, _ room: Int) -> [(DisplayText, isDetail: Bool)] {
        let rows = block.rows.count
        let title = ViewWords.isolatedTitle(of: block.entry.scheduled.activity)
        let details = words.details(of: block.entry, on: grid.day)
        let time = words.times(of: block.entry, on: grid.day)
        let short = time.split(separator: "–", omittingEmptySubsequences: false).first.map(String.init)
        guard rows > 1 else {
            // In a narrow lane the title has priority over what the row's label says.
            let start = room < 14 ? brief(block, short ?? time, room) : room < 28 ? short ?? time : time
            let all = ([[start, title].filter { !$0.isEmpty }.joined(separator: " ")] + details)
            return [(DisplayText(all.joined(separator: " · ")), false)]
        }
        // With two lines, the times would take both.
        let isTight = rows == 2 && DisplayWidth.columns(of: time) > room
        let shown = isTight && short != time ? "\(short ?? "")–" : time
        let head = DisplayText("\(shown) \(title)").wrapped(
            to: room, lines: min(rows, 3), ellipsis: canvas.art.ellipsis)
        guard head.count < rows, !details.isEmpty else { return head.map { ($0, false) } }
        let rest = DisplayText(details.joined(separator: " · ")).wrapped(
            to: room, lines: min(rows - head.count, 3), ellipsis: canvas.art.ellipsis)
        return head.map { ($0, false) } + rest.map { ($0, true) }
    }

    /// Shortens a time for a narrow lane: empty if the row's label says it, only minutes for another time in the same
    /// hour.
    ///
    /// A time in another hour is dropped if fewer than six columns would remain for the title.
    private func brief(_ block: DayGridBlock, _ time: String, _ room: Int) -> String {
        guard case .timed(let start, _) = block.entry.span, start.civil.date == grid.day.date else {
            return ""
        }
        let row = grid.axis.rows[block.rows.lowerBound].start
        if start.civil == row.civil { return "" }
        let (own, other) = (start.civil.time, row.civil.time)
        guard start.civil.date == row.civil.date, own.hour == other.hour, own.second == 0 else {
            return DisplayWidth.columns(of: time) + 7 <= room ? time : ""
        }
        return ":\(own.minute < 10 ? "0" : "")\(own.minute)"
    }
}
