/// The coasts of the world as lines of points.
enum Coastline {
    /// The parts of a degree in which points are written.
    private static let parts = 50.0

    /// Reads the lines.
    ///
    /// - Returns: The lines, each at most from one side of the 180th meridian to the other.
    static func lines() -> [[MapPoint]] {
        encoded.withUTF8Buffer { bytes in
            bytes.split(separator: UInt8(ascii: "\n")).map { line in
                var (east, north) = (0, 0)
                var numbers = Numbers(line)
                var points: [MapPoint] = []
                while let right = numbers.next(), let up = numbers.next() {
                    (east, north) = (east + right, north + up)
                    points.append(
                        MapPoint(latitude: Double(north) / parts, longitude: Double(east) / parts))
                }
                return points
            }
        }
    }

    /// The numbers of an encoded polyline: letters of five bits, the last of a number without the sixth, its sign last.
    private struct Numbers {
        private var rest: Slice<UnsafeBufferPointer<UInt8>>

        init(_ text: Slice<UnsafeBufferPointer<UInt8>>) { rest = text }

        mutating func next() -> Int? {
            var (number, shift) = (0, 0)
            while let byte = rest.popFirst() {
                let bits = Int(byte) - 63
                number |= (bits & 0x1F) << shift
                shift += 5
                if bits < 0x20 { return number & 1 == 1 ? ~(number >> 1) : number >> 1 }
            }
            return nil
        }
    }
}
