import ArgumentParser
import CivilTime
import Messages
import TripWorkflows

/// What a command shows that goes through dates on somebody's clock: which dates, whose clock, and of which trip.
struct WindowOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            tr("Dates, like tomorrow, fri, 2027-03-14, 1w or 2027-03-12..2027-03-15."),
            valueName: tr("when", as: "name of a value"))
    )
    var when: String?

    @OptionGroup var options: ViewOptions

    /// Reads the activities, and puts those of the dates on the time line.
    ///
    /// - Parameters:
    ///   - source: Where the activities are.
    ///   - session: The run.
    ///   - otherwise: The dates that are meant when none are typed.
    ///   - extent: How much the command looks at.
    ///   - firstWeekday: The day that begins a typed week; that of the territory, unless said.
    ///   - widened: Makes whole weeks or months of the dates.
    /// - Returns: What there is to show.
    /// - Throws: A ``CommandFailure`` when an option or a file cannot be used.
    func shown(
        _ source: SourceOptions, _ session: Session, otherwise: TypedWindow.Default = .trip(else: "1w"),
        extent: ShownWindow.Extent = .dates, firstWeekday: Weekday? = nil,
        widened: (DateWindow) -> DateWindow = { $0 }
    ) throws -> ShownWindow {
        try ShownWindow(
            when, options, source, session, otherwise: otherwise, extent: extent,
            firstWeekday: firstWeekday, widened: widened)
    }
}
