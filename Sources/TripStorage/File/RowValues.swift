import CivilTime
import GRDB
import Trips

/// The values of a row, in order.
typealias RowValues = [(any DatabaseValueConvertible)?]

/// Converts types of the model to values; ``RowReader`` is the inverse.
extension RowValues {
    mutating func add(_ value: String) { append(value) }

    mutating func add(_ value: String?) { append(value) }

    mutating func add(_ value: Int64) { append(value) }

    mutating func add(_ value: Int64?) { append(value) }

    mutating func add(_ value: Double?) { append(value) }

    mutating func add(_ value: Bool) { append(value) }

    mutating func add(_ value: Instant?) { append(value?.secondsSinceEpoch) }

    mutating func addNulls(_ count: Int) { for _ in 0..<count { append(nil) } }

    /// Adds wall clock, zone, offset and release.
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
