import ArgumentParser
import CivilTime
import Messages
import Rendering
import Trips

/// The drawing of days: columns, characters and regional habits.
struct PictureOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            tr("The columns of the text, at least 60 [COLUMNS]; the terminal's, else 80, unless said."),
            valueName: tr("columns", as: "name of a value")))
    var width: Int?

    @Flag(
        help:
            ArgumentHelp(
                tr(
                    "Draw with ASCII, as is done where LC_ALL, LC_CTYPE or LANG names no UTF-8 locale; titles keep their letters."
                ))
    )
    var ascii = false

    @OptionGroup var clock: ClockOptions

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @Flag(help: ArgumentHelp(tr("Write one page of HTML that needs no other file.")))
    var html = false

    @Flag(help: ArgumentHelp(tr("Write one drawing in SVG that needs no other file.")))
    var svg = false

    func validate() throws {
        if [json, html, svg].count(where: { $0 }) > 1 {
            throw ValidationError(tr("--json, --html and --svg are three forms; choose one"))
        }
        if let width, !PictureOptions.widths.contains(width) {
            throw ValidationError(
                tr(
                    "--width \(width): a picture has \(PictureOptions.widths.lowerBound) to "
                        + "\(PictureOptions.widths.upperBound) columns"))
        }
    }

    /// The accepted widths in columns.
    private static let widths = TextSetting.leastColumns...1000

    /// Writes the result of a command in the requested format.
    ///
    /// - Parameters:
    ///   - name: What the activities belong to.
    ///   - session: The run.
    ///   - people: The persons, where the picture is of several.
    ///   - worldZones: How many zones a day shows its hours in.
    ///   - document: Makes the document for a program.
    ///   - html: Makes a page.
    ///   - svg: Makes a drawing.
    ///   - text: Makes text for a terminal.
    /// - Throws: What the document throws when it is written.
    func write(
        _ name: String?, _ session: Session, people: PartyWords = PartyWords(), worldZones: Int = 0,
        document: () -> some Encodable,
        html: (PictureSetting) -> String, svg: (PictureSetting) -> String,
        text: (PictureSetting, TextSetting) -> String
    ) throws {
        let output = session.context.output
        var setting = setting(name, session)
        setting.worldZones = worldZones
        setting.people = people
        if json {
            output.line(try JSONDocument.text(document()))
        } else if self.html {
            output.write(html(setting))
        } else if self.svg {
            output.write(svg(setting))
        } else {
            // It has its own width, of 60 columns at least: no line of it is broken.
            output.write(Array(text(setting, self.text(session)).utf8))
        }
    }

    /// The option of a format with one view; nil for text, which can have several.
    var oneViewForm: String? { json ? "--json" : html ? "--html" : svg ? "--svg" : nil }

    /// Returns what the picture shows beside its grid.
    private func setting(_ name: String?, _ session: Session) -> PictureSetting {
        PictureSetting(
            name: name, rules: session.rules,
            hourCycle: clock.hourCycle(in: session.context), now: session.now)
    }

    /// Returns the layout of the picture as text.
    private func text(_ session: Session) -> TextSetting {
        let context = session.context
        let stated = width ?? context.variable("COLUMNS").flatMap { Int($0) } ?? context.columns ?? 80
        let columns = min(max(stated, PictureOptions.widths.lowerBound), PictureOptions.widths.upperBound)
        return TextSetting(
            columns: columns, isColoured: session.style.isColoured,
            isASCII: ascii || !PictureOptions.showsUTF8(context))
    }

    /// Returns the time habits of the locale's territory.
    static func habits(_ context: CommandContext) -> RegionHabits {
        RegionHabits(locale: locale("LC_TIME", context))
    }

    /// Returns whether the locale's characters are UTF-8.
    static func showsUTF8(_ context: CommandContext) -> Bool {
        let name = locale("LC_CTYPE", context).lowercased()
        let encoding = name.prefix { $0 != "@" }.drop { $0 != "." }
        return [".utf-8", ".utf8"].contains { $0 == encoding }
    }

    /// Returns the locale in force for a category: POSIX.1, section 8.2.
    private static func locale(_ category: String, _ context: CommandContext) -> String {
        context.variable("LC_ALL") ?? context.variable(category) ?? context.variable("LANG") ?? "C"
    }
}

extension Session {
    /// The first day of a typed week, by the territory.
    var firstWeekday: Weekday { PictureOptions.habits(context).firstWeekday }
}
