/// One line of a stream as it came.
package struct InputLine: Sendable {
    /// The number of the line, from 1.
    package let number: Int
    /// The bytes without the line feed; nil for a line that is too long.
    package let bytes: [UInt8]?
    /// The number of bytes without the line feed.
    package let count: Int

    /// Makes a line.
    ///
    /// - Parameters:
    ///   - number: The number of the line, from 1.
    ///   - bytes: The bytes without the line feed; nil for a line that is too long.
    ///   - count: The number of bytes without the line feed.
    package init(number: Int, bytes: [UInt8]?, count: Int) {
        (self.number, self.bytes, self.count) = (number, bytes, count)
    }
}
