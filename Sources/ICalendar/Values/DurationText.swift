import Messages

/// The grammar of DURATION (RFC 5545 §3.3.6), with the repairs that real alarms need.
struct DurationText {
    /// The repair, as a clause; `nil` for a valid value.
    private(set) var repair: String?
    /// The value.
    let value: DurationValue

    init(_ given: String) throws(CalendarError) {
        if let plain = PlainDuration.value(of: given) {
            value = plain
            return
        }
        let trimmed = Digits.trimmed(given)
        guard let reading = Reading(trimmed) else {
            throw CalendarError(
                .badValue, subject: Excerpt.of(given),
                reason: tr("a duration is such as P2W, P1DT2H or -PT15M (RFC 5545 §3.3.6)"))
        }
        guard let value = LibicalValues.duration(reading.canonical, own: reading.value) else {
            throw CalendarError(
                .badValue, subject: Excerpt.of(given), reason: tr("libical does not read it as a duration"))
        }
        self.value = value
        if reading.isRespelled || trimmed != given { repair = tr("it was read as \(reading.canonical)") }
    }

    /// The numbers by unit, wherever the sign and the T are.
    private struct Reading {
        var isNegative = false
        var isRespelled = false
        /// Weeks, days, hours, minutes, seconds.
        var amounts: [Int?] = [nil, nil, nil, nil, nil]

        /// The spelling that libical reads correctly.
        var canonical: String {
            var date = ""
            var time = ""
            for (amount, unit) in zip(amounts, ["W", "D", "H", "M", "S"]) {
                guard let amount else { continue }
                if unit == "W" || unit == "D" {
                    date += "\(amount)\(unit)"
                } else {
                    time += "\(amount)\(unit)"
                }
            }
            return "\(isNegative ? "-" : "")P\(date)\(time.isEmpty ? "" : "T\(time)")"
        }

        var value: DurationValue {
            let parts = amounts.map { $0 ?? 0 }
            return DurationValue(
                isNegative: isNegative, weeks: parts[0], days: parts[1], hours: parts[2], minutes: parts[3],
                seconds: parts[4])
        }

        init?(_ text: String) {
            var scanner = Digits(text)
            takeSign(&scanner)
            guard scanner.letter() == UInt8(ascii: "P") else { return nil }
            var hasT = false
            while !scanner.isAtEnd {
                if scanner.skip("T") || scanner.skip("t") {
                    guard !hasT else { return nil }
                    hasT = true
                    continue
                }
                if amounts.allSatisfy({ $0 == nil }) {
                    let wasNegative = isNegative
                    takeSign(&scanner)
                    // NS International writes `PT-2H`. After a number, a sign would belong to a part, which
                    // is undefined.
                    if isNegative != wasNegative { isRespelled = true }
                }
                guard let amount = scanner.number(), let unit = scanner.letter() else { return nil }
                guard let index = Self.units.firstIndex(of: unit) else { return nil }
                guard amounts[index...].allSatisfy({ $0 == nil }) else { return nil }
                amounts[index] = amount
                if (index < 2) == hasT { isRespelled = true }
            }
            guard amounts.contains(where: { $0 != nil }) else { return nil }
            if hasT, amounts[2...].allSatisfy({ $0 == nil }) { isRespelled = true }
            if text.utf8.contains(where: { $0 >= 0x61 }) { isRespelled = true }
            mergeWeeks()
        }

        /// Converts weeks beside other parts to days, as the RFC's grammar has weeks alone.
        private mutating func mergeWeeks() {
            guard let weeks = amounts[0], amounts[1...].contains(where: { $0 != nil }) else { return }
            amounts[0] = nil
            amounts[1] = (amounts[1] ?? 0) + weeks * 7
            isRespelled = true
        }

        private mutating func takeSign(_ scanner: inout Digits) {
            if scanner.skip("-") { isNegative = true } else { _ = scanner.skip("+") }
        }

        private static let units = Array("WDHMS".utf8)
    }
}
