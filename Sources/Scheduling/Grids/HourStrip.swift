public import CivilTime

/// A part of a day in which the clock only goes forward.
public struct HourStrip: Hashable, Sendable {
    /// A part of a strip without a jump of the clock.
    public struct Part: Hashable, Sendable {
        /// The instants; the end is exclusive.
        public let range: Range<Instant>

        /// The minutes of the wall clock, from 0 to 1440; the end is exclusive.
        public let minutes: Range<Int>

        /// The zone of the clock.
        public let zone: Zone
    }

    /// One activity at its wall-clock minutes.
    public struct Block: Hashable, Sendable {
        /// The activity as in the agenda on this date.
        public let entry: AgendaEntry

        /// The minutes, rounded outward to whole ones; never empty, the end is exclusive.
        public let minutes: Range<Int>

        /// The lane beside blocks that share half an hour, from 0.
        public let lane: Int

        /// The number of lanes in its cluster.
        public let laneCount: Int
    }

    /// The parts, in order of their minutes; between two of them the clock jumps forward.
    public let parts: [Part]

    /// The activities on the strip.
    public let blocks: [Block]

    /// Returns the wall-clock minute of an instant.
    ///
    /// - Parameter instant: Any instant.
    /// - Returns: The minute; nil if the instant is not on the strip.
    public func minute(at instant: Instant) -> Int? {
        parts.first { $0.range.contains(instant) }.map { part in
            part.minutes.lowerBound + DayAxis.wholeMinutes(from: part.range.lowerBound, to: instant)
        }
    }
}
