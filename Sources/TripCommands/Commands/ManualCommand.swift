import ArgumentParser
import Messages

/// `meridian manual`: write the manual page for man(1).
struct ManualCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "manual",
        abstract: tr("Write the manual page."),
        discussion: tr(
            """
            meridian manual | man -l -
            meridian manual > ~/.local/share/man/man1/meridian.1
            """))

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        context.output.write(try ManualPage.text(of: HelpDump.read()))
        return .success
    }
}
