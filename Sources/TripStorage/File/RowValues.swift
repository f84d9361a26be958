import CivilTime
import GRDB
import Trips

/// The values of a row, one after the other, from the types of the model; ``RowReader`` is the way back.
extension [DatabaseValue] {
    mutating func add(_ value: String) { append(value.databaseValue) }

    mutating func add(_ value: String?) { append(value?.databaseValue ?? .null) }

    mutating func add(_ value: Int64) { append(value.databaseValue) }

    mutating func add(_ value: Int64?) { append(value?.databaseValue ?? .null) }

    mutating func add(_ value: Double?) { append(value?.databaseValue ?? .null) }

    mutating func add(_ value: Bool) { append((value ? 1 as Int64 : 0).databaseValue) }

    mutating func add(_ value: Instant?) { append(value?.secondsSinceEpoch.databaseValue ?? .null) }

    mutating func addNulls(_ count: Int) { for _ in 0..<count { append(.null) } }

    /// Wall clock, zone, offset and release.
    mutating func add(_ time: ActivityTime) {
        add(time.local.description)
        add(time.zone?.name)
        add(time.recorded.map { Int64($0.offset.totalSeconds) })
        add(time.recorded?.tzdb)
    }

    mutating func add(_ money: Money?) {
        add(money?.amount.description)
        add(money?.currency.code)
    }
}
