public import CivilTime

/// An instant at which the clocks of the current zone change: summer time begins or ends, or the law changes.
public struct ClockJump: Hashable, Sendable {
    /// The instant.
    public let instant: Instant

    /// The zone, before and after.
    public let zone: Zone

    /// Its offset just before.
    public let before: UTCOffset

    /// Its offset from then on.
    public let after: UTCOffset
}

extension TravellerClock {
    /// The jumps in a range, including its lower bound and excluding its end.
    ///
    /// If the clock changes to another zone at that very instant, it is a ``ClockChange`` and not a jump.
    func jumps(during range: Range<Instant>) -> [ClockJump] {
        guard !range.isEmpty else { return [] }
        return stretches(touching: range).flatMap { part -> [ClockJump] in
            let held = part.range.clamped(to: range)
            var found: [ClockJump] = []
            var last = held.lowerBound
            if last > part.range.lowerBound { last = (try? last.adding(.nanoseconds(-1))) ?? last }
            while let next = part.zone.nextTransition(after: last)?.instant, next < held.upperBound {
                let (before, after) = (part.zone.offset(at: last), part.zone.offset(at: next))
                if before != after {
                    found.append(ClockJump(instant: next, zone: part.zone, before: before, after: after))
                }
                last = next
            }
            return found
        }
    }
}
