import ArgumentParser
import Messages

/// `meridian completions SHELL`: write the completion script of a shell.
struct CompletionsCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "completions",
        abstract: tr("Write a script that completes command lines."),
        discussion: tr(
            """
            meridian completions bash > ~/.local/share/bash-completion/completions/meridian
            meridian completions zsh > ~/.local/share/zsh/site-functions/_meridian
            meridian completions fish > ~/.config/fish/completions/meridian.fish

            Commands, options, zones, airports' codes and the names of trips are completed. For zsh, the \
            directory must be in fpath. make install puts the scripts where shells look for them.
            """))

    @Argument(help: ArgumentHelp(tr("bash, zsh or fish."), valueName: tr("shell", as: "name of a value")))
    var shell: ShellOption

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        context.output.write(Meridian.completionScript(for: shell.shell))
        return .success
    }
}
