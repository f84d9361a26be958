import ArgumentParser
import CivilTime
import Messages

/// When an activity is, as it is typed.
struct ItemTimeOptions: ParsableArguments {
    @Option(
        name: [.customLong("start"), .customLong("depart"), .customLong("check-in")],
        help: ArgumentHelp(
            tr(
                "When it starts, like \"2027-03-14 09:00\", \"tomorrow 9am\", \"09:00 Asia/Tokyo\" or 2027-03-14."
            ),
            valueName: tr("time", as: "name of a value")))
    var start: String?

    @Option(
        name: [.customLong("end"), .customLong("arrive"), .customLong("check-out")],
        help: ArgumentHelp(
            tr("When it ends, like 11:30, +2h or a date; the last of whole days, or the day of check-out."),
            valueName: tr("time", as: "name of a value")))
    var end: String?

    @Option(
        help: ArgumentHelp(
            tr("How long it lasts, like 2h or 90min."), valueName: tr("length", as: "name of a value")))
    var length: String?

    @Option(
        help: ArgumentHelp(tr("How many nights a stay has."), valueName: tr("count", as: "name of a value")))
    var nights: Int?

    @Flag(help: ArgumentHelp(tr("Whole days, without clock readings.")))
    var allDay = false

    @OptionGroup var common: TypedEndOptions

    /// The nights of a stay that `--nights` says.
    private static let mostNights = 3_650

    func validate() throws {
        if length != nil, end != nil || nights != nil {
            throw ValidationError(
                tr("--length and \(end != nil ? "--end" : "--nights") say two things; choose one"))
        }
        if let nights, !(1...Self.mostNights).contains(nights) {
            throw ValidationError(tr("--nights \(nights): a stay has 1 to 3650 nights"))
        }
    }

    /// What the options say.
    func wish() throws -> TimeWish {
        var wish = TimeWish()
        (wish.start, wish.end, wish.nights) = (start, end, nights)
        wish.length = try length.map { text in
            try Session.option("--length") { () throws(TimeError) in try TypedLength.parse(text) }
        }
        if allDay { wish.isAllDay = true }
        return wish
    }
}
