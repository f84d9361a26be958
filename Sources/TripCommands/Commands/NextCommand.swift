import ArgumentParser
import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows
import Trips
import TypedInput

/// `meridian next`: show current and next activities.
struct NextCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "next",
        abstract: tr("Show what is on now, and what comes next."),
        discussion: tr(
            """
            meridian next
            meridian next --count 3 --view home
            meridian next --trip "Tokyo and California" --json

            What is cancelled does not come. The next 366 days are looked at.
            """))

    @OptionGroup var view: ViewOptions
    @OptionGroup var clock: ClockOptions

    @Option(help: ArgumentHelp(tr("How many things to come."), valueName: tr("count", as: "name of a value")))
    var count = 1

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup var source: SourceOptions
    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func validate() throws {
        if count < 1 { throw ValidationError(tr("--count \(count): at least 1 thing has to be asked for")) }
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let shown = try ShownWindow("366d", view, source, session, otherwise: .day)
        if json { try shown.requireOne("--json") }
        for (members, part) in shown.parts {
            let answer = NextAnswer(part, count: count, now: session.now)
            if json {
                context.output.line(try JSONDocument.text(NextDocument(answer, part, session)))
            } else {
                if shown.parts.count > 1 { context.output.line(part.name(members) ?? "") }
                context.output.write(NextText.text(answer, part, clock.hourCycle(in: context), session))
            }
        }
        return shown.report(session)
    }
}
