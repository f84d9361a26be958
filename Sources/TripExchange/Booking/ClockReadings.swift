import CivilTime

/// The clock readings that a text tells: `16:40`, `4:40PM`, `14h04`.
struct ClockReadings {
    /// Minutes since midnight.
    private var minutes: Set<Int> = []

    /// Reads a text.
    ///
    /// - Complexity: O(*n*) in the octets of the text.
    init(in text: String) {
        text.withOctets { bytes in
            for mark in bytes.indices.dropFirst().dropLast(2) {
                guard bytes[mark] == UInt8(ascii: ":") || bytes[mark] == UInt8(ascii: "h"),
                    let minute = Self.number(bytes, mark + 1, mark + 3), minute < 60,
                    mark + 3 == bytes.count || !BookingLabels.isDigit(bytes[mark + 3])
                else { continue }
                let start = mark > 1 && BookingLabels.isDigit(bytes[mark - 2]) ? mark - 2 : mark - 1
                guard let hour = Self.number(bytes, start, mark), hour < 24,
                    start == 0 || !BookingLabels.isDigit(bytes[start - 1])
                else { continue }
                take(hour, minute, half: Self.half(bytes, mark + 3))
            }
        }
    }

    /// Whether nothing is told.
    var isEmpty: Bool { minutes.isEmpty }

    /// Whether a time of day is among them.
    func contains(_ time: TimeOfDay) -> Bool { minutes.contains(time.hour * 60 + time.minute) }

    private mutating func take(_ hour: Int, _ minute: Int, half: UInt8?) {
        guard let half else {
            minutes.insert(hour * 60 + minute)
            return
        }
        guard (1...12).contains(hour) else { return }
        minutes.insert((hour % 12 + (half == UInt8(ascii: "p") ? 12 : 0)) * 60 + minute)
    }

    /// The letter `a` or `p` of what follows, as in ` PM` and `p.m.`.
    private static func half(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt8? {
        var index = index
        while index < bytes.count, bytes[index] == 0x20 { index += 1 }
        guard index + 1 < bytes.count else { return nil }
        let letter = bytes[index] | 0x20
        guard letter == UInt8(ascii: "a") || letter == UInt8(ascii: "p") else { return nil }
        let next = bytes[index + 1] == UInt8(ascii: ".") && index + 2 < bytes.count ? index + 2 : index + 1
        return bytes[next] | 0x20 == UInt8(ascii: "m") ? letter : nil
    }

    private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int? {
        guard start >= 0, end <= bytes.count, start < end else { return nil }
        var value = 0
        for byte in bytes[start..<end] {
            guard BookingLabels.isDigit(byte) else { return nil }
            value = value * 10 + Int(byte - 0x30)
        }
        return value
    }
}
