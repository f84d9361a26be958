/// Every change of a zone: those of its table, then those of its footer up to 2100, without those that change nothing.
struct ZoneChanges: Sendable {
    /// Each kind of time once.
    private(set) var periods: [ZonePeriod]
    /// The kind before the first change.
    private(set) var first: ZoneKind
    /// The seconds of Unix time of the changes, strictly ascending.
    private(set) var seconds: [Int64] = []
    /// The kind from each change on.
    private(set) var kinds: [ZoneKind] = []
    /// How many changes are the table's.
    private(set) var tableCount = 0
    /// The kind after the last change.
    private var last: ZoneKind

    /// A zone whose clocks never move.
    init(fixed period: ZonePeriod) {
        periods = [period]
        first = ZoneKind(period, at: 0)
        last = first
    }

    /// - Parameters:
    ///   - data: The compiled zone.
    ///   - firstYear: The first year of a footer that has no table before it.
    ///   - lastYear: The last year of the footer.
    init(_ data: TZifData, from firstYear: Int, through lastYear: Int) {
        self.init(fixed: data.first)
        let places = data.periods.map { place(of: $0) }
        // Without a table the rule holds for all time (RFC 9636 section 3.3); otherwise it takes over at the end.
        let end = data.seconds.last ?? Int64.min
        let years = (data.seconds.isEmpty ? firstYear : ZoneRules.year(of: end))...lastYear
        if data.seconds.isEmpty, let rule = data.footer {
            first = place(of: rule.changes(in: firstYear...firstYear).opening)
        }
        last = first
        let room = data.seconds.count + (data.footer?.daylight == nil ? 0 : 2 * years.count)
        seconds.reserveCapacity(room)
        kinds.reserveCapacity(room)
        for (second, kind) in zip(data.seconds, data.kinds) { add(second, places[Int(kind)]) }
        tableCount = seconds.count
        guard let rule = data.footer, let daylight = rule.daylight else { return }
        let (standard, moved) = (place(of: rule.standard), place(of: daylight.period))
        if let yearly = rule.yearlyChanges(in: years) {
            let (even, odd) = yearly.startsFirst ? (moved, standard) : (standard, moved)
            for (index, second) in yearly.seconds.enumerated() where second > end {
                add(second, index & 1 == 0 ? even : odd)
            }
        } else {
            for change in rule.changes(in: years).changes where change.second > end {
                add(change.second, change.period == rule.standard ? standard : moved)
            }
        }
    }

    @inline(__always)
    private mutating func add(_ second: Int64, _ kind: ZoneKind) {
        guard kind != last else { return }
        seconds.append(second)
        kinds.append(kind)
        last = kind
    }

    /// The kind of a period, which gets a place if it has none.
    private mutating func place(of period: ZonePeriod) -> ZoneKind {
        if let place = periods.firstIndex(of: period) { return ZoneKind(period, at: place) }
        periods.append(period)
        return ZoneKind(period, at: periods.count - 1)
    }

    /// The kind of a period of the zone.
    func kind(of period: ZonePeriod) -> ZoneKind {
        ZoneKind(period, at: periods.firstIndex(of: period) ?? 0)
    }

    /// The kind in force before a change; behind the last one, the kind at the end.
    func kind(before index: Int) -> ZoneKind { index == 0 ? first : kinds[index - 1] }

    /// The period in force before a change.
    func period(before index: Int) -> ZonePeriod { periods[kind(before: index).place] }

    /// The index of the first change after a second.
    func firstIndex(after second: Int64) -> Int {
        var low = 0
        var high = seconds.count
        while low < high {
            let middle = (low + high) / 2
            if seconds[middle] > second { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// A second of local time at which two changes of the clocks overlap; nil where none do.
    ///
    /// Such a reading would have more than two instants.
    var overlap: Int64? {
        var offset = first.offset
        var end = Int64.min
        for index in kinds.indices where kinds[index].offset != offset {
            let next = kinds[index].offset
            if seconds[index] + Int64(min(offset, next)) < end { return end }
            end = seconds[index] + Int64(max(offset, next))
            offset = next
        }
        return nil
    }

    /// Whether other changes say the same; their kinds may stand in another order.
    func isSame(as other: ZoneChanges) -> Bool {
        seconds == other.seconds && periods[first.place] == other.periods[other.first.place]
            && kinds.indices.allSatisfy { periods[kinds[$0].place] == other.periods[other.kinds[$0].place] }
    }
}
