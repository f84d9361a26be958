/// A set of days of one month, a bit each.
struct DaysOfMonth: Equatable {
    /// The lowest bit is the first of the month.
    private(set) var bits: UInt32

    static let none = DaysOfMonth(bits: 0)

    init(bits: UInt32) { self.bits = bits }

    /// The days `first..<end` counted from 0; days outside 0 to 31 are ignored.
    init(_ first: Int, upTo end: Int) {
        bits = Self.below(end) & ~Self.below(first)
    }

    static func all(of month: Month) -> DaysOfMonth { DaysOfMonth(0, upTo: month.length) }

    private static func below(_ end: Int) -> UInt32 {
        end <= 0 ? 0 : end >= 32 ? .max : (1 << UInt32(end)) - 1
    }

    var isEmpty: Bool { bits == 0 }
    var count: Int { bits.nonzeroBitCount }

    /// Adds a day counted from 0, unless it lies outside the month.
    mutating func insert(_ day: Int, of length: Int = 32) {
        if day >= 0, day < length { bits |= 1 << UInt32(day) }
    }

    mutating func formUnion(_ other: DaysOfMonth) { bits |= other.bits }
    mutating func formIntersection(_ other: DaysOfMonth) { bits &= other.bits }

    mutating func removeAll(before day: Int) { bits &= ~Self.below(day) }

    /// Removes the first day and returns it, counted from 0.
    mutating func popFirst() -> Int? {
        guard bits != 0 else { return nil }
        let day = bits.trailingZeroBitCount
        bits &= bits - 1
        return day
    }
}
