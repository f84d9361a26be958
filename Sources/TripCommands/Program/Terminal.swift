/// A person at a terminal, who can be asked.
///
/// ```swift
/// let terminal = Terminal { "y" }  // somebody who says yes to everything
/// ```
public struct Terminal: Sendable {
    /// Reads one line of what is typed, without its end; nil at the end of the input.
    let readLine: @Sendable () -> String?

    /// Makes a person of what reads the answers.
    ///
    /// - Parameter readLine: Returns the next line that is typed, without its end; nil when there will be none.
    public init(readLine: @escaping @Sendable () -> String?) {
        self.readLine = readLine
    }
}
