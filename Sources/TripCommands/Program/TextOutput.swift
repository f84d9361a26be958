/// A destination for text: a file descriptor of the process, or a string in a test.
public protocol TextOutput: AnyObject, Sendable {
    /// Writes a text unchanged.
    ///
    /// - Parameter text: The text; nothing is added to it.
    func write(_ text: String)

    /// Writes bytes unchanged.
    ///
    /// - Parameter bytes: The bytes.
    func write(_ bytes: [UInt8])

    /// Whether something could not be written, so that all that follows is in vain.
    var hasFailed: Bool { get }
}

extension TextOutput {
    /// Nothing fails that is not said to.
    public var hasFailed: Bool { false }

    func line(_ text: String = "") { write(text + "\n") }
}
