/// A person at a terminal, who can be asked.
///
/// ```swift
/// let terminal = Terminal { "y" }  // somebody who says yes to everything
/// ```
public struct Terminal: Sendable {
    /// Reads one line of what is typed, without its end; nil at the end of the input.
    let readLine: @Sendable () -> String?

    /// Reads one line that is not shown while it is typed.
    let readSecret: @Sendable () -> String?

    /// Makes a person of what reads the answers.
    ///
    /// - Parameters:
    ///   - readSecret: Returns the next line, which is not shown while it is typed; the other one serves where nothing is
    ///     shown anyway.
    ///   - readLine: Returns the next line that is typed, without its end; nil when there will be none.
    public init(
        readSecret: (@Sendable () -> String?)? = nil, readLine: @escaping @Sendable () -> String?
    ) {
        self.readLine = readLine
        self.readSecret = readSecret ?? readLine
    }
}
