import CivilTime

extension ActivitySpan {
    /// The span after a change of time; another change leaves it.
    func applying(_ change: ActivityChange, in database: ZoneDatabase) throws -> ActivitySpan {
        switch change {
        case .span(let span): return try span.recorded(in: database)
        case .start(let start):
            guard case .timed(_, let end) = self else { throw Self.hasNoClock(self) }
            return .timed(start: try start.recorded(in: database), end: end)
        case .end(let end):
            guard case .timed(let start, _) = self else { throw Self.hasNoClock(self) }
            return .timed(start: start, end: try end.recorded(in: database))
        case .zone(let zone, let ends, let kept):
            guard case .timed(let start, let end) = self else { throw Self.hasNoClock(self) }
            return .timed(
                start: ends == .end ? start : try start.moved(to: zone, keeping: kept, in: database),
                end: ends == .start ? end : try end.moved(to: zone, keeping: kept, in: database))
        case .movedByDays(let days):
            switch self {
            case .allDay(let start, let end):
                return .allDay(start: try start.adding(days: days), end: try end.adding(days: days))
            case .timed(let start, let end):
                return .timed(
                    start: try start.moved(days: days, in: database),
                    end: try end.moved(days: days, in: database))
            }
        case .movedBy(let length):
            guard case .timed(let start, let end) = self else { throw Self.hasNoClock(self) }
            return .timed(
                start: try start.moved(by: length, in: database), end: try end.moved(by: length, in: database)
            )
        default: return self
        }
    }

    private func recorded(in database: ZoneDatabase) throws -> ActivitySpan {
        guard case .timed(let start, let end) = self else { return self }
        return .timed(start: try start.recorded(in: database), end: try end.recorded(in: database))
    }

    private static func hasNoClock(_ span: ActivitySpan) -> TripError {
        TripError(
            .wholeDays, subject: "\(span.startDate) to \(span.endDate)",
            reason: "are whole days, which have no clock; give both ends as times first")
    }
}

extension ActivityTime {
    /// The same time with the offset of today beside it; one that has an offset already keeps the pass that it tells.
    fileprivate func recorded(in database: ZoneDatabase) throws(TimeError) -> ActivityTime {
        guard let zone else { return ActivityTime(local: local, zone: nil) }
        return recorded(in: try database.zone(zone), release: database.version)
    }

    fileprivate func moved(
        to id: ZoneID, keeping kept: ZoneChange, in database: ZoneDatabase
    ) throws -> ActivityTime {
        let target = try database.zone(id)
        switch kept {
        case .wall:
            return ActivityTime(local: local, zone: target.id).recorded(in: target, release: database.version)
        case .instant:
            guard let zone else {
                throw TripError(
                    .floatingTime, subject: "\(local)",
                    reason: "floats, so no moment is known that could be kept; keep the reading instead")
            }
            return ActivityTime(
                showing: instant(in: try database.zone(zone)), in: target, release: database.version)
        }
    }

    fileprivate func moved(days: Int, in database: ZoneDatabase) throws(TimeError) -> ActivityTime {
        let moved = ActivityTime(local: try local.adding(CalendarPeriod(days: days)), zone: zone)
        return try moved.recorded(in: database)
    }

    fileprivate func moved(by length: Duration, in database: ZoneDatabase) throws(TimeError) -> ActivityTime {
        guard let zone else { return ActivityTime(local: try local.adding(length), zone: nil) }
        let clock = try database.zone(zone)
        return ActivityTime(
            showing: try instant(in: clock).adding(length), in: clock, release: database.version)
    }
}
