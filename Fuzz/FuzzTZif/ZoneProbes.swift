import CivilTime
import FuzzKit

/// The properties of a zone at any instant and any civil time.
struct ZoneProbes {
    let zone: Zone
    let slow: SlowZone

    init(_ zone: Zone, _ slow: SlowZone) {
        self.zone = zone
        self.slow = slow
    }

    /// Checks an instant, the transitions on both sides of it, and the local times around them.
    func check(_ instant: Instant) {
        guard isComparable(instant) else { return }
        checkPeriod(instant)
        checkReading(zone.civil(at: instant))
        for change in [checkNext(instant), checkPrevious(instant)] {
            guard let change, isComparable(change.instant) else { continue }
            let second = change.instant.secondsSinceEpoch
            for near in [second - 1, second, second + 1] {
                if let near = try? Instant(secondsSinceEpoch: near) { checkPeriod(near) }
            }
            let moved = Int64(change.after.offset.totalSeconds - change.before.offset.totalSeconds)
            for local in [change.localBefore, change.localAfter] {
                for step in [-1, 0, moved / 2] { checkReading(local, step) }
            }
        }
    }

    /// The slow implementation needs a margin of some years at the ends of the calendar.
    private func isComparable(_ instant: Instant) -> Bool {
        let years = SlowRule.years
        return (years.lowerBound + 3...years.upperBound - 3).contains(instant.utc.date.year)
    }

    private func checkPeriod(_ instant: Instant) {
        let period = zone.period(at: instant)
        let wanted = slow.period(at: instant.secondsSinceEpoch)
        require(period == wanted, "\(instant): \(period), and slowly \(wanted)")
        require(zone.offset(at: instant) == period.offset, "\(instant): the offset is not the period's")
    }

    private func checkReading(_ local: CivilDateTime, _ step: Int64) {
        let second = local.secondsSinceEpoch + step
        if let local = try? CivilDateTime(secondsSinceEpoch: second) { checkReading(local) }
    }

    private func checkReading(_ local: CivilDateTime) {
        let wanted = slow.instants(showing: local)
        let mapping = zone.mapping(of: local)
        switch mapping.resolution {
        case .unique(let only):
            require(
                wanted == [only.secondsSinceEpoch], "\(local) is only \(only), and slowly \(wanted)")
            require(mapping.transition == nil, "\(local) is unique, with a change")
        case .repeated(let earlier, let later):
            require(
                wanted == [earlier.secondsSinceEpoch, later.secondsSinceEpoch],
                "\(local) is \(earlier) and \(later), and slowly \(wanted)")
            checkChange(of: mapping, earlier, later)
        case .skipped(let earlier, let later):
            require(wanted.isEmpty, "\(local) is skipped, and slowly \(wanted)")
            require(zone.civil(at: earlier) < local, "\(local): the earlier reading is not before it")
            require(zone.civil(at: later) > local, "\(local): the later reading is not after it")
            checkChange(of: mapping, earlier, later)
        }
        checkStart(of: local.date)
    }

    private func checkChange(of mapping: LocalMapping, _ earlier: Instant, _ later: Instant) {
        guard let change = mapping.transition else { Fuzz.fail("\(slow): \(mapping.local) lacks its change") }
        require(
            earlier < change.instant && change.instant <= later, "\(mapping.local): the change is elsewhere")
        require(change.changesOffset, "\(mapping.local): the change moves no clock")
        require(mapping.explanation != nil, "\(mapping.local): no explanation")
    }

    private func checkStart(of date: CivilDate) {
        let start = zone.startOfDay(date)
        require(zone.civil(at: start).date >= date, "\(date) starts at \(start), on an earlier date")
        guard let before = try? start.adding(.nanoseconds(-1)) else { return }
        require(zone.civil(at: before).date < date, "\(date) has begun before \(start)")
    }

    private func checkNext(_ instant: Instant) -> ZoneTransition? {
        let found = zone.nextTransition(after: instant)
        let here = zone.period(at: instant)
        guard let found else {
            require(
                zone.period(at: .latest) == here, "\(instant): no change follows, but the end differs")
            return nil
        }
        require(found.instant > instant, "\(found.instant) is the change after \(instant)")
        require(found.before != found.after, "\(found.instant): a change that changes nothing")
        require(found.before == here, "\(instant): the change after it begins elsewhere")
        require(zone.period(at: found.instant) == found.after, "\(found.instant): leads elsewhere")
        guard let past = try? found.instant.adding(.nanoseconds(1)) else { return found }
        require(
            zone.previousTransition(before: past) == found,
            "the change before \(past) is not \(found.instant)")
        return found
    }

    private func checkPrevious(_ instant: Instant) -> ZoneTransition? {
        guard let found = zone.previousTransition(before: instant) else {
            let here = zone.period(at: (try? instant.adding(.nanoseconds(-1))) ?? instant)
            require(
                zone.period(at: .earliest) == here, "\(instant): no change precedes, but the start differs")
            return nil
        }
        require(found.instant < instant, "\(found.instant) is the change before \(instant)")
        guard let past = try? found.instant.adding(.nanoseconds(-1)) else { return found }
        require(
            zone.nextTransition(after: past) == found, "the change after \(past) is not \(found.instant)")
        return found
    }

    private func require(_ holds: Bool, _ what: @autoclosure () -> String) {
        Fuzz.require(holds, "\(slow): \(what())")
    }
}
