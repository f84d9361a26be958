package import CivilTime
package import Trips

extension Activity {
    /// The same version with the offsets that another one has written down.
    ///
    /// They are the witness of the rules by which people planned. A version that says the same reading of the same clock
    /// has nothing to say about the rules, so only another time, or whoever accepts the new rules, writes down others.
    ///
    /// - Parameters:
    ///   - known: The version that is there.
    ///   - database: The zones.
    /// - Returns: This version; of an end that is as it was there, with the offset of that one.
    func keepingRecorded(of known: Activity, _ database: ZoneDatabase) -> Activity {
        guard case .timed(let start, let end) = span, case .timed(let first, let last) = known.span else {
            return self
        }
        var kept = self
        kept.span = .timed(
            start: start.keepingRecorded(of: first, database), end: end.keepingRecorded(of: last, database))
        return kept
    }

    /// Whether two versions mean the same to a traveller, and the same pass of an hour that comes twice.
    func saysSame(as other: Activity, _ database: ZoneDatabase) -> Bool {
        guard hasSameMeaning(as: other) else { return false }
        guard case .timed(let start, let end) = span, case .timed(let first, let last) = other.span else {
            return true
        }
        return start.isSamePass(as: first, database) && end.isSamePass(as: last, database)
    }
}

extension ActivityTime {
    /// The same time with the offset that another version has written down, where it is the same moment.
    package func keepingRecorded(of known: ActivityTime, _ database: ZoneDatabase) -> ActivityTime {
        guard known.recorded != nil, local == known.local, zone == known.zone, isSamePass(as: known, database)
        else { return self }
        var kept = self
        kept.recorded = known.recorded
        return kept
    }

    /// Whether the same reading of the same clock, with another offset beside it, is the same moment.
    package func isSamePass(as other: ActivityTime, _ database: ZoneDatabase) -> Bool {
        guard recorded?.offset != other.recorded?.offset, let id = zone, let zone = try? database.zone(id)
        else { return true }
        return instant(in: zone) == other.instant(in: zone)
    }
}
