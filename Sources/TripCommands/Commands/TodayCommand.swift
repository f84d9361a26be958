import ArgumentParser
import Messages
import TypedInput

/// `meridian today`: show the agenda of the current date on the view's clock.
struct TodayCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "today",
        abstract: tr("Show what is on today."),
        discussion: tr(
            """
            meridian today
            meridian today --view home
            meridian today --json

            The same as agenda today. The date is that of the clock that is shown: it can be another one at home.
            """))

    @OptionGroup var view: ViewOptions
    @OptionGroup var clock: ClockOptions

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup var source: SourceOptions
    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let shown = try ShownWindow("today", view, source, session, otherwise: .day)
        return try AgendaCommand.write(shown, asJSON: json, clock.hourCycle(in: context), session)
    }
}
