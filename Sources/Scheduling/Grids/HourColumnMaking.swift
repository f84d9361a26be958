import CivilTime
import Trips

/// Builds the strips of a day in a week.
enum HourColumnMaking {
    private static let day = 1440
    /// Blocks that share a row of so many minutes get separate lanes.
    private static let rowMinutes = 30

    static func column(of day: AgendaDay, on clock: TravellerClock) -> HourColumn {
        let strips = strips(of: parts(of: day, on: clock))
        var blocks = [[(entry: AgendaEntry, minutes: Range<Int>)]](repeating: [], count: strips.count)
        var offAxis: [AgendaEntry] = []
        for entry in day.entries where !entry.scheduled.isBanner {
            var isPlaced = false
            for (index, strip) in strips.enumerated() {
                guard let minutes = minutes(of: entry.scheduled, on: day.date, in: strip) else { continue }
                blocks[index].append((entry, minutes))
                isPlaced = true
            }
            if !isPlaced { offAxis.append(entry) }
        }
        return HourColumn(
            day: day, strips: zip(strips, blocks).map { HourStrip(parts: $0, blocks: packed($1)) },
            offAxis: offAxis)
    }

    /// The parts of a day between jumps of the clock, in which it shows the date of the day.
    ///
    /// In transit the clock can show another date than the printed one; that time has no hour on this day.
    private static func parts(of day: AgendaDay, on clock: TravellerClock) -> [HourStrip.Part] {
        let midnight = Int64(day.date.daysSinceEpoch) * 86_400
        var parts: [HourStrip.Part] = []
        for stretch in day.stretches.flatMap({ range in
            clock.stretches(touching: range).map { ($0.range.clamped(to: range), $0.zone) }
        }) {
            for range in stretch.1.stretches(ofLocal: midnight..<midnight + 86_400) {
                var start = range.clamped(to: stretch.0).lowerBound
                let end = range.clamped(to: stretch.0).upperBound
                while start < end {
                    let next = stretch.1.nextTransition(after: start)?.instant ?? end
                    let part = start..<min(next, end)
                    let first = minute(of: start, in: stretch.1, after: midnight)
                    let length = DayAxis.begunMinutes(from: part.lowerBound, to: part.upperBound)
                    parts.append(
                        HourStrip.Part(
                            range: part, minutes: first..<min(self.day, first + length), zone: stretch.1))
                    start = part.upperBound
                }
            }
        }
        return parts.filter { !$0.minutes.isEmpty }
    }

    private static func minute(of instant: Instant, in zone: Zone, after midnight: Int64) -> Int {
        Int((zone.civil(at: instant).secondsSinceEpoch - midnight) / 60)
    }

    /// The parts, with a new strip where the clock goes back; parts without a jump between them are joined.
    private static func strips(of parts: [HourStrip.Part]) -> [[HourStrip.Part]] {
        parts.reduce(into: []) { strips, part in
            guard let last = strips.last?.last, part.minutes.lowerBound >= last.minutes.upperBound else {
                return strips.append([part])
            }
            let goesOn =
                last.range.upperBound == part.range.lowerBound && last.zone == part.zone
                && last.minutes.upperBound == part.minutes.lowerBound
            guard goesOn else { return strips[strips.count - 1].append(part) }
            strips[strips.count - 1][strips[strips.count - 1].count - 1] = HourStrip.Part(
                range: last.range.lowerBound..<part.range.upperBound,
                minutes: last.minutes.lowerBound..<part.minutes.upperBound, zone: part.zone)
        }
    }

    private static func minutes(
        of activity: ScheduledActivity, on date: CivilDate, in strip: [HourStrip.Part]
    ) -> Range<Int>? {
        let range = activity.range
        let lands = activity.kind.isTransport && activity.printedDays?.arrival == date.daysSinceEpoch
        let shown = strip.filter { $0.range.overlaps(range) }
        if let first = shown.first, let last = shown.last, !range.isEmpty {
            let start = max(range.lowerBound, first.range.lowerBound)
            let end = min(range.upperBound, last.range.upperBound)
            let from =
                first.minutes.lowerBound + DayAxis.wholeMinutes(from: first.range.lowerBound, to: start)
            let until = last.minutes.lowerBound + DayAxis.begunMinutes(from: last.range.lowerBound, to: end)
            return from..<max(from + 1, min(until, last.minutes.upperBound))
        }
        // Only activities without a length, and landings whose flight is at other hours, are left.
        guard range.isEmpty || lands else { return nil }
        let moment = range.upperBound
        return strip.first { $0.range.contains(moment) }.map { part in
            let minute =
                part.minutes.lowerBound + DayAxis.wholeMinutes(from: part.range.lowerBound, to: moment)
            return minute..<minute + 1
        }
    }

    private static func packed(_ blocks: [(entry: AgendaEntry, minutes: Range<Int>)]) -> [HourStrip.Block] {
        let packing = LanePacking(
            blocks.map { block in
                let minutes = block.minutes
                return minutes.lowerBound / rowMinutes..<(minutes.upperBound + rowMinutes - 1) / rowMinutes
            })
        return blocks.indices.map { index in
            HourStrip.Block(
                entry: blocks[index].entry, minutes: blocks[index].minutes, lane: packing.lanes[index],
                laneCount: packing.counts[index])
        }
    }
}
