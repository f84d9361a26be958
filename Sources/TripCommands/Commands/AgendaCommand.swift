import ArgumentParser
import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows

/// `meridian agenda [WHEN] [--view V]`: show activities by day, on a chosen clock.
struct AgendaCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "agenda",
        abstract: tr("Show what is on, day by day, on anyone's clock."),
        discussion: tr(
            """
            meridian agenda tomorrow
            meridian agenda 2027-03-12..2027-03-15 --view home
            meridian agenda --trip "Tokyo and California" --view Asia/Tokyo
            meridian agenda -f flight.ics hotel.ics

            Views: place (the wall clock of where things happen), traveller (where you are then; the default), home, or \
            any zone. Without dates: from the first to the last day of the trip or files named (series \
            do not lengthen it), else the next seven days. Hours and typed weeks are as \
            the territory of LC_ALL, LC_TIME or LANG has them.
            """))

    @OptionGroup var window: WindowOptions
    @OptionGroup var clock: ClockOptions

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup var source: SourceOptions
    @OptionGroup var unlock: UnlockOptions
    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context).unlocking(unlock, hasFiles: !source.files.isEmpty)
        let shown = try window.shown(source, session)
        return try AgendaCommand.write(shown, asJSON: json, clock.hourCycle(in: context), session)
    }

    /// Writes the agenda of a window, with findings about what was not read or placed.
    static func write(
        _ shown: ShownWindow, asJSON json: Bool, _ hours: HourCycle, _ session: Session
    ) throws -> CommandStatus {
        let output = session.context.output
        let agendas = shown.parts.map { members, part in
            (members, part, Agenda(part.itinerary, view: part.view, days: part.dates.days))
        }
        if json {
            let documents = agendas.map { members, part, agenda in
                AgendaDocument(
                    agenda, of: part.itinerary, dates: part.dates, travellers: members,
                    names: part.loaded.names, session)
            }
            output.line(
                try documents.count == 1
                    ? JSONDocument.text(documents[0]) : JSONDocument.text(["travellers": documents]))
        } else {
            let texts = agendas.map { members, part, agenda in
                AgendaText(
                    agenda, of: part, name: part.name(members), hours: hours, session
                ).text
            }
            output.write(texts.joined(separator: "\n"))
        }
        return shown.report(session)
    }
}
