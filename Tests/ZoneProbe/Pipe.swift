#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Standard input and output: lines of text, and 64-bit numbers in bulk between them.
struct Pipe {
    private var input: [UInt8] = []
    private var position = 0
    private var output: [UInt8] = []

    /// The next line without its end; nil at the end of the input.
    mutating func line() -> String? {
        var length = 0
        while true {
            if let end = input[(position + length)...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { position = end + 1 }
                return String(decoding: input[position..<end], as: UTF8.self)
            }
            length = input.count - position
            guard fill() else { return nil }
        }
    }

    /// The next numbers; nil where the input ends before them.
    mutating func numbers(_ count: Int) -> [Int64]? {
        let size = count * MemoryLayout<Int64>.size
        while input.count - position < size {
            guard fill() else { return nil }
        }
        defer { position += size }
        return [Int64](unsafeUninitializedCapacity: count) { numbers, initialized in
            UnsafeMutableRawBufferPointer(numbers).copyBytes(from: input[position..<position + size])
            initialized = count
        }
    }

    mutating func write(_ text: String) {
        output += text.utf8
    }

    mutating func write(_ numbers: [Int64]) {
        numbers.withUnsafeBytes { output += $0 }
    }

    /// Sends what was written; a reader that is gone ends the program.
    mutating func flush() {
        var sent = 0
        while sent < output.count {
            let count = output[sent...].withUnsafeBytes { bytes in
                #if canImport(Darwin)
                    Darwin.write(1, bytes.baseAddress, bytes.count)
                #elseif canImport(Musl)
                    Musl.write(1, bytes.baseAddress, bytes.count)
                #else
                    Glibc.write(1, bytes.baseAddress, bytes.count)
                #endif
            }
            guard count > 0 else { exit(74) }
            sent += count
        }
        output.removeAll(keepingCapacity: true)
    }

    private mutating func fill() -> Bool {
        input.removeFirst(position)
        position = 0
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(0, &chunk, chunk.count)
        guard count > 0 else { return false }
        input += chunk[..<count]
        return true
    }
}
