import CivilTime
import Messages
import Rendering
import TripWorkflows
import Trips

/// Makes the span of an activity from the requested times.
struct ItemTimes {
    let wish: TimeWish
    let kind: ActivityKind
    let ends: TypedEnds
    /// The requested place of the start.
    let place: PlaceWish
    /// The requested place of the end.
    let destination: PlaceWish
    /// The two places of a transport, whose distance an estimate uses.
    let route: (from: Place?, to: Place?)
    /// The zone of the place of the end, from an option or from the activity.
    let endPlace: TypedZone?
    /// The present span; nil for a new activity.
    let present: ActivitySpan?

    /// A span, and the parts of it that are estimated.
    struct Outcome {
        var span: ActivitySpan
        /// The origins of the zones.
        var startOrigin: String?
        var endOrigin: String?
        /// The defaults that were used.
        var note: String?
    }

    /// The zone of the end: the one named beside it, before that of its place.
    private var endClock: TypedZone? { wish.endZone ?? endPlace }
    /// The cities of an ambiguous place, which matter where no zone is named.
    private var endDoubt: TypedCity? { wish.endZone == nil ? destination.doubt : nil }
    private var endUnknown: UnknownPlace? { wish.endZone == nil ? destination.unknown : nil }

    /// The member of a document that a refusal is about; nil for options.
    private func field(_ name: String) -> String? { wish.startOption == nil ? name : nil }

    /// Makes the span.
    ///
    /// Without an end, a transport is estimated from the distance if requested, and refused otherwise; any other
    /// new activity gets the usual length of its kind, marked as estimated, and the outcome says so. An activity
    /// that had an end keeps its length.
    ///
    /// - Throws: An ``InputRefusal`` that shows the accepted forms.
    func outcome() throws -> Outcome {
        let start = try start()
        if start.moment == nil, wish.isAllDay != true, kind.isTransport, present?.isAllDay != true {
            throw InputRefusal(
                "mixed-ends",
                ends.isForm
                    ? tr(
                        "\(start.date): a \(kind.word) leaves at a time; say \(start.date) 09:00, or tick “Whole days”"
                    )
                    : tr(
                        "\(wish.startOption.map { $0 + " " } ?? "")\(start.date): a \(kind.word) leaves at a time; say "
                            + "\(start.date) 09:00, or --all-day for whole days"),
                cause: wish.startOption == nil ? .data : .typed, field: field("start"))
        }
        if wish.isAllDay == true, start.moment != nil {
            throw InputRefusal(
                "mixed-ends", tr("--all-day: the start has a time; give dates alone"), cause: .typed,
                field: field("allDay"))
        }
        if let text = wish.end { return try ended(text, start) }
        if let nights = wish.nights {
            guard start.moment == nil else {
                throw InputRefusal(
                    "mixed-ends",
                    tr(
                        "--nights \(nights): the check-in has a time, so the check-out needs one; say --end 11:00 too"
                    ),
                    cause: .typed)
            }
            return outcome(start, days: nights, note: nil)
        }
        if let length = wish.length { return try lasting(length, start) }
        if wish.isEstimated == true, kind.isTransport, start.moment != nil { return try estimated(start) }
        return try usual(start)
    }

    /// The present times; nil for whole days.
    private var presentTimes: (start: ActivityTime, end: ActivityTime)? {
        if case .timed(let start, let end) = present { (start, end) } else { nil }
    }

    private func start() throws -> TypedEnd {
        if let text = wish.start {
            if present != nil { try refuseShift(text) }
            let isNamed = wish.startZone != nil
            return try ends.start(
                text, at: wish.startZone ?? place.zone, doubt: isNamed ? nil : place.doubt ?? place.namesake,
                unknown: isNamed ? nil : place.unknown, option: wish.startOption,
                floats: presentTimes.map { $0.start.zone == nil } ?? false)
        }
        switch present {
        case nil:
            throw InputRefusal(
                "no-start", tr("say when it starts, like --start \"2027-03-14 09:00\""), cause: .typed,
                field: field("start"))
        case .allDay(let start, _):
            return TypedEnd(reading: .day(start), zoneOrigin: nil)
        case .timed(let start, _):
            guard let id = start.zone else {
                return TypedEnd(
                    reading: .time(ZonedDateTime(start.instant(in: .utc), in: .utc)), zoneOrigin: nil
                )
                .floating
            }
            let zone = try ends.database.zone(id)
            return TypedEnd(
                reading: .time(ZonedDateTime(start.instant(in: zone), in: zone)), zoneOrigin: nil)
        }
    }

