/// A terminal with a person who can be asked.
///
/// ```swift
/// let terminal = Terminal { "y" }  // somebody who says yes to everything
/// ```
public struct Terminal: Sendable {
    /// Reads one typed line without its end; nil at the end of the input.
    let readLine: @Sendable () -> String?

    /// Reads one hidden line.
    let readSecret: @Sendable () -> String?

    /// Makes a terminal from functions that read answers.
    ///
    /// - Parameters:
    ///   - readSecret: Returns the next hidden line; `readLine` is used where nothing is echoed anyway.
    ///   - readLine: Returns the next typed line, without its end; nil when there are no more.
    public init(
        readSecret: (@Sendable () -> String?)? = nil, readLine: @escaping @Sendable () -> String?
    ) {
        self.readLine = readLine
        self.readSecret = readSecret ?? readLine
    }
}
