import CivilTime
import Messages
import Rendering
import TripWorkflows

/// The text of one end with the context in which it is read.
struct EndReading {
    let text: String
    let ends: TypedEnds
    /// The zone for a text that names none.
    let place: TypedZone?
    /// The cities of an ambiguous place name.
    let doubt: TypedCity?
    /// The place, if it is unknown.
    let unknown: UnknownPlace?
    /// The start, when the text is an end.
    let start: TypedEnd?
    /// The option of the text; nil for a text from a file.
    let option: String?

    init(
        _ text: String, _ ends: TypedEnds, place: TypedZone?, doubt: TypedCity?, unknown: UnknownPlace?,
        start: TypedEnd?, option: String?
    ) {
        (self.text, self.ends, self.place, self.start, self.option) = (text, ends, place, start, option)
        (self.doubt, self.unknown) = (doubt, unknown)
    }

    /// The member of the text from a file; nil for an option.
    private var field: String? { option == nil ? start == nil ? "start" : "end" : nil }

    /// Reads the text.
    func end() throws -> TypedEnd { try Typed.member(field) { try read() } }

    private func read() throws -> TypedEnd {
        let words = try refusing { () throws(TimeError) in try EndWords(text) }
        // The place does not change a whole day, but a place that does not exist is an error.
        if words.zone != nil { _ = try zone(words) }
        switch words.form {
        case .day where !words.suffixes.isEmpty, .daysAfter where !words.suffixes.isEmpty:
            return try refusing { () throws(TimeError) -> TypedEnd in throw EndWords.formless(text) }
        case .day(let day): return TypedEnd(reading: .day(try date(day, words)), zoneOrigin: nil)
        case .daysAfter(let days): return try later(days, words)
        case .moment(.now): return try moment(minute(), words)
        case .moment(.instant(let instant)): return try moment(instant, words)
        case .after(let length): return try later(length, words)
        case .clock(let clock, let day, let offset): return try reading(clock, day, offset, words)
        }
    }

    /// Checks that the end is not before the start.
    func requireOrder(of start: TypedEnd, _ end: TypedEnd) throws {
        try Typed.member(field) { try requireSequence(of: start, end) }
    }

    private func requireSequence(of start: TypedEnd, _ end: TypedEnd) throws {
        switch (start.reading, end.reading) {
        case (.time(let first), .time(let last)) where last.instant < first.instant:
            let reason =
                start.isFloating
                ? tr("this is \(last.civil), before the start at \(first.civil)")
                : tr("this is \(last), before the start at \(first)")
            guard let later = try? later(last, after: first) else {
                throw failure("ends-before-start", reason)
            }
            throw failure("ends-before-start", tr("\(reason), for example \(later)"))
        case (.day(let first), .day(let last)) where last < first:
            throw failure("ends-before-start", tr("this is \(last), before the start on \(first)"))
        case (.day, .time):
            throw failure(
                "mixed-ends", tr("the start is a whole day; give it a time too, or end it on a date"))
        case (.time, .day(let date)):
            throw failure("mixed-ends", tr("the start has a time, so the end needs one, as in \(date) 18:00"))
        default: break
        }
    }

    /// A suggestion: the first date on which the local time is after the start.
    private func later(_ end: ZonedDateTime, after start: ZonedDateTime) throws -> String? {
        let words = try EndWords(text)
        guard case .clock(.time(let time), .some, _) = words.form else { return nil }
        let civil = try next(time, from: start.instant.adding(.seconds(1)), in: end.zone)
        // A skipped time may be read before the start, whatever its date.
        let reading = try ends.choice.settled(end.zone.mapping(of: civil), in: end.zone, option: option)
        guard reading.instant > start.instant else { return nil }
        let zone = words.zone.map { " \($0)" } ?? ""
        return (option.map { $0 + " " } ?? "") + "\"\(civil.date) \(time.clockText)\(zone)\""
    }

    // MARK: - Zones and days

