package import CivilTime

/// Reads times of day and offsets as programs write them, with or without colons.
package enum ClockText {
    /// Reads a time of day; a fraction of a second is ignored.
    ///
    /// - Parameter text: `06:30:00.000`, `06:30` or `063000`.
    /// - Returns: The time, or `nil` if it is not a time.
    package static func time(_ text: Substring) -> TimeOfDay? {
        let whole = text.prefix { $0 != "." && $0 != "," }
        let numbers = groups(whole)
        guard let numbers, (2...3).contains(numbers.count) else { return nil }
        return try? TimeOfDay(numbers[0], numbers[1], numbers.count > 2 ? numbers[2] : 0)
    }

    /// Reads an offset from UTC.
    ///
    /// - Parameter text: `Z`, `+02:00`, `+0200` or `+02`.
    /// - Returns: The offset, or `nil` if it is not an offset.
    package static func offset(_ text: Substring) -> UTCOffset? {
        if text == "Z" || text == "z" { return .zero }
        guard let sign = text.first, sign == "+" || sign == "-",
            let numbers = groups(text.dropFirst()), (1...2).contains(numbers.count), numbers[0] < 24,
            numbers.count < 2 || numbers[1] < 60
        else { return nil }
        let seconds = numbers[0] * 3_600 + (numbers.count > 1 ? numbers[1] * 60 : 0)
        return try? UTCOffset(totalSeconds: sign == "-" ? -seconds : seconds)
    }

    /// The two-digit numbers in a text, with colons between all of them or none.
    private static func groups(_ text: Substring) -> [Int]? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 1 else {
            let numbers = parts.compactMap { $0.utf8.count <= 2 ? number($0) : nil }
            return numbers.count == parts.count ? numbers : nil
        }
        guard text.utf8.count % 2 == 0, text.utf8.count <= 6 else { return nil }
        var numbers: [Int] = []
        var rest = text
        while !rest.isEmpty {
            guard let number = number(rest.prefix(2)) else { return nil }
            numbers.append(number)
            rest = rest.dropFirst(2)
        }
        return numbers
    }

    private static func number(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int(text)
    }
}
