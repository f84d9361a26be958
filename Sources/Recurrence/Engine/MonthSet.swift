/// Some months of every year.
struct MonthSet: Sendable {
    /// The lowest bit is January.
    private var bits: UInt16

    /// Holds months 1 to 12.
    init(_ months: [Int]) {
        bits = months.reduce(0) { $0 | 1 << UInt16($1 - 1) }
    }

    func contains(_ month: Int) -> Bool { bits >> UInt16(month - 1) & 1 != 0 }

    /// The first month of the set from `index` on, counted as ``Month/index`` is.
    func next(from index: Int) -> Int {
        let month = modulo(index, 12)
        let rest = bits >> UInt16(month)
        if rest != 0 { return index + rest.trailingZeroBitCount }
        return index - month + 12 + bits.trailingZeroBitCount
    }
}

// MARK: - By the days of the year

extension MonthSet {
    /// Adds the months in which some days can lie, whatever the year.
    ///
    /// - Parameter days: Days of the year counted from 0; those before it and after it lie in December and
    ///   January.
    mutating func insert(months days: ClosedRange<Int>) {
        for month in 0..<12 {
            // Generous by a day or two at both ends, for leap years.
            let first = month * 367 / 12 - 2
            let reach = first...first + 35
            let turns = [-366, 0, 366].map { days.lowerBound + $0...days.upperBound + $0 }
            if turns.contains(where: reach.overlaps) { bits |= 1 << UInt16(month) }
        }
    }

    /// Adds the months in which some days can lie, whatever the year.
    ///
    /// - Parameter days: Days counted back from the year's end, the last being 1.
    mutating func insert(monthsFromEnd days: ClosedRange<Int>) {
        insert(months: 365 - days.upperBound...366 - days.lowerBound)
    }
}
