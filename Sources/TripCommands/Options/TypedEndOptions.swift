import ArgumentParser
import CivilTime
import Messages
import TypedInput

/// The common day, zone and policy of several typed times.
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
    ///   - fallback: The zone of times without one; nil without a default.
    ///   - day: The day of a start typed without one, unless `--date` is given.
    ///   - session: The run.
    /// - Returns: The reader.
    /// - Throws: An ``InputRefusal`` for a malformed date or unknown zone.
    func reader(
        _ database: ZoneDatabase, fallback: TypedZone?, day: CivilDate? = nil, _ session: Session
    ) throws -> TypedEnds {
        try TypedEnds(
            database: database, now: session.now, day: date ?? day?.description,
            zone: zone.map { try TypedZone(typed: $0, option: "--zone", in: database) },
            fallback: fallback,
            choice: LocalTimeChoice(
                policy: disambiguate?.policy, asking: session.context, chosen: ChosenTimes()))
    }
}
