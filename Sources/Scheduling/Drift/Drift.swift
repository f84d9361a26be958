public import CivilTime
public import Trips

/// The effect of a change of the tz database on activities: the ends that move to another instant.
///
/// It compares either the recorded offsets with the current rules, or the rules of two releases. An end is compared
/// if it has a zone and a clock reading; floating times and whole days have none. A series is compared as given: its
/// first occurrence, or the occurrences that it was expanded to.
///
/// ```swift
/// let drift = Drift(of: activities, under: database)
/// drift.moved.first?.shift  // -3600.0 seconds: Vancouver's evening comes an hour earlier
/// ```
public struct Drift: Hashable, Sendable {
    /// The moved ends, ordered by their current instants.
    public let moved: [DriftedEnd]
    /// The ends recorded under newer rules than the current ones, with another result.
    ///
    /// They have not moved, and their recorded offsets are not replaced. The list is empty when two releases are
    /// compared.
    public let newer: [DriftedEnd]
    /// The number of ends compared.
    public let compared: Int
    /// The number of ends with a zone but no recorded offset to compare.
    public let unrecorded: Int
    /// The activities with a zone that the current or the old rules lack.
    public let unresolved: [UnresolvedActivity]

    /// Compares the recorded offsets with the current rules.
    ///
    /// - Parameters:
    ///   - activities: The activities, in any order.
    ///   - database: The current rules.
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
    ///   - new: The new rules.
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
    /// Returns the activity with its moved ends at their recorded offsets instead of its zone's rules.
    ///
    /// It is for comparing findings before and after. A series is unchanged, because one offset does not describe its
    /// occurrences.
    ///
    /// - Parameter database: The current rules.
    /// - Returns: The activity; unchanged when nothing moved.
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

    /// Returns the activity with the current offsets recorded at its moved ends.
    ///
    /// - Parameter database: The current rules, whose release is recorded too.
    /// - Returns: The activity; unchanged when nothing moved. Offsets recorded under newer rules stay.
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
    /// The instant of a clock reading at an offset, clamped to the ends of the time line.
    func instant(at offset: UTCOffset) -> Instant {
        let second = secondsSinceEpoch - Int64(offset.totalSeconds)
        return (try? Instant(secondsSinceEpoch: second, nanosecond: time.nanosecond))
            ?? Instant(nearestTo: second)
    }
}
