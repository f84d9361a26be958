/// How long to wait after requests that failed.
package enum BackOff {
    /// The most seconds between two tries.
    package static let mostSeconds = 3_600

    /// Returns the seconds to wait: half of a span that doubles with each try, and a random part of its other half.
    ///
    /// - Parameters:
    ///   - failures: How many tries have failed in a row, from 1.
    ///   - random: Draws the other half.
    /// - Returns: The seconds, from 1 to ``mostSeconds``: 1 to 2 after the first failure, 2 to 4 after the second.
    package static func seconds(after failures: Int, using random: inout some RandomNumberGenerator) -> Int {
        let span = min(mostSeconds, 2 << min(max(failures, 1) - 1, 16))
        return span - Int.random(in: 0...(span / 2), using: &random)
    }
}
