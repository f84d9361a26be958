public import CivilTime
import Findings
import Messages

/// The grammar of UTC-OFFSET (RFC 5545 §3.3.14): `+0100`, `-045602`.
struct OffsetText {
    /// The repair, as a clause; `nil` for a valid value.
    private(set) var repair: String?
    /// The value.
    let value: UTCOffset

    init(_ given: String) throws(CalendarError) {
        guard let reading = Self.reading(Digits.trimmed(given)) else {
            throw CalendarError(
                .badValue, subject: Excerpt.of(given),
                reason: tr("an offset is such as +0100 or -045602 (RFC 5545 §3.3.14)"))
        }
        guard let seconds = LibicalValues.utcOffset(reading.text, own: reading.seconds),
            let offset = try? UTCOffset(totalSeconds: seconds)
        else {
            throw CalendarError(
                .badValue, subject: Excerpt.of(given), reason: tr("libical does not read it as an offset"))
        }
        value = offset
        if reading.isRespelled { repair = tr("it was read as \(offset)") }
    }

    private static func reading(_ text: String) -> (text: String, seconds: Int, isRespelled: Bool)? {
        var scanner = Digits(text)
        let isNegative = scanner.skip("-")
        guard isNegative || scanner.skip("+"), var hours = scanner.number(2) else { return nil }
        var isRespelled = scanner.skip(":")
        guard var minutes = scanner.number(2) else { return nil }
        _ = scanner.skip(":")
        var seconds = scanner.number(2) ?? 0
        guard scanner.isAtEnd else { return nil }
        if hours > 23, seconds == 0 {
            // Some writers make `+5730` of +00:57:30, a local mean time.
            (hours, minutes, seconds, isRespelled) = (0, hours, minutes, true)
        }
        guard hours < 24, minutes < 60, seconds < 60 else { return nil }
        let tail = seconds == 0 ? "" : Digits.padded(seconds, 2)
        let text = Digits.padded(hours, 2) + Digits.padded(minutes, 2) + tail
        let isZero = hours == 0 && minutes == 0 && seconds == 0
        let total = (hours * 3_600 + minutes * 60 + seconds) * (isNegative ? -1 : 1)
        return ((isNegative && !isZero ? "-" : "+") + text, total, isRespelled || (isNegative && isZero))
    }
}

extension ValueReader {
    /// Reads a UTC-OFFSET (RFC 5545 §3.3.14), such as TZOFFSETTO.
    ///
    /// - Parameter property: The property to read.
    /// - Returns: The value, or `nil` after a finding.
    public mutating func utcOffset(_ property: Property) -> UTCOffset? {
        do throws(CalendarError) {
            let reading = try OffsetText(property.rawValue)
            if let repair = reading.repair {
                note(
                    .repairedValue, .repaired, property,
                    "\(property.name) `\(Excerpt.of(property.rawValue))`: \(repair)")
            }
            return reading.value
        } catch {
            note(
                .badValue, .error, property,
                tr("\(property.name) `\(error.subject)`: \(error.reason); it was not read"))
            return nil
        }
    }
}
