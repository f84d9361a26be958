import Synchronization

/// Keeps what a command writes, for tests and for programs that embed the commands.
///
/// ```swift
/// let output = CapturedOutput()
/// output.write("09:00")
/// output.text  // "09:00"
/// ```
public final class CapturedOutput: TextOutput {
    private let bytes = Mutex<[UInt8]>([])

    /// Makes an empty output.
    public init() {}

    /// Everything written so far, as UTF-8 text.
    public var text: String { String(decoding: contents, as: UTF8.self) }

    /// Everything written so far.
    public var contents: [UInt8] { bytes.withLock { $0 } }

    /// Keeps a text.
    public func write(_ text: String) { bytes.withLock { $0 += Array(text.utf8) } }

    /// Keeps bytes.
    public func write(_ bytes: [UInt8]) { self.bytes.withLock { $0 += bytes } }
}
