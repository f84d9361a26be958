public import CivilTime

extension ActivityTime {
    /// The moment that is meant, by the rules of a zone.
    ///
    /// Of a time that comes twice it is the first pass (RFC 5545 section 3.3.5), but for one beside which the offset of
    /// the second was written down. A time that the clocks skip is read with the offset from before the change.
    ///
    /// - Parameter zone: The zone of the clock; of a floating time the one where the traveller is.
    /// - Returns: The instant.
    public func instant(in zone: Zone) -> Instant {
        zone.mapping(of: local).reading(recorded: recorded, in: zone)
    }

    /// What a zone's clock shows at an instant, with the offset in force, which tells the second pass of a repeated hour.
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

    /// The same reading with the offset by which it is read today written beside it.
    ///
    /// An offset that was written down under newer rules stays.
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
    /// The moment that a reading means, with the offset that was written down beside it.
    package func reading(recorded: RecordedOffset?, in zone: Zone) -> Instant {
        guard case .repeated(_, let later) = resolution, let recorded,
            recorded.offset == zone.offset(at: later)
        else {
            return compatible
        }
        return later
    }
}
