import ArgumentParser

/// A command that runs in a world it is handed.
protocol ContextCommand: ParsableCommand {
    /// Does the work.
    ///
    /// - Parameter context: The world to run in.
    /// - Returns: What to tell the shell.
    /// - Throws: Whatever ends the command early; ``CommandFailure`` gives it words and a status.
    func run(in context: CommandContext) throws -> CommandStatus
}
