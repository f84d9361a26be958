import CivilTime
import Messages
import Trips

/// By how much a form moves an activity: days, which keep the readings of the clock, and then a time that passes.
///
/// The buttons send one ``MoveStep``; what is dragged can have come by both: `+1d -45min`.
struct MoveAmount: Hashable, Sendable {
    private(set) var days = 0
    private(set) var minutes = 0

    /// Reads an amount; nil for anything but days, then hours or minutes, each at most once and with its sign.
    init?(_ text: String) {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count) else { return nil }
        for (index, part) in parts.enumerated() {
            guard let sign = part.first, "+-".contains(sign) else { return nil }
            let digits = part.dropFirst().prefix { $0.isASCII && $0.isNumber }
            guard (1...4).contains(digits.utf8.count), let count = Int(digits) else { return nil }
            let amount = sign == "-" ? -count : count
            switch part.dropFirst(1 + digits.count) {
            case "d" where index == 0: days = amount
            case "h" where index == parts.count - 1: minutes = 60 * amount
            case "min" where index == parts.count - 1: minutes = amount
            default: return nil
            }
        }
    }

    /// The changes that it makes.
    var changes: [ActivityChange] {
        (days == 0 ? [] : [.movedByDays(days)])
            + (minutes == 0 ? [] : [.movedBy(.seconds(60 * minutes))])
    }

    /// What is told where the reading of a clock has moved by another amount than was asked for.
    static var overChange: String {
        tr(
            "The clocks change on the way: it was moved by the time that passes, so that it reads another time than the step says."
        )
    }

    /// Whether an end reads another time now than the amount says: the clocks change between the old and the new time.
    ///
    /// - Parameters:
    ///   - old: The times before.
    ///   - new: The times now.
    /// - Returns: Whether that is so.
    func isOverChange(from old: ActivitySpan, to new: ActivitySpan) -> Bool {
        guard case .timed(let start, let end) = old, case .timed(let newStart, let newEnd) = new else {
            return false
        }
        return [(start, newStart), (end, newEnd)].contains { before, after in
            let read = try? before.local.adding(CalendarPeriod(days: days)).adding(.seconds(60 * minutes))
            return read != after.local
        }
    }
}
