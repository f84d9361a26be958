package import CivilTime
package import ICalendar
package import Trips

/// How long each occurrence of a series is; see ``Occurrences`` for the rules.
package struct OccurrenceLength {
    private enum Rule {
        /// A DURATION: days on the wall clock, then hours on the time line.
        case stated(DurationValue)
        /// Seconds from the clock reading of the start to that of the end, both in one zone.
        case readings(Int64)
        /// Elapsed seconds, between two zones.
        case elapsed(Int64)
    }

    private let rule: Rule
    /// The zone of the start; `nil` floats.
    private let clock: Zone?
    /// The zone of the end; `nil` floats.
    private let endClock: Zone?
    private let tzdb: String
    /// The elapsed seconds of the first occurrence; `nil` when an end of it floats.
    private let elapsedSeconds: Int?

    /// Takes the length of a series, or of a changed occurrence that stands for all later ones.
    ///
    /// - Parameters:
    ///   - activity: The series or the changed occurrence.
    ///   - database: The zones.
    package init?(of activity: Activity, database: ZoneDatabase) {
        self.init(of: activity.span, stated: Self.statedLength(of: activity), tzdb: database.version) { id in
            try? database.zone(id)
        }
    }

    /// Takes the length of the first occurrence; fails for whole days, and when a zone is not known.
    ///
    /// - Parameters:
    ///   - span: The first occurrence.
    ///   - duration: The DURATION; it counts only if it leads to the end of the first occurrence.
    ///   - tzdb: The release of the zones.
    ///   - zone: The zones.
    package init?(
        of span: ActivitySpan, stated duration: DurationValue?, tzdb: String, zone: (ZoneID) -> Zone?
    ) {
        guard case .timed(let first, let last) = span else { return nil }
        clock = first.zone.flatMap(zone)
        endClock = first.zone == last.zone ? clock : last.zone.flatMap(zone)
        self.tzdb = tzdb
        guard (clock == nil) == (first.zone == nil), (endClock == nil) == (last.zone == nil) else {
            return nil
        }
        let elapsed = Self.position(of: last.local, on: endClock) - Self.position(of: first.local, on: clock)
        elapsedSeconds = clock == nil || endClock == nil ? nil : Int(elapsed)
        if let duration, Self.leads(duration, from: first, to: last, on: clock) {
            rule = .stated(duration)
        } else if first.zone == last.zone {
            rule = .readings(last.local.secondsSinceEpoch - first.local.secondsSinceEpoch)
        } else {
            guard elapsedSeconds != nil else { return nil }
            rule = .elapsed(elapsed)
        }
    }

    /// Whether a reader of DTSTART and DURATION would have this very end.
    private static func leads(
        _ duration: DurationValue, from first: ActivityTime, to last: ActivityTime, on clock: Zone?
    ) -> Bool {
        guard let position = position(of: duration, after: first.local, on: clock) else { return false }
        guard let clock else { return last.zone == nil && last.local.secondsSinceEpoch == position }
        guard let instant = try? Instant(secondsSinceEpoch: position) else { return false }
        let end = ActivityTime(instant, in: clock, tzdb: "")
        return end.local == last.local && end.zone == last.zone
    }

    /// The DURATION, if that is what says the length.
    package var stated: DurationValue? {
        if case .stated(let duration) = rule { duration } else { nil }
    }

    /// The elapsed time of the first occurrence; `nil` when an end of it floats, or is not after the start.
    package var elapsed: DurationValue? {
        guard let seconds = elapsedSeconds, seconds > 0 else { return nil }
        return DurationValue(hours: seconds / 3600, minutes: seconds / 60 % 60, seconds: seconds % 60)
    }

    /// The length that a series states; of a changed occurrence, in what it came as.
    private static func statedLength(of activity: Activity) -> DurationValue? {
        if let recurrence = activity.recurrence { return recurrence.length.map { DurationValue($0) } }
        var reader = ValueReader()
        guard let event = activity.source.flatMap(ContentLines.component), event.first(named: "DTEND") == nil
        else { return nil }
        return event.first(named: "DURATION").flatMap { reader.duration($0) }
    }

    /// The second of a time on the time line, or on the clock when it floats.
    private static func position(of local: CivilDateTime, on clock: Zone?) -> Int64 {
        clock.map { $0.mapping(of: local).compatible.secondsSinceEpoch } ?? local.secondsSinceEpoch
    }

    private static func position(of duration: DurationValue, after start: CivilDateTime, on clock: Zone?)
        -> Int64?
    {
        guard let clock else {
            return try? start.adding(duration.period).adding(duration.exact).secondsSinceEpoch
        }
        return try? duration.end(after: clock.mapping(of: start).compatible, in: clock).secondsSinceEpoch
    }
}