    /// Refuses `+1h` for the start of an activity that is there: it would count from now.
    private func refuseShift(_ text: String) throws {
        switch try? EndWords(text).form {
        case .after, .daysAfter:
            let amount = String(text.trimmingSpaces().prefix { $0 != " " })
            throw InputRefusal(
                "not-a-move",
                wish.startOption.map {
                    tr("\($0) \(amount): would count from now; --move \(amount) moves the activity")
                } ?? tr("\(amount) would count from now; give the time at which it starts"),
                cause: wish.startOption == nil ? .data : .typed, field: field("start"))
        default: return
        }
    }

    /// Makes a span with a typed end.
    private func ended(_ text: String, _ start: TypedEnd) throws -> Outcome {
        var typed = text
        if let nights = wish.nights {
            let date = try start.date.adding(days: nights)
            guard start.moment != nil, case .clock(.time, day: nil, _) = try? EndWords(text).form else {
                throw InputRefusal(
                    "two-ends",
                    tr(
                        "--nights and \(wish.endName) say two things; with --nights, \(wish.endName) is a clock reading like 11:00"
                    ),
                    cause: .typed)
            }
            typed = "\(date) \(text)"
        }
        let end = try ends.end(
            typed, after: start, at: endClock, doubt: endDoubt, unknown: endUnknown,
            option: wish.endOption)
        let includesLastDay = !wish.isEndExclusive && kind != .lodging
        let span = try Typed.member(field("end")) {
            try Typed.said("") {
                try ends.span(from: start, to: end, includesLastDay: includesLastDay)
                    .withEnd(estimated: wish.isEstimated == true)
            }
        }
        return Outcome(span: span, startOrigin: start.zoneOrigin, endOrigin: end.zoneOrigin)
    }

    /// Makes a span with a length.
    private func lasting(
        _ length: Duration, _ start: TypedEnd, isEstimated: Bool = false, note: String? = nil
    ) throws -> Outcome {
        guard start.moment != nil else {
            throw InputRefusal(
                "mixed-ends", tr("--length: the start is a whole day; give it a time, or end it on a date"),
                cause: .typed)
        }
        let minutes = length.components.seconds / 60
        let end = try ends.end(
            "+\(minutes / 60)h\(minutes % 60)min", after: start, at: endClock, doubt: endDoubt,
            unknown: endUnknown, option: "--length")
        let span = try ends.span(from: start, to: end, includesLastDay: false).withEnd(estimated: isEstimated)
        return Outcome(span: span, startOrigin: start.zoneOrigin, endOrigin: end.zoneOrigin, note: note)
    }

    /// Makes a span without a typed end.
    private func usual(_ start: TypedEnd) throws -> Outcome {
        if let present, present.isAllDay != (start.moment == nil) {
            throw InputRefusal(
                "mixed-ends",
                ends.isForm
                    ? present.isAllDay
                        ? tr("it is whole days until now; say the end with a time too")
                        : tr("it has times until now; say the last day too")
                    : present.isAllDay
                        ? tr("it is whole days until now; say --end with a time too")
                        : tr("it has times until now; say --end or --nights for whole days too"),
                cause: wish.startOption == nil ? .data : .typed, field: field("end"))
        }
        guard start.moment != nil else {
            if case .allDay(let first, let end) = present {
                return outcome(start, days: first.days(until: end), note: nil)
            }
            let note =
                switch (kind == .lodging, ends.isForm) {
                case (true, false): tr("no end was given: 1 night was taken; --nights says how many")
                case (false, false): tr("no end was given: 1 day was taken; --end says the last one")
                case (true, true):
                    tr("no end was given: 1 night was taken; the form says another day of leaving")
                case (false, true): tr("no end was given: 1 day was taken; the form says another last one")
                }
            return outcome(start, days: 1, note: note)
        }
        if let (first, last) = presentTimes, let length = try length(from: first, to: last) {
            var outcome = try kept(length, start, last)
            outcome.span = outcome.span.withEnd(estimated: wish.isEstimated ?? last.isEstimated)
            return outcome
        }
        if kind.isTransport { return try arriving(start) }
        if kind == .lodging || kind == .carRental {
            let end = try ends.end("+1d", after: start, at: nil, option: "--end")
            return Outcome(
                span: try ends.span(from: start, to: end, includesLastDay: false).withEnd(estimated: true),
                startOrigin: start.zoneOrigin, endOrigin: nil,
                note: ends.isForm
                    ? tr(
                        "no end was given: the same time of the next day was taken, and is marked as estimated; the form says "
                            + "another")
                    : tr(
                        "no end was given: the same time of the next day was taken, and is marked as estimated; --end says "
                            + "another"))
        }
        return try lasting(
            .seconds(7200), start, isEstimated: true,
            note: ends.isForm
                ? tr("no end was given: 2 h were taken, and are marked as estimated; the form says another")
                : tr(
                    "no end was given: 2 h were taken, and are marked as estimated; --length or --end says another"
                ))
    }

