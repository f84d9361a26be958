import CivilTime
import TripWorkflows
import TypedInput

extension WindowOptions {
    /// Reads the activities, and places those of the dates on the time line.
    ///
    /// - Parameters:
    ///   - source: The source of the activities.
    ///   - session: The run.
    ///   - otherwise: The default dates.
    ///   - extent: The extent of what the command reads.
    ///   - firstWeekday: The first day of a typed week; by default that of the territory.
    ///   - widened: Extends the dates to whole weeks or months.
    /// - Returns: The result to show.
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
