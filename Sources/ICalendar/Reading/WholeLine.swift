/// A content line that stands in one piece, not folded, in a chunk.
struct WholeLine {
    /// The octets without the line end; none of them is a control character.
    let bytes: UnsafeBufferPointer<UInt8>
    /// Whether some are not of ASCII.
    let hasHigh: Bool
}
