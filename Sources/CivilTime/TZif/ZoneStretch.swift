/// The kinds of time in one of the equal stretches from 1900 to 2101, each of 2²³ seconds or 97 days.
///
/// Most stretches have at most one change. The entry then answers alone, with no branch that depends on the time
/// within it. It holds for a second of Unix time and for a local second, because the changes up to one offset outside
/// the stretch count too.
@usableFromInline struct ZoneStretch: Sendable {
    /// The one change, or `Int64.max` when there is none; in a crowded stretch, the index of the first change.
    @usableFromInline let change: Int64
    /// The kinds before and after the change in one word, which is written at once.
    @usableFromInline let kinds: UInt64

    init(change: Int64, before: ZoneKind, after: ZoneKind) {
        self.change = change
        kinds =
            UInt64(UInt32(bitPattern: after.bits)) << 32 | UInt64(UInt32(bitPattern: before.bits))
    }

    /// The kind up to the change, or ``ZoneKind/crowded``.
    @inlinable var before: ZoneKind { ZoneKind(bits: Int32(truncatingIfNeeded: kinds)) }
    /// The kind from the change on; the same when there is none.
    @inlinable var after: ZoneKind { ZoneKind(bits: Int32(truncatingIfNeeded: kinds >> 32)) }

    @inlinable var isPlain: Bool { before != ZoneKind.crowded }

    /// The kind at a second of Unix time.
    ///
    /// Without a change both kinds are equal, and it does not matter that the difference may overflow.
    @inlinable
    func kind(at second: Int64) -> ZoneKind {
        .choice(after, before, by: Int32(truncatingIfNeeded: (second &- change) >> 63))
    }

    /// 1900-01-01T00:00:00Z.
    @inlinable static var base: Int64 { -2_208_988_800 }
    private static let end: Int64 = 4_133_980_800  // 2101-01-01T00:00:00Z
    @inlinable static var shift: Int64 { 23 }

    /// The index of a second in the table; past its end for a second before 1900 or after 2101.
    @inlinable
    static func place(of second: Int64) -> Int {
        Int(truncatingIfNeeded: UInt64(bitPattern: second &- base) >> UInt64(shift))
    }

    /// The stretches of a zone.
    ///
    /// - Parameters:
    ///   - changes: The changes of the zone.
    ///   - dawn: Before this second they are incomplete.
    ///   - horizon: From this second on they are incomplete.
    /// - Returns: One stretch for each index.
    static func table(_ changes: ZoneChanges, from dawn: Int64, until horizon: Int64) -> [ZoneStretch] {
        let count = place(of: end) + 1
        return [ZoneStretch](unsafeUninitializedCapacity: count + Layout.block) { buffer, filled in
            var layout = Layout(stretches: buffer, count: count)
            layout.write(changes)
            // Where the changes are incomplete, the look-up goes on elsewhere.
            func hide(_ place: Int) {
                let first = changes.firstIndex(after: base + Int64(place) << shift - Layout.reach)
                buffer[place] = ZoneStretch(change: Int64(first), before: .crowded, after: .crowded)
            }
            var last = count - 1
            while last >= 0, base + Int64(last + 1) << shift + Layout.reach > horizon {
                hide(last)
                last -= 1
            }
            var first = 0
            while first < count, base + Int64(first) << shift - Layout.reach < dawn {
                hide(first)
                first += 1
            }
            filled = count
        }
    }

    /// Writes a table change by change, since a branch for each stretch could not be predicted.
    private struct Layout {
        /// A change counts in each stretch that it is nearer to than the greatest offset.
        static let reach = Int64(UTCOffset.limit) + 1
        /// How many stretches are written at once; mostly a change has fewer before the next one.
        static let block = 4

        /// ``count`` stretches and room for a block.
        let stretches: UnsafeMutableBufferPointer<ZoneStretch>
        let count: Int
        /// The last stretch with a change.
        private var lastMarked = -1

        init(stretches: UnsafeMutableBufferPointer<ZoneStretch>, count: Int) {
            self.stretches = stretches
            self.count = count
        }

        /// The stretch of a second, which may lie outside the table.
        private func place(_ second: Int64) -> Int { Int(truncatingIfNeeded: (second &- base) >> shift) }

        mutating func write(_ changes: ZoneChanges) {
            let (seconds, kinds) = (changes.seconds, changes.kinds)
            var index = changes.firstIndex(after: base - Layout.reach)
            var before = changes.kind(before: index)
            var next = index < seconds.count ? place(seconds[index]) : count
            fill(with: before, from: 0, through: next)
            while index < seconds.count, next <= count {
                let (change, after) = (seconds[index], kinds[index])
                let place = next
                next = index + 1 < seconds.count ? self.place(seconds[index + 1]) : count
                fill(with: after, from: max(place, lastMarked) &+ 1, through: next)
                let stretch = ZoneStretch(change: change, before: before, after: after)
                // Few changes are so near to an end of their stretch that they count in the next one too.
                let within = (change &- base) & (1 << shift &- 1)
                if within < Layout.reach { mark(place &- 1, stretch, index) }
                mark(place, stretch, index)
                if within >= 1 << shift &- Layout.reach { mark(place &+ 1, stretch, index) }
                before = after
                index &+= 1
            }
        }

        /// Writes stretches without a change; those behind `last` in the block are written anew later.
        private func fill(with kind: ZoneKind, from first: Int, through last: Int) {
            guard first <= count, let start = stretches.baseAddress.map({ $0 + first }) else { return }
            let stretch = ZoneStretch(change: Int64.max, before: kind, after: kind)
            for place in 0..<Layout.block { start[place] = stretch }
            let more = min(last, count &- 1) &- first &+ 1 &- Layout.block
            if more > 0 { (start + Layout.block).update(repeating: stretch, count: more) }
        }

        private mutating func mark(_ place: Int, _ stretch: ZoneStretch, _ index: Int) {
            guard place >= 0, place < count else { return }
            lastMarked = place
            if stretches[place].change == Int64.max {
                stretches[place] = stretch
            } else if stretches[place].isPlain {
                stretches[place] = ZoneStretch(
                    change: Int64(index - 1), before: .crowded, after: .crowded)
            }
        }
    }
}

extension [ZoneStretch] {
    /// The first change that can lie after a second, Unix or local, in a crowded stretch; nil outside the table.
    func firstChange(from second: Int64) -> Int? {
        let place = ZoneStretch.place(of: second)
        guard place < count, !self[place].isPlain else { return nil }
        return Int(self[place].change)
    }
}
