/// The offsets in one of the equal stretches of time from 1900 to 2101, each of 2²³ seconds or 97 days.
///
/// Most stretches have at most one change of offset. The entry then answers alone, with no branch that depends on the
/// time within it. It holds for a second of Unix time and for a local second, because the changes up to one offset
/// outside the stretch count too.
@usableFromInline struct ZoneStretch: Sendable {
    /// The one change, or `Int64.max` when there is none; in a crowded stretch, the index of the first change.
    @usableFromInline let change: Int64
    /// The offset up to the change, or ``crowded``.
    @usableFromInline let before: Int32
    /// The offset from the change on.
    @usableFromInline let after: Int32

    @inlinable var isPlain: Bool { before != ZoneStretch.crowded }

    /// The offset at a second of Unix time.
    ///
    /// A mask selects the offset, because a branch could not be predicted. Without a change both offsets are equal,
    /// and it does not matter that the difference may overflow.
    @inlinable
    func offset(at second: Int64) -> Int32 {
        let isBefore = Int32(truncatingIfNeeded: (second &- change) >> 63)
        return after ^ ((after ^ before) & isBefore)
    }

    @inlinable static var crowded: Int32 { .min }
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
    ///   - moves: The changes of offset, ascending, with `Int64.max` at the end.
    ///   - offsets: `offsets[k]` holds before `moves[k]`.
    ///   - dawn: Before this second `moves` is incomplete.
    ///   - horizon: From this second on `moves` is incomplete.
    /// - Returns: One stretch for each index.
    static func table(
        moves: [Int64], offsets: [Int32], from dawn: Int64, until horizon: Int64
    ) -> [ZoneStretch] {
        let reach = Int64(UTCOffset.limit) + 1
        var index = 0
        return (0...(end - base) >> shift).map { place in
            let start = base + place << shift - reach
            let end = base + (place + 1) << shift + reach
            while moves[index] <= start { index += 1 }
            if start >= dawn, end <= horizon {
                if moves[index] >= end {
                    return ZoneStretch(change: Int64.max, before: offsets[index], after: offsets[index])
                }
                if moves[index + 1] >= end {
                    return ZoneStretch(
                        change: moves[index], before: offsets[index], after: offsets[index + 1])
                }
            }
            return ZoneStretch(change: Int64(index), before: crowded, after: 0)
        }
    }
}

extension [ZoneStretch] {
    /// The first change that can lie after a second, Unix or local, in a crowded stretch; nil outside the table.
    func firstMove(from second: Int64) -> Int? {
        let place = ZoneStretch.place(of: second)
        guard place < count, !self[place].isPlain else { return nil }
        return Int(self[place].change)
    }
}
