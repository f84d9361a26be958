import CivilTime
package import Trips

/// The activities of an export, which may be in a store and not in memory.
package struct ExportedActivities {
    /// Calls a closure with each activity, in the order in which they are written.
    package let each: ((Activity) throws -> Void) throws -> Void
    /// Returns the activities with a UID, the series first.
    package let family: (ActivityUID) throws -> [Activity]

    /// Makes a source of activities.
    ///
    /// - Parameters:
    ///   - each: Calls a closure with each activity, in the order in which they are written.
    ///   - family: Returns the activities with a UID, the series first.
    package init(
        each: @escaping ((Activity) throws -> Void) throws -> Void,
        family: @escaping (ActivityUID) throws -> [Activity]
    ) {
        self.each = each
        self.family = family
    }
}

/// Where an export finds the series of overrides, and the zones of all activities.
final class ExportedFamilies {
    private let activities: ExportedActivities
    private var known: [ActivityUID: [Activity]] = [:]
    /// The first error; what was asked for then was answered as if it were not there.
    private(set) var failure: (any Error)?

    init(_ activities: ExportedActivities) { self.activities = activities }

    /// The activity that is no override.
    func series(_ uid: ActivityUID) -> Activity? { family(uid).first { $0.recurrenceID == nil } }

    /// The activity that repeats by rules or added dates.
    func repeated(_ uid: ActivityUID) -> Activity? { family(uid).first { $0.recurrence != nil } }

    /// Whether any activity with a UID takes time.
    func takesTime(_ uid: ActivityUID) -> Bool { family(uid).contains(where: \.takesTime) }

    /// The zones that the ends of the activities name.
    lazy var namedZones: Set<ZoneID> = {
        var zones: Set<ZoneID> = []
        attempt { try activities.each { zones.formUnion($0.namedZones) } }
        return zones
    }()

    private func family(_ uid: ActivityUID) -> [Activity] {
        if let family = known[uid] { return family }
        var family: [Activity] = []
        attempt { family = try activities.family(uid) }
        known[uid] = family
        return family
    }

    private func attempt(_ body: () throws -> Void) {
        do { try body() } catch { failure = failure ?? error }
    }
}

extension Activity {
    /// The zones of its ends.
    var namedZones: [ZoneID] {
        guard case .timed(let start, let end) = span else { return [] }
        return [start.zone, end.zone].compactMap(\.self)
    }

    /// Whether it takes somebody's time: it is neither cancelled nor transparent, and no room or rented car.
    var takesTime: Bool { status != .cancelled && !isTransparent && !kind.isBackground }

    /// Whether one of its ends is in no zone.
    var isFloating: Bool {
        guard case .timed(let start, let end) = span else { return false }
        return start.zone == nil || end.zone == nil
    }
}
