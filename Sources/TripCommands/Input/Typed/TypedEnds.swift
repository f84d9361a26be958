import CivilTime
import Messages
import Trips

/// Reads the ends of one activity as a person types them.
///
/// A clock reading without a date is, for a start, that of the day which was given for the activity, else of today there; for
/// an end, the first such reading that is not before the start. Words such as `tomorrow` count from today; in an
/// end, `+3d` and a weekday count from the start's date. `+2h` is counted from the start, or for a start from the
/// present minute. `+3d` alone is for a start the date three days from today, and for an end the start's reading three
/// dates later. `midnight` without a date is the next one; with a date it is refused, since a date has two.
///
/// The zone is the one in the text, else that of the airport which an option names for this end, else that of
/// `--zone`, else that of a city which an option names, else for an end the start's, else the one that the caller falls
/// back on. Without any, the text is refused; so it is where only a city of several clocks is named.
struct TypedEnds: Sendable {
    /// The zones.
    let database: ZoneDatabase
    /// The present.
    let now: Instant
    /// The day of a start that is typed without one, as it was typed after `--date`.
    let day: String?
    /// What `--zone` says.
    let zone: TypedZone?
    /// The zone of a start for which nothing else says one.
    let fallback: TypedZone?
    /// What is done where the clocks skip or repeat a time.
    let choice: LocalTimeChoice

    /// Understands a start.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - place: The zone of the place that an option names for it, as `--from HND`; nil when none does.
    ///   - doubt: The cities that the place may be, when it is no one's zone; nothing falls back then.
    ///   - unknown: The place, when it is none that is known; nothing falls back on one that is a code.
    ///   - option: The option that the text was typed after; nil when it comes from a file.
    /// - Returns: The start.
    /// - Throws: A ``CommandFailure`` that shows what can be typed instead: status 64 for an option, 65 for a file.
    func start(
        _ text: String, at place: TypedZone? = nil, doubt: TypedCity? = nil, unknown: UnknownPlace? = nil,
        option: String? = "--start"
    ) throws -> TypedEnd {
        let isOpen = doubt?.isFamiliar == true || unknown?.isCode == true
        let place = named(place) ?? (isOpen ? nil : fallback)
        return try EndReading(
            text, self, place: place, doubt: doubt, unknown: unknown, start: nil, option: option
        ).end()
    }

    /// Understands an end.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - start: The start of the activity.
    ///   - place: The zone of the place that an option names for it, as `--to LAX`; nil when none does.
    ///   - doubt: The cities that the place may be, when it is no one's zone; nothing falls back then.
    ///   - unknown: The place, when it is none that is known; nothing falls back on one that is a code.
    ///   - option: The option that the text was typed after; nil when it comes from a file.
    /// - Returns: The end; of whole days the date that was typed, and never one before the start.
    /// - Throws: A ``CommandFailure`` that shows what can be typed instead: status 64 for an option, 65 for a file.
    func end(
        _ text: String, after start: TypedEnd, at place: TypedZone? = nil, doubt: TypedCity? = nil,
        unknown: UnknownPlace? = nil, option: String? = "--end"
    ) throws -> TypedEnd {
        let own = start.moment.map { TypedZone($0.zone, origin: tr("the start")) }
        let isOpen = doubt?.isFamiliar == true || unknown?.isCode == true
        let place = named(place) ?? (isOpen ? nil : own ?? fallback)
        let reading = EndReading(
            text, self, place: place, doubt: doubt, unknown: unknown, start: start, option: option)
        let end = try reading.end()
        try reading.requireOrder(of: start, end)
        return end
    }

    /// The zone that an option names: a code goes before `--zone`, but the name of a city may be that of a quay too.
    private func named(_ place: TypedZone?) -> TypedZone? {
        place?.isCity == true ? zone ?? place : place ?? zone
    }

    /// The span between two ends.
    ///
    /// - Parameters:
    ///   - start: The start.
    ///   - end: The end, of the same kind.
    ///   - includesLastDay: Whether the date of the end is the last day of an activity of whole days, as of a fair, or the
    ///     day after it, as the day of check-out is.
    /// - Returns: The span, end exclusive.
    /// - Throws: A ``CommandFailure`` or a ``TripError`` when one end is a day and the other a time, or there is no day.
    func span(from start: TypedEnd, to end: TypedEnd, includesLastDay: Bool) throws -> ActivitySpan {
        if let first = start.activityTime(database), let last = end.activityTime(database) {
            return .timed(start: first, end: last)
        }
        guard start.moment == nil, end.moment == nil else {
            throw CommandFailure(
                "mixed-ends", tr("one end is a whole day and the other a time; give both a time, or none"),
                status: .usage)
        }
        return try .days(from: start.date, to: includesLastDay ? end.date.adding(days: 1) : end.date)
    }
}
