import ArgumentParser
import Messages
import Rendering

/// The hour cycle of displayed times.
struct ClockOptions: ParsableArguments {
    @Flag(
        name: .customLong("12h"),
        help: ArgumentHelp(
            tr("Count hours to twelve; unless said, the territory of LC_ALL, LC_TIME or LANG decides.")))
    var twelveHours = false

    @Flag(name: .customLong("24h"), help: ArgumentHelp(tr("Count hours to 24.")))
    var twentyFourHours = false

    func validate() throws {
        if twelveHours && twentyFourHours {
            throw ValidationError(tr("--12h and --24h are two clocks; choose one"))
        }
    }

    /// Returns the requested cycle, else that of the locale's territory.
    func hourCycle(in context: CommandContext) -> HourCycle {
        if twelveHours { return .hours12 }
        return twentyFourHours ? .hours24 : PictureOptions.habits(context).hourCycle
    }
}
