public import CivilTime
public import Trips

/// What a change of the tz database does to activities: the ends that come at another moment than before.
///
/// Old and new are either what was written down beside each end and the rules of now, or the rules of two releases. An
/// end is compared where it has a zone and a clock reading: floating times and whole days are wherever the
/// traveller is. A series is compared as it is given: its first occurrence, or the occurrences that it was expanded to.
///
/// ```swift
/// let drift = Drift(of: activities, under: database)
/// drift.moved.first?.shift  // -3600.0 seconds: Vancouver's evening comes an hour earlier
/// ```
public struct Drift: Hashable, Sendable {
    /// The ends that moved, ordered by the moment of now.
    public let moved: [DriftedEnd]
    /// The ends that were written down under newer rules than those of now, which read them otherwise.
    ///
    /// They have not moved, and what is written down beside them is not replaced. Nothing is here where two releases are
    /// compared.
    public let newer: [DriftedEnd]
    /// How many ends were compared.
    public let compared: Int
    /// How many ends have a zone, and no offset written down beside them to compare with.
    public let unrecorded: Int
    /// The activities with a zone that the rules of now, or the old ones, do not have.
    public let unresolved: [UnresolvedActivity]

    /// Compares the offsets that were written down with the rules of now.
    ///
    /// - Parameters:
    ///   - activities: The activities, in any order.
    ///   - database: The rules of now.
    /// - Complexity: O(n log n) in the activities.
    public init(of activities: [Activity], under database: ZoneDatabase) {
        self.init(activities, database, asWritten: true) { time, _ in
            guard let recorded = time.recorded else { return nil }
            return (time.local.instant(at: recorded.offset), recorded.tzdb)
        }
    }

    /// Compares two releases.
    ///
    /// - Parameters:
    ///   - activities: The activities, in any order.
    ///   - old: The old rules.
    ///   - new: The rules of now.
    /// - Complexity: O(n log n) in the activities.
    public init(of activities: [Activity], from old: ZoneDatabase, to new: ZoneDatabase) {
        self.init(activities, new, asWritten: false) { time, id in
            let zone = try old.zone(id)
            return (zone.mapping(of: time.local).reading(recorded: time.recorded, in: zone), old.version)
        }
    }

    private init(
        _ activities: [Activity], _ database: ZoneDatabase, asWritten: Bool,
        before: (ActivityTime, ZoneID) throws -> (Instant, release: String)?
    ) {
        var (moved, newer): ([DriftedEnd], [DriftedEnd]) = ([], [])
        var (compared, unrecorded) = (0, 0)
        var unresolved: [UnresolvedActivity] = []
        for activity in activities {
            guard case .timed(let start, let end) = activity.span else { continue }
            do {
                for (which, time) in [(DriftedEnd.End.start, start), (.end, end)] {
                    guard let id = time.zone else { continue }
                    let zone = try database.zone(id)
                    guard let (was, release) = try before(time, id) else {
                        unrecorded += 1
                        continue
                    }
                    compared += 1
                    let now = zone.mapping(of: time.local).reading(recorded: time.recorded, in: zone)
                    guard now != was else { continue }
                    let end = DriftedEnd(
                        activity: activity, end: which, local: time.local, zone: zone, was: was, now: now,
                        release: release)
                    if asWritten, ZoneRelease.isNewer(release, than: database.version) {
                        newer.append(end)
                    } else {
                        moved.append(end)
                    }
                }
            } catch let error as TimeError {
                unresolved.append(UnresolvedActivity(activity: activity, error: error))
            } catch {}
        }
        self.moved = moved.sorted()
        self.newer = newer.sorted()
        self.compared = compared
        self.unrecorded = unrecorded
        self.unresolved = unresolved.sorted { $0.activity.key < $1.activity.key }
    }
}

// MARK: - Before and after

extension Activity {
    /// Returns the activity with its moved ends where they were: at the offset that was written down, and not by its zone's
    /// rules.
    ///
    /// It is for comparing what rules find, before and now. A series stays as it is: one offset does not say how it repeats.
    ///
    /// - Parameter database: The rules of now.
    /// - Returns: The activity; the same one when nothing moved.
    public func asWritten(under database: ZoneDatabase) -> Activity {
        guard recurrence == nil, case .timed(var start, var end) = span else { return self }
        let moved = Drift(of: [self], under: database).moved
        guard !moved.isEmpty else { return self }
        for drifted in moved {
            let offset = try? ZoneID(drifted.oldOffset.description)
            switch drifted.end {
            case .start: start.zone = offset ?? start.zone
            case .end: end.zone = offset ?? end.zone
            }
        }
        var copy = self
        copy.span = .timed(start: start, end: end)
        return copy
    }

    /// Returns the activity with the offsets of now written down beside its moved ends.
    ///
    /// - Parameter database: The rules of now, whose release is written down too.
    /// - Returns: The activity; the same one when nothing moved. What was written down under newer rules stays.
    public func accepting(_ database: ZoneDatabase) -> Activity {
        guard case .timed(var start, var end) = span else { return self }
        for drifted in Drift(of: [self], under: database).moved {
            let recorded = RecordedOffset(offset: drifted.newOffset, tzdb: database.version)
            switch drifted.end {
            case .start: start.recorded = recorded
            case .end: end.recorded = recorded
            }
        }
        var copy = self
        copy.span = .timed(start: start, end: end)
        return copy
    }
}

extension CivilDateTime {
    /// The moment of a clock reading at an offset, inside the line's ends.
    func instant(at offset: UTCOffset) -> Instant {
        let second = secondsSinceEpoch - Int64(offset.totalSeconds)
        return (try? Instant(secondsSinceEpoch: second, nanosecond: time.nanosecond))
            ?? Instant(nearestTo: second)
    }
}
