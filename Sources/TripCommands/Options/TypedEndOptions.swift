import ArgumentParser
import CivilTime
import Messages

/// What several typed times have in common: their day, their zone, and what to do where the clocks are moved.
struct TypedEndOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            tr("The day of a time that is typed without one, like 2027-03-14 or fri."),
            valueName: tr("date", as: "name of a value"))
    )
    var date: String?

    @Option(
        help: ArgumentHelp(
            tr("The zone of times that are typed without one; an airport's code or a city names it too."),
            valueName: tr("zone", as: "name of a value")),
        completion: .zonesAndAirports)
    var zone: String?

    @Option(
        help: ArgumentHelp(
            tr(
                "Which time to take where the clocks skip or repeat it: earlier, later, compatible as calendars do, or reject."
            ),
            valueName: tr("which", as: "name of a value")))
    var disambiguate: DisambiguationOption?

    /// Makes the reader of times for one activity.
    ///
    /// - Parameters:
    ///   - database: The zones, with those that the trip's calendars define.
    ///   - fallback: The zone of times for which nothing else says one; nil where there is none to go by.
    ///   - day: The day of a start that is typed without one, unless `--date` says it.
    ///   - session: The run.
    /// - Returns: The reader.
    /// - Throws: A ``CommandFailure`` for a date or zone that is none.
    func reader(
        _ database: ZoneDatabase, fallback: TypedZone?, day: CivilDate? = nil, _ session: Session
    ) throws -> TypedEnds {
        try TypedEnds(
            database: database, now: session.now, day: date ?? day?.description,
            zone: zone.map { try TypedZone(typed: $0, option: "--zone", in: database) },
            fallback: fallback,
            choice: LocalTimeChoice(
                policy: disambiguate?.policy, context: session.context, chosen: ChosenTimes()))
    }
}
