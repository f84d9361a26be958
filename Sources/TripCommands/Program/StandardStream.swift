import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A buffered standard stream of the process.
///
/// A closed reader, as in `meridian agenda | head -1`, ends the process by SIGPIPE, as for any filter.
final class StandardStream: TextOutput {
    static let output = StandardStream(descriptor: 1)
    static let errors = StandardStream(descriptor: 2)

    private let descriptor: Int32
    private let state = Mutex<(pending: [UInt8], failed: Bool)>(([], false))

    private init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// The terminal for questions; nil unless input and standard error are terminals.
    static var terminal: Terminal? {
        guard isatty(0) == 1, errors.isTerminal else { return nil }
        return Terminal(
            readSecret: {
                _ = output.flush()
                return SecretLine.read(from: 0)
            },
            readLine: {
                // Earlier output belongs above the question.
                _ = output.flush()
                return readLine(strippingNewline: true)
            })
    }

    var hasFailed: Bool { state.withLock { $0.failed } }

    /// The width of the terminal; nil for other streams.
    var columns: Int? {
        var size = winsize()
        guard isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    func write(_ text: String) { write(Array(text.utf8)) }

    func write(_ bytes: [UInt8]) {
        state.withLock { state in
            state.pending += bytes
            if descriptor == 2 || state.pending.count >= 1 << 16 { StandardStream.drain(&state, descriptor) }
        }
    }

    /// Writes pending output; returns whether everything so far was written.
    func flush() -> Bool {
        state.withLock { state in
            StandardStream.drain(&state, descriptor)
            return !state.failed
        }
    }

    private static func drain(_ state: inout (pending: [UInt8], failed: Bool), _ descriptor: Int32) {
        var start = 0
        state.pending.withUnsafeBytes { buffer in
            while start < buffer.count, let base = buffer.baseAddress {
                #if canImport(Glibc)
                    let count = Glibc.write(descriptor, base + start, buffer.count - start)
                #elseif canImport(Musl)
                    let count = Musl.write(descriptor, base + start, buffer.count - start)
                #else
                    let count = Darwin.write(descriptor, base + start, buffer.count - start)
                #endif
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else {
                    state.failed = true
                    break
                }
                start += count
            }
        }
        state.pending.removeAll(keepingCapacity: true)
    }
}
