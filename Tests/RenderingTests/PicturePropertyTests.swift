import CivilTime
import Rendering
import Scheduling
import TestKit
import Testing
import Trips

@Suite("Pictures of random trips") struct PicturePropertyTests {
    /// The text without colours.
    private func bare(_ text: String) -> String {
        var result = ""
        var isCode = false
        for scalar in text.unicodeScalars {
            if scalar == "\u{1B}" { isCode = true }
            if !isCode { result.unicodeScalars.append(scalar) }
            if isCode, scalar == "m" { isCode = false }
        }
        return result
    }

    private func expectWidth(_ text: String, _ style: TextSetting) {
        for line in bare(text).shownLines {
            #expect(DisplayWidth.columns(of: line) == style.columns, "\(line)")
            let opened = line.unicodeScalars.count { $0 == "\u{2068}" }
            #expect(line.unicodeScalars.count { $0 == "\u{2069}" } == opened)
        }
        // Nothing of a title commands the terminal; colours are ours.
        #expect(!text.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) })
        if !style.isColoured { #expect(!text.contains("\u{1B}")) }
    }

    /// Which of the entries a text names.
    private func named(_ text: String, _ entries: [ScheduledActivity]) -> Int {
        entries.count { entry in text.contains(String(entry.activity.title.prefix(3))) }
    }

    /// What all "+3 more" of a day should add up to: one for each line of a list, and one for each row of a block.
    private func unseen(_ text: String, _ grid: DayGrid) -> Int {
        let lines = (grid.banners + grid.offAxis).map { ($0.scheduled, 1) }
        let all = lines + grid.blocks.map { ($0.entry.scheduled, $0.rows.count) }
        return all.filter { named(text, [$0.0]) == 0 }.reduce(0) { $0 + $1.1 }
    }

    /// The sum of all "+3 more".
    private func counted(_ text: String) -> Int {
        text.split(separator: "+").dropFirst().reduce(0) { sum, part in
            let words = part.split(separator: " ", maxSplits: 2)
            guard words.count > 1, words[1].hasPrefix("m"), let count = Int(words[0]) else { return sum }
            return sum + count
        }
    }

    @Test(arguments: 0..<120 as Range<UInt64>)
    func `each line has the columns that were asked for, and nothing is left out unsaid`(seed: UInt64) throws
    {
        var random = SplitMix64(seed: seed)
        let trip = try RandomPictures.trip(&random)
        let view = try RandomPictures.view(&random)
        let hours: HourCycle = Bool.random(using: &random) ? .hours12 : .hours24
        var setting = PictureSetting(
            name: "שלום 東京", rules: "tz 2026f", hourCycle: hours,
            now: try Instant(parsing: "2027-03-12T08:00:00Z"))
        setting.worldZones = Int.random(in: 0...4, using: &random)
        let style = TextSetting(
            columns: Int.random(in: 60...200, using: &random), isColoured: Bool.random(using: &random),
            isASCII: Bool.random(using: &random))
        let date = try CivilDate(2027, 3, Int.random(in: 1...28, using: &random))

        let day = DayGrid(
            trip, view: view, date: date, rowMinutes: [60, 30, 15].randomElement(using: &random) ?? 60)
        let dayText = DayText(day, of: trip, setting, style).text
        expectWidth(dayText, style)
        #expect(counted(bare(dayText)) == unseen(dayText, day), "\(dayText)")

        let lines = Int.random(in: 1...6, using: &random)
        let week = WeekGrid(
            trip, view: view, containing: date, firstWeekday: .sunday, lines: lines, tripDates: nil)
        let weekText = WeekText(week, of: trip, setting, style).text
        expectWidth(weekText, style)
        let shown = week.week.bars.filter { !$0.isHidden }.map(\.scheduled)
        #expect(named(weekText, shown) == shown.count, "\(weekText)")

        let month = MonthGrid(
            trip, view: view, containing: date, firstWeekday: .monday, lines: lines, tripDates: nil)
        let monthText = MonthText(month, of: trip, setting, style).text
        expectWidth(monthText, style)
        let bars = month.weeks.flatMap(\.bars).filter { !$0.isHidden }.map(\.scheduled)
        #expect(named(monthText, bars) == bars.count, "\(monthText)")

        let march = try CivilDate(2027, 2, 27)..<CivilDate(2027, 4, 3)
        let timeline = Timeline(trip, view: view, dates: march)
        let timelineText = TimelineText(timeline, of: trip, setting, style).text
        expectWidth(timelineText, style)
        #expect(named(timelineText, Array(trip.activities)) == trip.activities.count, "\(timelineText)")
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `a crowded day counts what it does not show`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let trip = try RandomPictures.trip(&random, most: 200)
        let style = columns(60 + Int(seed))
        let date = try CivilDate(2027, 3, Int.random(in: 1...28, using: &random))
        let grid = DayGrid(trip, view: .traveller, date: date, rowMinutes: 60)
        let text = DayText(grid, of: trip, plain, style).text
        expectWidth(text, style)
        #expect(counted(text) == unseen(text, grid), "\(text)")
    }
}
