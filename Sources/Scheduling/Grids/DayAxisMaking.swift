import CivilTime

/// Builds an axis with rows from the stretches of a date.
struct DayAxisMaking {
    private let clock: TravellerClock
    private let rowSeconds: Int64
    private var passes: [DayAxisPass] = []
    private var rows: [DayAxisRow] = []
    /// The row under construction, whose end is not yet known.
    private var open: Cut?

    static func axis(of stretches: [Range<Instant>], on clock: TravellerClock, rowMinutes: Int) -> DayAxis {
        var making = DayAxisMaking(clock: clock, rowSeconds: Int64(rowMinutes) * 60)
        for stretch in stretches { making.add(stretch) }
        return DayAxis(passes: making.passes, rows: making.rows)
    }

    private init(clock: TravellerClock, rowSeconds: Int64) {
        self.clock = clock
        self.rowSeconds = rowSeconds
    }

    /// Where a row begins.
    private struct Cut {
        let minute: Int
        let start: ZonedDateTime
        var bend: DayAxisBend?
        var isLabelled: Bool
    }

    /// A part of a day with one zone and one offset.
    private struct Segment {
        let range: Range<Instant>
        let zone: Zone
        let offset: UTCOffset
    }

    private mutating func add(_ stretch: Range<Instant>) {
        let first = passes.last?.minutes.upperBound ?? 0
        let end = first + DayAxis.begunMinutes(from: stretch.lowerBound, to: stretch.upperBound)
        for segment in segments(of: stretch) {
            let opensPass = segment.range.lowerBound == stretch.lowerBound
            let bend = jump(before: segment, isPass: opensPass && !passes.isEmpty)
            for instant in beginnings(in: segment, withStart: opensPass || bend != nil) {
                let start = ZonedDateTime(instant, in: segment.zone)
                let time = start.civil.time
                let isStart = instant == segment.range.lowerBound
                begin(
                    Cut(
                        minute: first + DayAxis.wholeMinutes(from: stretch.lowerBound, to: instant),
                        start: start, bend: isStart ? bend : nil,
                        isLabelled: isStart && opensPass || time.minute == 0 && time.second == 0))
            }
        }
        passes.append(DayAxisPass(range: stretch, minutes: first..<end))
        close(at: end)
    }

    /// Ends the open row and begins the next; an open row of less than a minute is replaced.
    private mutating func begin(_ cut: Cut) {
        var cut = cut
        if let open, open.minute == cut.minute {
            cut.bend = cut.bend ?? open.bend
            cut.isLabelled = cut.isLabelled || open.isLabelled
        }
        close(at: cut.minute)
        open = cut
    }

    private mutating func close(at minute: Int) {
        defer { open = nil }
        guard let open, open.minute < minute else { return }
        rows.append(
            DayAxisRow(
                minutes: open.minute..<minute, start: open.start, bend: open.bend,
                isLabelled: open.isLabelled || open.bend != nil))
    }

    private func segments(of stretch: Range<Instant>) -> [Segment] {
        clock.stretches(touching: stretch).flatMap { part -> [Segment] in
            let range = part.range.clamped(to: stretch)
            var found: [Segment] = []
            var start = range.lowerBound
            while start < range.upperBound {
                let next = part.zone.nextTransition(after: start)?.instant ?? range.upperBound
                let end = min(next, range.upperBound)
                found.append(
                    Segment(range: start..<end, zone: part.zone, offset: part.zone.offset(at: start)))
                start = end
            }
            return found
        }
    }

    /// The beginnings of rows in a segment: at multiples of their length, and at its own start if wanted.
    private func beginnings(in segment: Segment, withStart: Bool) -> [Instant] {
        let offset = Int64(segment.offset.totalSeconds)
        let start = segment.range.lowerBound
        let local = start.secondsSinceEpoch + offset
        // Local seconds before 1970 are negative, and need a non-negative remainder.
        let past = ((local % rowSeconds) + rowSeconds) % rowSeconds
        let first = past == 0 && start.nanosecond == 0 ? local : local - past + rowSeconds
        let end = segment.range.upperBound
        let last = end.secondsSinceEpoch + offset + (end.nanosecond > 0 ? 1 : 0)
        var found = withStart && first != local ? [start] : []
        for second in stride(from: first, to: max(first, last), by: Int(rowSeconds)) {
            found.append(Instant(nearestTo: second - offset))
        }
        return found
    }

    /// The jump of the clock at the start of a segment, if there is one; a new pass counts as one.
    private func jump(before segment: Segment, isPass: Bool) -> DayAxisBend? {
        let start = segment.range.lowerBound
        guard let earlier = try? start.adding(.nanoseconds(-1)) else { return nil }
        let zone = clock.zone(before: start)
        let offset = zone.offset(at: earlier)
        if !isPass && offset == segment.offset { return nil }
        let second = start.secondsSinceEpoch + Int64(offset.totalSeconds)
        let after = segment.zone.civil(at: start)
        let before = try? CivilDateTime(secondsSinceEpoch: second, nanosecond: start.nanosecond)
        return DayAxisBend(
            kind: isPass ? .pass : zone == segment.zone ? .clocks : .zone, before: before ?? after,
            after: after)
    }
}
