/// The bytes of a calendar file, which an import reads in pieces and several times.
public struct CalendarSource: Sendable {
    /// The number of bytes.
    public let byteCount: Int
    /// Reads a range of them.
    let read: @Sendable (Range<Int>) throws -> [UInt8]

    /// Makes a source with random access, such as an open file.
    ///
    /// - Parameters:
    ///   - byteCount: The number of bytes.
    ///   - read: Returns the bytes of a range, fewer only at the end; several threads may call it at once.
    public init(byteCount: Int, read: @escaping @Sendable (Range<Int>) throws -> [UInt8]) {
        self.byteCount = byteCount
        self.read = read
    }

    /// Makes a source of bytes in memory.
    ///
    /// - Parameter bytes: The bytes of the file.
    public init(_ bytes: [UInt8]) {
        self.init(byteCount: bytes.count) { Array(bytes[$0]) }
    }
}
