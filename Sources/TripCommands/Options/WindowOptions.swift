import ArgumentParser
import Messages

/// The dates, the clock and the trip that a command shows.
struct WindowOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            tr("Dates, like tomorrow, fri, 2027-03-14, 1w or 2027-03-12..2027-03-15."),
            valueName: tr("when", as: "name of a value"))
    )
    var when: String?

    @OptionGroup var options: ViewOptions
}
