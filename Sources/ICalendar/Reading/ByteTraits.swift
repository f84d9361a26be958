/// The kinds of bytes in a line, found in one pass.
struct ByteTraits {
    var hasHigh = false
    var hasControl = false
    var hasNUL = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < bytes.count {
            let (end, isHigh) = LineScan.firstControl(in: bytes, from: index)
            hasHigh = hasHigh || isHigh
            guard end < bytes.count else { return }
            if RawValue.isForbidden(byte: bytes[end]) {
                hasControl = true
                hasNUL = hasNUL || bytes[end] == 0
            }
            index = end + 1
        }
    }
}
