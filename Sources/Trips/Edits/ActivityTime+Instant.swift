public import CivilTime

extension ActivityTime {
    /// Returns the instant of the time, by the rules of a zone.
    ///
    /// A repeated time means the first pass (RFC 5545 section 3.3.5), unless the recorded offset is that of
    /// the second. A skipped time is read with the offset from before the change.
    ///
    /// - Parameter zone: The zone of the clock; for a floating time the traveller's.
    /// - Returns: The instant.
    public func instant(in zone: Zone) -> Instant {
        zone.mapping(of: local).reading(recorded: recorded, in: zone)
    }

    /// Makes a zone's reading of an instant, with the offset that identifies a repeated hour's pass.
    ///
    /// - Parameters:
    ///   - instant: The instant.
    ///   - zone: The zone of the clock.
    ///   - release: The release of the zone data.
    public init(showing instant: Instant, in zone: Zone, release: String) {
        let shown = zone.civilAndOffset(at: instant)
        self.init(
            local: shown.civil, zone: zone.id, recorded: RecordedOffset(offset: shown.offset, tzdb: release))
    }

    /// Returns the reading with the offset by which it is read today.
    ///
    /// An offset recorded under newer rules stays.
    ///
    /// - Parameters:
    ///   - zone: The zone of the clock.
    ///   - release: The release of the zone data.
    /// - Returns: The time in that zone.
    public func recorded(in zone: Zone, release: String) -> ActivityTime {
        if let recorded, self.zone == zone.id, recorded.isNewer(than: release) { return self }
        let distance = local.secondsSinceEpoch - instant(in: zone).secondsSinceEpoch
        var copy = ActivityTime(local: local, zone: zone.id)
        copy.isEstimated = isEstimated
        if let offset = try? UTCOffset(totalSeconds: Int(distance)) {
            copy.recorded = RecordedOffset(offset: offset, tzdb: release)
        }
        return copy
    }
}

extension LocalMapping {
    /// Returns the instant of a reading with a recorded offset.
    package func reading(recorded: RecordedOffset?, in zone: Zone) -> Instant {
        guard case .repeated(_, let later) = resolution, let recorded,
            recorded.offset == zone.offset(at: later)
        else {
            return compatible
        }
        return later
    }
}
