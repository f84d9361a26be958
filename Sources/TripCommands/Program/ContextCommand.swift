import ArgumentParser

/// A command that runs in a given context.
protocol ContextCommand: ParsableCommand {
    /// Runs the command.
    ///
    /// - Parameter context: The context of the run.
    /// - Returns: The exit status.
    /// - Throws: Any error that ends the command early; ``CommandFailure`` maps it to a message and a status.
    func run(in context: CommandContext) throws -> CommandStatus
}
