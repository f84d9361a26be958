import ArgumentParser

extension CommandConfiguration {
    /// The configuration of a command that has no commands below it.
    ///
    /// It says whose command it is. Parsed by itself, as most runs do it, the command is then not looked at for
    /// `--generate-completion-script`, which the root alone has and which would cost as much as its own options.
    ///
    /// - Parameters:
    ///   - commandName: The name as it is typed.
    ///   - abstract: What the command does, in a line.
    ///   - discussion: Examples, and what else there is to know.
    /// - Returns: The configuration.
    static func leaf(commandName: String, abstract: String, discussion: String = "") -> CommandConfiguration {
        CommandConfiguration(
            commandName: commandName, _superCommandName: "meridian", abstract: abstract,
            discussion: discussion)
    }
}
