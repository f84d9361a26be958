/// What kinds of bytes a line holds, found in one pass.
struct ByteTraits {
    var hasHigh = false
    var hasControl = false
    var hasNUL = false

    init(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { buffer in
            var high: UInt8 = 0
            var controls = 0
            var nulls = 0
            for byte in buffer {
                high |= byte
                controls &+= RawValue.isForbidden(byte: byte) ? 1 : 0
                nulls &+= byte == 0 ? 1 : 0
            }
            hasHigh = high & 0x80 != 0
            hasControl = controls > 0
            hasNUL = nulls > 0
        }
    }
}
