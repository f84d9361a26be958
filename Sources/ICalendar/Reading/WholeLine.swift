/// A content line that is contiguous in a chunk and not folded.
struct WholeLine {
    /// The bytes without the line end and without control characters.
    let bytes: UnsafeBufferPointer<UInt8>
    /// Whether some bytes are not ASCII.
    let hasHigh: Bool
}