    private func zone(_ words: EndWords) throws -> TypedZone {
        if let name = words.zone {
            do {
                return try TypedZone(
                    typed: name, option: option ?? Printable.name(text), in: ends.database, isWithin: true)
            } catch let refusal as InputRefusal where option == nil {
                throw refusal.inDocument()
            }
        }
        if let place { return place }
        if let doubt { throw doubt.failure(in: ends.database) }
        if let unknown { throw unknown.failure(in: ends.database, isForm: ends.isForm) }
        try requireDate(words)
        let reason: String
        switch words.form {
        case .day, .daysAfter: reason = tr("today is not the same day everywhere")
        case .moment, .after, .clock(_, _, .some):
            reason = tr("a moment alone is no clock reading of a place")
        case .clock: reason = tr("a clock reading alone is no moment")
        }
        let shown = text.utf8.count > 60 ? "09:00" : Printable.line(text)
        throw failure(
            "no-zone",
            ends.isForm
                ? tr("\(reason); say where in the field after it, like Asia/Tokyo or HND")
                : tr("\(reason); say where, like \(shown) Asia/Tokyo, \(shown) HND or with --zone"))
    }

    /// Refuses what is no date in any zone: to say where would not help.
    private func requireDate(_ words: EndWords) throws {
        switch words.form {
        case .day(let day), .clock(_, day: let day?, offset: _):
            if (try? CivilDate(parsing: day)) == nil { _ = try single(day, ends.now.utc.date) }
        case .moment, .after, .daysAfter, .clock: break
        }
    }

    private func today(_ zone: TypedZone) -> CivilDate { zone.zone.civil(at: ends.now).date }

    /// The date of words; one that does not count from today needs no zone.
    private func date(_ day: String, _ words: EndWords) throws -> CivilDate {
        if TypedDates.areFixed(day) { return try single(day, ends.now.utc.date) }
        let base: CivilDate
        if let start, day.hasPrefix("+") || TypedDates.weekday(day) != nil {
            base = start.date
        } else {
            base = today(try zone(words))
        }
        return try single(day, base)
    }

    private func single(_ day: String, _ base: CivilDate) throws -> CivilDate {
        let days = try refusing { () throws(TimeError) in
            do throws(TimeError) {
                return try TypedDates.parse(day, today: base)
            } catch {
                throw error.code == .malformedText ? EndWords.formless(text, day: day) : error
            }
        }
        guard days.count == 1 else {
            throw failure(
                "not-one-day",
                tr(
                    "\(Printable.name(day)) is \(days.count) days; "
                        + "an end is one of them, like \(days.first)"))
        }
        return days.first
    }

    // MARK: - Moments

    /// The present, to the minute.
    private func minute() throws -> Instant {
        let second = ends.now.secondsSinceEpoch
        return try Instant(secondsSinceEpoch: second - (second % 60 + 60) % 60)
    }

    private func moment(_ instant: Instant, _ words: EndWords) throws -> TypedEnd {
        let zone = try zone(words)
        let moment = ZonedDateTime(instant, in: zone.zone)
        try refuseSuffixes(words, "\(moment.civil)", zone.zone)
        return TypedEnd(reading: .time(moment), zoneOrigin: zone.origin)
    }

    private func later(_ length: Duration, _ words: EndWords) throws -> TypedEnd {
        guard let start else {
            let now = try minute()
            return try moment(refusing { () throws(TimeError) in try now.adding(length) }, words)
        }
        guard let first = start.moment else {
            throw failure(
                "mixed-ends", tr("the start is a whole day; end it on a date, or give it a time too"))
        }
        return try moment(refusing { () throws(TimeError) in try first.instant.adding(length) }, words)
    }

    private func later(_ days: Int, _ words: EndWords) throws -> TypedEnd {
        guard let start else {
            return TypedEnd(reading: .day(try single("+\(days)d", today(try zone(words)))), zoneOrigin: nil)
        }
        let date = try refusing { () throws(TimeError) in try start.date.adding(days: days) }
        guard let first = start.moment else { return TypedEnd(reading: .day(date), zoneOrigin: nil) }
        guard days > 0 else { return try moment(first.instant, words) }
        let mapping = first.zone.mapping(of: CivilDateTime(date, first.civil.time))
        return try moment(ends.choice.settled(mapping, in: first.zone, option: option).instant, words)
    }

    // MARK: - Clock readings

