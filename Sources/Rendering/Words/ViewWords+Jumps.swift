package import CivilTime
import Messages
package import Scheduling
import Trips

// MARK: - Where the clock does not go on

extension ViewWords {
    /// The words for a jump of the clock, in the row behind it.
    package func bend(_ bend: DayAxisBend, at start: ZonedDateTime) -> String {
        let offset = DayLabels.short(start.offset)
        let (before, after) = (
            reading(bend.before, beside: bend.after), reading(bend.after, beside: bend.before)
        )
        switch bend.kind {
        case .clocks: return clocksGo(from: bend.before, to: bend.after, offset)
        case .zone:
            let shift = ViewWords.shift(
                .seconds(bend.after.secondsSinceEpoch - bend.before.secondsSinceEpoch))
            return tr("\(ViewWords.city(start.zone)) (\(offset)), clock \(shift): \(before) is \(after)")
        case .pass:
            let date = EnglishTime.short(bend.after.date)
            let again = tr("\(date) again, in \(ViewWords.city(start.zone)) (\(offset))")
            return bend.before == bend.after ? again : tr("\(again): \(before) is \(after)")
        }
    }

    /// The same for a jump in a timeline.
    package func jump(_ jump: ClockJump) -> String {
        let after = jump.zone.civil(at: jump.instant)
        let shift = Duration.seconds(jump.before.totalSeconds - jump.after.totalSeconds)
        return clocksGo(
            from: (try? after.adding(shift)) ?? after, to: after, DayLabels.short(jump.after))
    }

    /// `clocks go forward 1 h: 02:00 is 03:00 (-07)`.
    private func clocksGo(from before: CivilDateTime, to after: CivilDateTime, _ offset: String) -> String {
        let seconds = after.secondsSinceEpoch - before.secondsSinceEpoch
        let (old, new) = (reading(before, beside: after), reading(after, beside: before))
        let shift = ViewWords.shift(.seconds(seconds))
        return seconds < 0
            ? tr("clocks go \(shift): \(old) is \(new) again (\(offset))")
            : tr("clocks go \(shift): \(old) is \(new) (\(offset))")
    }

    /// A reading, with its weekday if the other reading is on another date.
    private func reading(_ local: CivilDateTime, beside other: CivilDateTime) -> String {
        let time = hours.text(local.time)
        return local.date == other.date ? time : "\(EnglishTime.weekday(local.date)) \(time)"
    }

    /// The dates around one that the clock skips.
    package func lost(_ date: CivilDate) -> String {
        func nearest(_ step: Int) -> CivilDate? {
            var near = date
            for _ in 0..<7 {
                guard let next = try? near.adding(days: step) else { return nil }
                near = next
                if !clock.stretches(of: near).isEmpty { return near }
            }
            return nil
        }
        guard let before = nearest(-1), let after = nearest(1) else {
            return tr("\(EnglishTime.short(date)) is lost")
        }
        return
            tr(
                "\(EnglishTime.short(date)) is lost: after \(EnglishTime.short(before)) comes \(EnglishTime.short(after))"
            )
    }

    /// In transit between two zones, the readings in those zones that neither the axis nor the home clock beside it
    /// shows.
    func transitClocks(_ entry: AgendaEntry, at row: ZonedDateTime) -> String? {
        let scheduled = entry.scheduled
        guard scheduled.activity.kind.isTransport, scheduled.startZone != scheduled.endZone else {
            return nil
        }
        let clocks = [scheduled.startZone, scheduled.endZone].filter {
            let local = $0.civil(at: row.instant)
            return local != row.civil && local != itinerary.home.civil(at: row.instant)
        }
        .map { zone in
            let local = zone.civil(at: row.instant)
            let date = local.date == row.civil.date ? "" : "\(EnglishTime.weekday(local.date)) "
            return "\(date)\(hours.text(local.time)) \(ViewWords.city(zone))"
        }
        return clocks.isEmpty ? nil : clocks.joined(separator: " · ")
    }
}
