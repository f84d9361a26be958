import ArgumentParser

extension CommandConfiguration {
    /// Returns the configuration of a command without subcommands.
    ///
    /// It names the root as parent. Parsed alone, as in most runs, the command is then not searched for
    /// `--generate-completion-script`, which only the root has and which would cost as much as its own
    /// options.
    ///
    /// - Parameters:
    ///   - commandName: The name as it is typed.
    ///   - parent: The command above it, where that can be run itself: its subcommands are parsed alone, and their messages
    ///     name it.
    ///   - abstract: What the command does, in a line.
    ///   - discussion: Examples, and what else there is to know.
    /// - Returns: The configuration.
    static func leaf(
        commandName: String, below parent: String = "meridian", abstract: String, discussion: String = ""
    ) -> CommandConfiguration {
        CommandConfiguration(
            commandName: commandName, _superCommandName: parent, abstract: abstract,
            discussion: discussion)
    }
}