    private func reading(
        _ clock: EndWords.Clock, _ day: String?, _ offset: String?, _ words: EndWords
    ) throws -> TypedEnd {
        let zone = try zone(words)
        if let offset, ["z", "-00:00"].contains(offset), day.flatMap({ try? CivilDate(parsing: $0) }) == nil {
            throw failure("utc-without-date", tr("a time in UTC needs its date, as in 2027-03-14T09:00Z"))
        }
        let civil: CivilDateTime
        switch clock {
        case .midnight:
            if let date = try day.map({ try date($0, words) }) ?? given(zone) { throw twoMidnights(of: date) }
            civil = try next(.midnight, from: start?.moment?.instant ?? ends.now, in: zone.zone)
        case .time(let time):
            if let date = try day.map({ try date($0, words) }) {
                civil = CivilDateTime(date, time)
            } else if let first = start?.moment {
                civil = try next(time, from: first.instant, in: zone.zone)
            } else {
                civil = CivilDateTime(try start?.date ?? given(zone) ?? today(zone), time)
            }
        }
        return TypedEnd(reading: .time(try settled(civil, offset, words, zone)), zoneOrigin: zone.origin)
    }

    /// The date given for the activity.
    private func given(_ zone: TypedZone) throws -> CivilDate? {
        guard start == nil, let day = ends.day else { return nil }
        return try Typed.option("--date") { () throws(TimeError) in
            let days = try TypedDates.parse(day, today: today(zone))
            guard days.count == 1 else {
                throw TimeError(
                    .malformedText, subject: day, reason: tr("several days; one of them is needed"))
            }
            return days.first
        }
    }

    /// The first instant from a moment on at which the clocks show a local time.
    private func next(_ time: TimeOfDay, from instant: Instant, in zone: Zone) throws -> CivilDateTime {
        let date = zone.civil(at: instant).date
        return try refusing { () throws(TimeError) in
            let first = CivilDateTime(date, time)
            switch zone.mapping(of: first).resolution {
            case .unique(let only) where only >= instant: return first
            case .skipped(_, let later) where later >= instant: return first
            case .repeated(_, let later) where later >= instant: return first
            default: return CivilDateTime(try date.adding(days: 1), time)
            }
        }
    }

    /// The instant of a local time; an offset beside it must be the zone's, and selects the pass of a repeated
    /// time.
    private func settled(
        _ civil: CivilDateTime, _ offset: String?, _ words: EndWords, _ zone: TypedZone
    ) throws -> ZonedDateTime {
        guard let offset else {
            try refuseSuffixes(words, "\(civil)", zone.zone)
            let mapping = zone.zone.mapping(of: civil)
            return try ends.choice.settled(mapping, in: zone.zone, option: option)
        }
        return try refusing { () throws(TimeError) in
            do throws(TimeError) {
                return try parsed("\(civil)\(offset.uppercased())", words, zone.zone)
            } catch {
                guard error.code == .offsetConflict, let origin = zone.origin else {
                    throw error.code == .malformedText ? EndWords.formless(text) : error
                }
                throw TimeError(
                    .offsetConflict, subject: text.trimmingSpaces(),
                    reason: tr("\(error.reason) (zone of \(origin))"))
            }
        }
    }

    /// Lets the reader of RFC 9557 check the text's further suffixes and the limits of the timeline.
    private func refuseSuffixes(_ words: EndWords, _ reading: String, _ zone: Zone) throws {
        _ = try refusing { () throws(TimeError) in
            do throws(TimeError) {
                return try parsed(reading, words, zone)
            } catch {
                throw error.code == .malformedText ? EndWords.formless(text) : error
            }
        }
    }

    private func parsed(
        _ reading: String, _ words: EndWords, _ zone: Zone
    ) throws(TimeError) -> ZonedDateTime {
        let parsed = try ZonedDateTime.parse(
            "\(reading)[\(zone.id)]\(words.suffixes)", in: ends.database, disambiguation: .compatible,
            offsetConflict: .reject)
        return ZonedDateTime(parsed.instant, in: zone)
    }

    // MARK: - Refusals

    private func twoMidnights(of date: CivilDate) -> InputRefusal {
        let next = (try? date.adding(days: 1)).map { tr(" or \($0) 00:00, as it ends") } ?? ""
        return failure("two-midnights", tr("\(date) has two: say \(date) 00:00, as it begins,\(next)"))
    }

    private func failure(_ code: String, _ reason: String) -> InputRefusal {
        let place = option.map { $0 + " " } ?? ""
        let shown = text.trimmingSpaces().isEmpty ? tr("(nothing)") : Printable.name(text)
        return InputRefusal(code, "\(place)\(shown): \(reason)", cause: option == nil ? .data : .typed)
    }

    /// Turns the error of an option's value into an error of the command line.
    private func refusing<Value>(_ value: () throws(TimeError) -> Value) throws -> Value {
        guard let option else { return try value() }
        return try Typed.option(option, value)
    }
}
