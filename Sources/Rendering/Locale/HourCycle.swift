public import CivilTime
import Messages

/// Whether a clock has 24 hours or twice twelve.
public enum HourCycle: String, Hashable, Sendable, CaseIterable {
    /// `17:00`.
    case hours24
    /// `5:00 pm`.
    case hours12

    /// Returns a clock reading as people write it, with seconds only if not zero.
    ///
    /// ```swift
    /// HourCycle.hours12.text(try TimeOfDay(0, 30))  // 12:30 am
    /// ```
    ///
    /// - Parameter time: The reading.
    /// - Returns: `17:00` or `5:00 pm`.
    public func text(_ time: TimeOfDay) -> String {
        guard self == .hours12 else { return time.clockText }
        let minutes = time.clockText.drop { $0 != ":" }
        return "\((time.hour + 11) % 12 + 1)\(minutes) \(time.hour < 12 ? tr("am") : tr("pm"))"
    }

    /// A label beside an axis; full hours of the 12-hour clock have no minutes: ` 5 pm`.
    package func label(_ time: TimeOfDay) -> String {
        guard self == .hours12 else { return text(time) }
        let full = text(time)
        let short =
            time.minute == 0 && time.second == 0 ? full.split(separator: ":")[0] + full.suffix(3) : full[...]
        return (time.hour + 11) % 12 + 1 < 10 ? " \(short)" : String(short)
    }
}