    /// Asks for the arrival of a transport where somebody can be asked, and refuses it elsewhere.
    private func arriving(_ start: TypedEnd) throws -> Outcome {
        if wish.startOption != nil,
            let answer = ends.choice.questioner?.ask(
                tr(
                    "When does it arrive? Like 11:30 or +2h; nothing to stop, ? to estimate it from the distance:"
                )),
            !answer.isEmpty
        {
            return answer == "?" ? try estimated(start) : try ended(answer, start)
        }
        guard wish.startOption == nil else {
            throw InputRefusal(
                "no-arrival",
                tr(
                    "\(kind.word): no arrival is said; expected --arrive or --length, or --estimate to take it from the "
                        + "distance, for example --arrive 11:30"),
                cause: .typed)
        }
        throw InputRefusal(
            "no-arrival",
            tr(
                "\(kind.word): no arrival is said; expected \"end\", or \"endEstimated\": true to take it from the "
                    + "distance, for example \"end\": \"11:30\""),
            cause: .data, field: "end")
    }

    /// Makes a span with an arrival estimated from the distance.
    private func estimated(_ start: TypedEnd) throws -> Outcome {
        guard let from = route.from, let to = route.to,
            let kilometres = PlaceFacts.kilometres(from: from, to: to),
            let length = kind.estimatedTime(overKilometres: kilometres)
        else {
            throw InputRefusal(
                "no-distance",
                ends.isForm
                    ? tr("the distance is not known; expected two places that are, for example ZRH and NRT")
                    : tr(
                        "\(wish.startOption == nil ? "endEstimated" : "--estimate"): the distance is not known; expected two "
                            + "places that are, for example --from ZRH --to NRT"),
                cause: wish.startOption == nil ? .data : .typed, field: field("endEstimated"))
        }
        let shown = EnglishTime.length(length)
        return try lasting(
            length, start, isEstimated: true,
            note: ends.isForm
                ? tr(
                    "the arrival is estimated: \(shown) for \(Int(kilometres.rounded())) km; the findings take it for no fact, "
                        + "and the form says it")
                : tr(
                    "the arrival is estimated: \(shown) for \(Int(kilometres.rounded())) km; check takes it for no fact, and "
                        + "--arrive or --length says it"))
    }

    /// Makes a span with the present length, on the clock of the end.
    private func kept(_ length: Duration, _ start: TypedEnd, _ last: ActivityTime) throws -> Outcome {
        guard let first = start.moment, let zone = try zone(last), endDoubt == nil,
            endClock?.isCity != true
        else { return try lasting(length, start) }
        let end = TypedEnd(
            reading: .time(ZonedDateTime(try first.instant.adding(length), in: endClock?.zone ?? zone)),
            zoneOrigin: endClock?.origin)
        return Outcome(
            span: try ends.span(from: start, to: end, includesLastDay: false),
            startOrigin: start.zoneOrigin, endOrigin: end.zoneOrigin)
    }

    private func outcome(_ start: TypedEnd, days: Int, note: String?) -> Outcome {
        let end = (try? start.date.adding(days: days)) ?? .latest
        return Outcome(span: .allDay(start: start.date, end: end), note: note)
    }

    private func zone(_ time: ActivityTime) throws -> Zone? {
        try time.zone.map { try ends.database.zone($0) }
    }

    /// The length of the present times; nil where it is not known, or none.
    ///
    /// Two floating times are on one clock.
    private func length(from first: ActivityTime, to last: ActivityTime) throws -> Duration? {
        guard (first.zone == nil) == (last.zone == nil) else { return nil }
        let from = first.instant(in: try zone(first) ?? .utc)
        let until = last.instant(in: try zone(last) ?? .utc)
        return until > from ? until.duration(since: from) : nil
    }
}
