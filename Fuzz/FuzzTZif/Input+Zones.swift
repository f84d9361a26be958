import FuzzKit
import TestKit

extension Input {
    /// Draws a compiled zone with a few transitions close together, and a rule that begins at an unusual moment.
    mutating func zoneFile() -> [UInt8] {
        let first = offset(3600)
        var file = TZifFile(
            first: Int(first), changes: [], footer: pick(posixRule(), posixRule(), "", "CCC3"))
        var second = pick(
            -2_208_988_800, 4_102_444_800, 4_133_980_800, 0, number(in: -3_000_000_000...5_000_000_000),
            number(in: -380_000_000_000...260_000_000_000))
        var last = first
        for _ in 0..<number(in: 0...6) {
            last = offset(last)
            let mark = number(in: 0...5)
            file.changes.append(
                (
                    second,
                    .init(offset: Int(last), isDaylight: mark == 0, abbreviation: mark < 2 ? "DDD" : "EEE")
                ))
            second += pick(1, 3600, number(in: 1...100_000), number(in: 1...40_000_000))
        }
        return file.bytes
    }

    private mutating func offset(_ near: Int64) -> Int64 {
        max(-93_599, min(93_599, pick(near, near + 3600, near - 3600, 0, 7200, number(in: -93_599...93_599))))
    }
}
