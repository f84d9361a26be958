import Synchronization

/// Passes on what is written, and knows whether it was anything.
final class NotedOutput: TextOutput {
    private let output: any TextOutput
    private let hasWritten = Mutex(false)

    /// Passes on to an output.
    init(_ output: any TextOutput) { self.output = output }

    /// Whether nothing was written.
    var isEmpty: Bool { hasWritten.withLock { !$0 } }

    var hasFailed: Bool { output.hasFailed }

    func write(_ text: String) {
        hasWritten.withLock { $0 = true }
        output.write(text)
    }

    func write(_ bytes: [UInt8]) {
        hasWritten.withLock { $0 = true }
        output.write(bytes)
    }
}
