public import CivilTime
import Messages

extension ActivitySpan {
    /// Returns the span after a change of time; another change leaves it.
    ///
    /// An end with the same reading of the same clock keeps an offset recorded under newer rules. A moved end
    /// stays estimated; a stated one is no longer estimated.
    func applying(
        _ change: ActivityChange, in database: ZoneDatabase, settling settle: (LocalMapping) throws -> Instant
    ) throws -> ActivitySpan {
        let isEstimated =
            switch change {
            case .span(let span): span.isEndEstimated
            case .end(let end): end.isEstimated
            default: isEndEstimated
            }
        let changed = try changed(by: change, in: database, settling: settle).withEnd(estimated: isEstimated)
        guard case .timed(let start, let end) = changed, case .timed(let first, let last) = self else {
            return changed
        }
        return .timed(
            start: try start.keepingNewer(of: first, in: database),
            end: try end.keepingNewer(of: last, in: database))
    }

    private func changed(
        by change: ActivityChange, in database: ZoneDatabase,
        settling settle: (LocalMapping) throws -> Instant
    ) throws -> ActivitySpan {
        switch change {
        case .span(let span): return try span.recorded(in: database, settling: settle)
        case .start(let start):
            guard case .timed(_, let end) = self else { throw Self.hasNoClock(self) }
            return .timed(start: try start.recorded(in: database, settling: settle), end: end)
        case .end(let end):
            guard case .timed(let start, _) = self else { throw Self.hasNoClock(self) }
            return .timed(start: start, end: try end.recorded(in: database, settling: settle))
        case .zone(let zone, let ends, let kept):
            guard case .timed(let start, let end) = self else { throw Self.hasNoClock(self) }
            return .timed(
                start: ends == .end
                    ? start : try start.moved(to: zone, keeping: kept, in: database, settling: settle),
                end: ends == .start
                    ? end : try end.moved(to: zone, keeping: kept, in: database, settling: settle))
        case .movedByDays(let days):
            switch self {
            case .allDay(let start, let end):
                return .allDay(start: try start.adding(days: days), end: try end.adding(days: days))
            case .timed(let start, let end):
                return .timed(
                    start: try start.moved(days: days, in: database, settling: settle),
                    end: try end.moved(days: days, in: database, settling: settle))
            }
        case .movedBy(let length):
            guard case .timed(let start, let end) = self else { throw Self.hasNoClock(self) }
            return .timed(
                start: try start.moved(by: length, in: database), end: try end.moved(by: length, in: database)
            )
        default: return self
        }
    }

    private func recorded(
        in database: ZoneDatabase, settling settle: (LocalMapping) throws -> Instant
    ) throws -> ActivitySpan {
        guard case .timed(let start, let end) = self else { return self }
        return .timed(
            start: try start.recorded(in: database, settling: settle),
            end: try end.recorded(in: database, settling: settle))
    }

    /// Returns the elapsed time between two zoned ends; nil for whole days and floating times.
    func elapsed(in database: ZoneDatabase) throws(TimeError) -> Duration? {
        guard case .timed(let start, let end) = self, let from = start.zone, let to = end.zone else {
            return nil
        }
        return try end.instant(in: database.zone(to))
            .duration(since: start.instant(in: database.zone(from)))
    }

    /// Both readings, for messages.
    var readings: String {
        switch self {
        case .allDay(let start, let end): tr("\(start) to \(end)", as: "from one date to another")
        case .timed(let start, let end): tr("\(start.local) to \(end.local)", as: "from one time to another")
        }
    }

    private static func hasNoClock(_ span: ActivitySpan) -> TripError {
        TripError(
            .wholeDays, subject: tr("\(span.startDate) to \(span.endDate)", as: "from one date to another"),
            reason: tr("are whole days, which have no clock; give both ends as times first"))
    }
}

extension ActivityTime {
    /// Returns the time with an offset recorded under newer rules, for the same reading and pass.
    fileprivate func keepingNewer(
        of known: ActivityTime, in database: ZoneDatabase
    ) throws -> ActivityTime {
        guard let recorded = known.recorded, recorded.isNewer(than: database.version), local == known.local,
            let zone, zone == known.zone
        else { return self }
        let clock = try database.zone(zone)
        return instant(in: clock) == known.instant(in: clock) ? known : self
    }

    /// Returns the time with the current offset; a recorded offset keeps its pass.
    fileprivate func recorded(
        in database: ZoneDatabase, settling settle: (LocalMapping) throws -> Instant
    ) throws -> ActivityTime {
        guard let zone else { return ActivityTime(local: local, zone: nil) }
        let clock = try database.zone(zone)
        if recorded != nil { return recorded(in: clock, release: database.version) }
        return try ActivityTime(
            reading: local, of: clock, release: database.version, settling: settle)
    }

    fileprivate func moved(
        to id: ZoneID, keeping kept: ZoneChange, in database: ZoneDatabase,
        settling settle: (LocalMapping) throws -> Instant
    ) throws -> ActivityTime {
        let target = try database.zone(id)
        if zone == target.id { return recorded(in: target, release: database.version) }
        switch kept {
        case .wall:
            return try ActivityTime(
                reading: local, of: target, release: database.version, settling: settle)
        case .instant:
            guard let zone else {
                throw TripError(
                    .floatingTime, subject: "\(local)",
                    reason: tr("floats, so no moment is known that could be kept; keep the reading instead"))
            }
            return ActivityTime(
                showing: instant(in: try database.zone(zone)), in: target, release: database.version)
        }
    }

    /// Returns the same clock reading some days later or earlier.
    ///
    /// - Parameters:
    ///   - days: The number of days; negative for earlier.
    ///   - database: The current zone rules.
    ///   - settle: Chooses the instant of a reading that the clocks skip or repeat on that day; a skipped one
    ///     is replaced by that of the instant.
    /// - Returns: The time, with the current offset unless it floats.
    /// - Throws: A `TimeError` for an unknown zone or past the calendar's end, and errors of `settle`.
    public func moved(
        days: Int, in database: ZoneDatabase, settling settle: (LocalMapping) throws -> Instant
    ) throws -> ActivityTime {
        guard days != 0 else {
            guard let zone else { return self }
            return recorded(in: try database.zone(zone), release: database.version)
        }
        let moved = ActivityTime(local: try local.adding(CalendarPeriod(days: days)), zone: zone)
        return try moved.recorded(in: database, settling: settle)
    }

    /// Makes a reading with its current offset; `settle` resolves a skipped or repeated one.
    private init(
        reading local: CivilDateTime, of clock: Zone, release: String,
        settling settle: (LocalMapping) throws -> Instant
    ) throws {
        let mapping = clock.mapping(of: local)
        if case .unique = mapping.resolution {
            self = ActivityTime(local: local, zone: clock.id).recorded(in: clock, release: release)
        } else {
            self.init(showing: try settle(mapping), in: clock, release: release)
        }
    }

    fileprivate func moved(by length: Duration, in database: ZoneDatabase) throws(TimeError) -> ActivityTime {
        guard let zone else { return ActivityTime(local: try local.adding(length), zone: nil) }
        let clock = try database.zone(zone)
        return ActivityTime(
            showing: try instant(in: clock).adding(length), in: clock, release: database.version)
    }
}