// MARK: - Ends

extension OccurrenceLength {
    /// The end of an occurrence; `nil` when it lies outside of the calendar.
    ///
    /// - Parameters:
    ///   - start: When it starts on the clock of the series.
    ///   - instant: When that is, if the reading does not say it: in the second pass of a repeated hour.
    /// - Returns: The end.
    func end(after start: CivilDateTime, at instant: Instant? = nil) -> ActivityTime? {
        let first = Self.position(of: start, on: clock)
        let position = instant?.secondsSinceEpoch ?? first
        switch rule {
        case .stated(let duration): return end(stated: duration, after: start, at: instant)
        case .readings(let seconds):
            // The reading of the end could come in the first pass, before the start.
            guard position == first else { return time(at: position + seconds, on: clock) }
            return (try? start.adding(.seconds(seconds))).flatMap { end(reading: $0, after: start) }
        case .elapsed(let seconds): return time(at: position + seconds, on: endClock)
        }
    }

    /// An end that is given by a DURATION (RFC 5545 §3.3.6).
    ///
    /// - Parameters:
    ///   - duration: The length.
    ///   - start: When the occurrence starts on the clock of the series.
    ///   - instant: When that is, if the reading does not say it.
    /// - Returns: The end, or `nil` when it lies outside of the calendar.
    func end(stated duration: DurationValue, after start: CivilDateTime, at instant: Instant? = nil)
        -> ActivityTime?
    {
        let position =
            if let clock, let instant {
                (try? duration.end(after: instant, in: clock))?.secondsSinceEpoch
            } else {
                Self.position(of: duration, after: start, on: clock)
            }
        return position.flatMap { time(at: $0, on: clock) }
    }

    /// An end that is given by its reading on the clock of the start.
    ///
    /// Where the clocks skip the start, that is read with the offset from before the gap (RFC 5545 §3.3.5), and the
    /// end with it: by its own reading it could come first.
    ///
    /// - Parameters:
    ///   - local: The reading of the end.
    ///   - start: When the occurrence starts on the clock of the series.
    /// - Returns: The end, or `nil` when it lies outside of the calendar.
    func end(reading local: CivilDateTime, after start: CivilDateTime) -> ActivityTime? {
        let end = ActivityTime(local: local, zone: clock?.id)
        guard start < local, let mapping = clock?.mapping(of: start), case .skipped = mapping.resolution
        else {
            return end
        }
        let length = local.secondsSinceEpoch - start.secondsSinceEpoch
        return time(at: mapping.compatible.secondsSinceEpoch + length, on: clock)
    }

    /// What the clock at the start shows at an instant.
    func time(showing instant: Instant) -> ActivityTime? { time(at: instant.secondsSinceEpoch, on: clock) }

    private func time(at position: Int64, on clock: Zone?) -> ActivityTime? {
        guard let clock else {
            return (try? CivilDateTime(secondsSinceEpoch: position)).map {
                ActivityTime(local: $0, zone: nil)
            }
        }
        return (try? Instant(secondsSinceEpoch: position)).map {
            ActivityTime(showing: $0, in: clock, tzdb: tzdb)
        }
    }
}
