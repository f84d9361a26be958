#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Output that is compared with a file, which `make generate NAME=goldens` writes anew.
///
/// ```swift
/// #expect(try Golden.difference(of: output, from: Fixtures.path(besideTest: "agenda.txt")) == nil)
/// ```
public enum Golden {
    /// True while the golden files are written instead of compared: `UPDATE_GOLDENS=1`.
    public static let isUpdating = getenv("UPDATE_GOLDENS").map { String(cString: $0) == "1" } ?? false

    /// Compares a text with its golden file.
    ///
    /// - Parameters:
    ///   - actual: What the program made now.
    ///   - path: The golden file.
    /// - Returns: nil when they are the same, or the file was written; else the first line that differs.
    /// - Throws: A ``Fixtures/Failure`` when the file cannot be read or written.
    public static func difference(of actual: String, from path: String) throws -> String? {
        if isUpdating {
            try Fixtures.write(actual, to: path)
            return nil
        }
        return firstDifference(of: actual, from: try Fixtures.text(path)).map { "\(path):\($0)" }
    }

    /// Compares two texts line by line.
    ///
    /// - Parameters:
    ///   - actual: What was found.
    ///   - expected: What it should be.
    /// - Returns: nil when they are the same; else the number of the first line that differs, with both lines.
    public static func firstDifference(of actual: String, from expected: String) -> String? {
        // By bytes: "e" with an accent in one and in two code points is not the same output.
        guard !actual.utf8.elementsEqual(expected.utf8) else { return nil }
        let found = lines(of: actual)
        let wanted = lines(of: expected)
        let same = zip(found, wanted).prefix { $0.elementsEqual($1) }.count
        return "\(same + 1): \(shown(found, same)), expected \(shown(wanted, same))"
    }

    private static func lines(of text: String) -> [Substring.UTF8View] {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            Substring($0).utf8
        }
    }

    private static func shown(_ lines: [Substring.UTF8View], _ index: Int) -> String {
        index < lines.count ? String(Substring(lines[index])).debugDescription : "no such line"
    }
}
