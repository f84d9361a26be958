import ArgumentParser
import CivilTime
import Messages
import TypedInput

/// The typed times of an activity.
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

    @Flag(
        help: ArgumentHelp(
            tr("Estimate the arrival of a transport from the distance, and mark it as estimated.")))
    var estimate = false

    @OptionGroup var common: TypedEndOptions

    /// The most nights of `--nights`.
    private static let mostNights = 3_650

    /// The names of the start option.
    static let startNames = ["--start", "--depart", "--check-in"]
    static let endNames = ["--end", "--arrive", "--check-out"]

    func validate() throws {
        if let nights, !(1...Self.mostNights).contains(nights) {
            throw ValidationError(tr("--nights \(nights): a stay has 1 to 3650 nights"))
        }
    }

    /// Returns the given times.
    ///
    /// - Parameter arguments: The arguments of the run, so that messages use an option's typed name.
    /// - Returns: The wish.
    /// - Throws: An ``InputRefusal`` for a text that is not a length, or a ``CommandFailure`` for one beside an end.
    func wish(in arguments: [String]) throws -> TimeWish {
        var wish = TimeWish()
        (wish.start, wish.end, wish.nights) = (start, end, nights)
        wish.startOption = Self.typed(Self.startNames, in: arguments)
        wish.endOption = Self.typed(Self.endNames, in: arguments)
        if length != nil, end != nil || nights != nil {
            throw CommandFailure(
                "two-lengths",
                tr("--length and \(end != nil ? wish.endName : "--nights") say two things; choose one"),
                status: .usage)
        }
        wish.length = try length.map { text in
            try Typed.option("--length") { () throws(TimeError) in try TypedLength.parse(text) }
        }
        if allDay { wish.isAllDay = true }
        if estimate {
            guard end == nil, length == nil, nights == nil, !allDay else {
                let other =
                    end != nil
                    ? wish.endName : length != nil ? "--length" : nights != nil ? "--nights" : "--all-day"
                throw CommandFailure(
                    "two-ends", tr("--estimate and \(other) say two things; choose one"), status: .usage)
            }
            wish.isEstimated = true
        }
        return wish
    }

    /// Whether any time is given.
    var isSaid: Bool { start != nil || end != nil || length != nil || nights != nil || allDay || estimate }

    /// Returns the last of an option's names in the arguments, else its first name.
    private static func typed(_ names: [String], in arguments: [String]) -> String {
        let words = arguments.prefix { $0 != "--" }.map { $0.prefix { $0 != "=" } }
        let typed = words.last { word in names.contains { $0 == word } }
        return typed.map(String.init) ?? names[0]
    }
}
