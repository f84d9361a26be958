package import CivilTime

/// When a server wants to be asked again (RFC 9110, section 10.2.3).
package enum RetryAfter {
    /// The most seconds that are waited, whatever a server says.
    package static let mostSeconds = 3_600

    /// Reads the field `Retry-After`.
    ///
    /// - Parameters:
    ///   - text: Its value: seconds, or a date like `Fri, 31 Dec 2027 23:59:59 GMT`.
    ///   - now: The present.
    /// - Returns: The seconds to wait, from 0 to ``mostSeconds``; nil for what is neither.
    package static func seconds(_ text: String, at now: Instant) -> Int? {
        if let digits = Int(text), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
            return min(digits, mostSeconds)
        }
        // More digits than an integer has: longer than anybody waits.
        if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return mostSeconds }
        guard let date = httpDate(text) else { return nil }
        return Int(max(0, min(Int64(mostSeconds), date.secondsSinceEpoch - now.secondsSinceEpoch)))
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Reads `Sun, 06 Nov 1994 08:49:37 GMT`, the form that RFC 9110 has servers write.
    private static func httpDate(_ text: String) -> Instant? {
        let parts = text.split(separator: " ")
        guard parts.count == 6, parts[0].hasSuffix(","), parts[5] == "GMT", parts[1].utf8.count == 2,
            let month = months.firstIndex(of: String(parts[2]))
        else { return nil }
        let number = month < 9 ? "0\(month + 1)" : "\(month + 1)"
        return try? Instant(parsing: "\(parts[3])-\(number)-\(parts[1])T\(parts[4])Z")
    }
}
