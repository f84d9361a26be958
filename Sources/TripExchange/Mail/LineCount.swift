/// Counts lines as far as it is asked, each octet once.
struct LineCount {
    private let bytes: [UInt8]
    private var index = 0
    private var line = 1

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The line at an index; one that lies before the last one that was asked is counted anew.
    mutating func line(at wanted: Int) -> Int {
        if wanted < index { (index, line) = (0, 1) }
        while index < min(wanted, bytes.count) {
            if bytes[index] == 0x0A { line += 1 }
            index += 1
        }
        return line
    }
}
