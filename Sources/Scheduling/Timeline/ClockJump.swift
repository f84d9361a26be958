public import CivilTime

/// A moment at which the clocks of the zone that is worn are moved: summer time begins or ends, or a government changes
/// its mind.
public struct ClockJump: Hashable, Sendable {
    /// When.
    public let instant: Instant

    /// The zone, before and after.
    public let zone: Zone

    /// Its offset just before.
    public let before: UTCOffset

    /// Its offset from then on.
    public let after: UTCOffset
}

extension TravellerClock {
    /// The jumps inside a range, its lower bound included and its end not.
    ///
    /// Where the clock goes over to another zone at the very moment, that is a ``ClockChange`` and no jump.
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
