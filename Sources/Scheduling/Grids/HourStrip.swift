public import CivilTime

/// A run of a day in which the watch only goes forward.
public struct HourStrip: Hashable, Sendable {
    /// A part of a strip without a jump of the watch.
    public struct Part: Hashable, Sendable {
        /// The instants; the end is exclusive.
        public let range: Range<Instant>

        /// The minutes of the wall clock, from 0 to 1440; the end is exclusive.
        public let minutes: Range<Int>

        /// The zone worn.
        public let zone: Zone
    }

    /// One activity at its minutes of the wall clock.
    public struct Block: Hashable, Sendable {
        /// The activity as the agenda has it on this date.
        public let entry: AgendaEntry

        /// Where it lies, rounded outward to whole minutes; never empty, the end is exclusive.
        public let minutes: Range<Int>

        /// Which lane it has beside those that share half an hour with it, from 0.
        public let lane: Int

        /// How many lanes its cluster has.
        public let laneCount: Int
    }

    /// The parts, in order of their minutes; between two of them the watch jumps forward.
    public let parts: [Part]

    /// What lies on the strip.
    public let blocks: [Block]

    /// Returns where an instant lies.
    ///
    /// - Parameter instant: Any instant.
    /// - Returns: The minute of the wall clock; nil when the instant is not on the strip.
    public func minute(at instant: Instant) -> Int? {
        parts.first { $0.range.contains(instant) }.map { part in
            part.minutes.lowerBound + DayAxis.wholeMinutes(from: part.range.lowerBound, to: instant)
        }
    }
}
