/// One line of a stream as it came.
package struct InputLine: Sendable {
    /// The number of the line, from 1.
    package let number: Int
    /// The bytes without the line feed; nil for a line that is too long.
    package let bytes: [UInt8]?
    /// The number of bytes without the line feed.
    package let count: Int
    /// The first bytes of the line, at most ``mostBeginning``.
    package let beginning: ArraySlice<UInt8>

    /// The most bytes of a beginning.
    package static let mostBeginning = 80

    /// Makes a line.
    ///
    /// - Parameters:
    ///   - number: The number of the line, from 1.
    ///   - bytes: The bytes without the line feed; nil for a line that is too long.
    ///   - count: The number of bytes without the line feed.
    ///   - beginning: The first bytes; those of `bytes` unless said.
    package init(number: Int, bytes: [UInt8]?, count: Int, beginning: ArraySlice<UInt8>? = nil) {
        (self.number, self.bytes, self.count) = (number, bytes, count)
        self.beginning = beginning ?? bytes?.prefix(Self.mostBeginning) ?? []
    }
}
