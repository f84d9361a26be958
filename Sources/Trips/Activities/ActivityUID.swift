/// The UID of an activity, the same in every calendar (RFC 5545 section 3.8.4.7).
///
/// It is opaque text, compared byte by byte as calendars do: two UIDs that differ in case, or in how an
/// accent is encoded, are two activities.
public struct ActivityUID: Sendable {
    /// The text, verbatim.
    public let text: String

    /// Creates a UID from its text.
    ///
    /// - Parameter text: The value of the UID property.
    public init(_ text: some StringProtocol) {
        self.text = String(text)
    }
}

extension ActivityUID {
    /// Passes the bytes in place, which is several times faster than `String.UTF8View` or a copy.
    private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
        var copy = text
        return copy.withUTF8(body)
    }

    /// Compares bytes: less than 0 where these come first, 0 where they are equal.
    func order(against other: ActivityUID) -> Int {
        withBytes { mine in
            other.withBytes { theirs in
                let shared = min(mine.count, theirs.count)
                var index = 0
                while index < shared, mine[index] == theirs[index] { index += 1 }
                return index < shared ? Int(mine[index]) - Int(theirs[index]) : mine.count - theirs.count
            }
        }
    }

    /// The first eight bytes as a number that orders UIDs with different beginnings.
    var leadingBytes: UInt64 {
        withBytes { bytes in
            (0..<8).reduce(0) { $0 << 8 | ($1 < bytes.count ? UInt64(bytes[$1]) : 0) }
        }
    }
}

extension ActivityUID: Hashable {
    /// Compares bytes; Swift's `String` would also equate different encodings of an accent.
    public static func == (left: ActivityUID, right: ActivityUID) -> Bool {
        left.text.utf8.count == right.text.utf8.count && left.order(against: right) == 0
    }

    /// Feeds the bytes that `==` compares.
    public func hash(into hasher: inout Hasher) {
        withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension ActivityUID: Comparable {
    /// Orders UIDs by their bytes.
    public static func < (left: ActivityUID, right: ActivityUID) -> Bool { left.order(against: right) < 0 }
}

extension ActivityUID: CustomStringConvertible {
    /// The text.
    public var description: String { text }
}
