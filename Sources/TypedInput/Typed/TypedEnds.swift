package import CivilTime
import Messages
import Trips

/// Reads the ends of one activity as a person types them.
///
/// A time without a date is, for a start, on the date given for the activity, else today; for an end, the first
/// such time not before the start. Words such as `tomorrow` count from today; in an end, `+3d` and a weekday count
/// from the start's date. `+2h` counts from the start, or for a start from the present minute. `+3d` alone is for a
/// start the date in three days, and for an end the start's time three dates later. `midnight` without a date is
/// the next one; with a date it is refused, because a date has two.
///
/// The zone is the one in the text, else that of the airport of an option for this end, else `--zone`, else that of
/// the city of an option, else for an end the start's, else the caller's default. Without any, the text is refused,
/// and so it is for a city name with several zones.
package struct TypedEnds: Sendable {
    /// The zones.
    package let database: ZoneDatabase
    /// The present.
    let now: Instant
    /// The date of a start that is typed without one, as typed after `--date`.
    let day: String?
    /// The zone of `--zone`.
    package let zone: TypedZone?
    /// The default zone of a start.
    let fallback: TypedZone?
    /// How skipped and repeated times are resolved.
    package let choice: LocalTimeChoice
    /// Whether the texts are typed into the fields of a form, so that no message names an option.
    var isForm: Bool { choice.isForm }

    /// Makes the reader of one activity's times.
    ///
    /// - Parameters:
    ///   - database: The zones, with those that the trip's calendars define.
    ///   - now: The present.
    ///   - day: The date of a start that is typed without one, as a person types it; nil for today.
    ///   - zone: The zone that was named for all times; nil for none.
    ///   - fallback: The zone of times without one; nil without a default.
    ///   - choice: How skipped and repeated times are resolved.
    package init(
        database: ZoneDatabase, now: Instant, day: String?, zone: TypedZone?, fallback: TypedZone?,
        choice: LocalTimeChoice
    ) {
        (self.database, self.now, self.day) = (database, now, day)
        (self.zone, self.fallback, self.choice) = (zone, fallback, choice)
    }

    /// Reads a start.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - place: The zone of the place that an option names for it, as `--from HND`; nil for none.
    ///   - doubt: The cities of an ambiguous place name; then no default applies.
    ///   - unknown: The place, if it is unknown; no default applies to an unknown code.
    ///   - option: The option of the text; nil for a text from a file.
    ///   - floats: Whether a reading of the clock without a zone is one of no zone's clock.
    /// - Returns: The start.
    /// - Throws: An ``InputRefusal`` that shows the accepted forms, about `start` for a text from a file.
    package func start(
        _ text: String, at place: TypedZone? = nil, doubt: TypedCity? = nil, unknown: UnknownPlace? = nil,
        option: String? = "--start", floats: Bool = false
    ) throws -> TypedEnd {
        if floats, named(place) == nil, EndWords.names(noZone: text), !EndWords.isMoment(text) {
            return try EndReading(
                text, self, place: TypedEnds.floating, doubt: nil, unknown: nil, start: nil, option: option
            ).end().floating
        }
        let isOpen = doubt?.isFamiliar == true || unknown?.isCode == true
        let place = named(place) ?? (isOpen ? nil : fallback)
        return try EndReading(
            text, self, place: place, doubt: doubt, unknown: unknown, start: nil, option: option
        ).end()
    }

    /// Reads an end.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - start: The start of the activity.
    ///   - place: The zone of the place that an option names for it, as `--to LAX`; nil for none.
    ///   - doubt: The cities of an ambiguous place name; then no default applies.
    ///   - unknown: The place, if it is unknown; no default applies to an unknown code.
    ///   - option: The option of the text; nil for a text from a file.
    /// - Returns: The end; for whole days the typed date, never one before the start.
    /// - Throws: An ``InputRefusal`` that shows the accepted forms, about `end` for a text from a file.
    package func end(
        _ text: String, after start: TypedEnd, at place: TypedZone? = nil, doubt: TypedCity? = nil,
        unknown: UnknownPlace? = nil, option: String? = "--end"
    ) throws -> TypedEnd {
        guard !start.isFloating else {
            return try floatingEnd(text, after: start, isNamed: named(place) != nil, option: option)
        }
        let own = start.moment.map { TypedZone($0.zone, origin: tr("the start")) }
        let isOpen = doubt?.isFamiliar == true || unknown?.isCode == true
        let place = named(place) ?? (isOpen ? nil : own ?? fallback)
        let reading = EndReading(
            text, self, place: place, doubt: doubt, unknown: unknown, start: start, option: option)
        let end = try reading.end()
        try reading.requireOrder(of: start, end)
        return end
    }

    /// Reads an end after a start of no zone's clock, which is on the same clock.
    private func floatingEnd(
        _ text: String, after start: TypedEnd, isNamed: Bool, option: String?
    ) throws -> TypedEnd {
        guard !isNamed, EndWords.names(noZone: text) else {
            throw InputRefusal(
                "floating-time", tr("the start has no zone; give it one too, or none to the end"),
                cause: .typed,
                field: option == nil ? "start" : nil)
        }
        let reading = EndReading(
            text, self, place: TypedEnds.floating, doubt: nil, unknown: nil, start: start, option: option)
        let end = try reading.end().floating
        try reading.requireOrder(of: start, end)
        return end
    }

    /// The clock on which floating times are read.
    private static let floating = TypedZone(.utc, origin: "")

    /// The zone of an option: a code precedes `--zone`, but the name of a city does not, because it may name a
    /// quay.
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
    /// - Throws: An ``InputRefusal`` or a ``TripError`` when one end is a day and the other a time, or there is no
    ///   day.
    func span(from start: TypedEnd, to end: TypedEnd, includesLastDay: Bool) throws -> ActivitySpan {
        if let first = start.activityTime(database), let last = end.activityTime(database) {
            return .timed(start: first, end: last)
        }
        guard start.moment == nil, end.moment == nil else {
            throw InputRefusal(
                "mixed-ends", tr("one end is a whole day and the other a time; give both a time, or none"),
                cause: .typed)
        }
        return try .days(from: start.date, to: includesLastDay ? end.date.adding(days: 1) : end.date)
    }
}
