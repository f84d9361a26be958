import Trips

/// The activities of a merge by their keys.
///
/// An activity is large, and a dictionary has room for twice as many as are in it: these stand in an array, one behind the
/// other.
struct ActivityTable {
    private var positions: [ActivityKey: Int] = [:]
    private var rows: [Activity?] = []

    /// Takes the activities of a trip; of several with one key the first one counts.
    init(_ activities: [Activity]) {
        reserveCapacity(activities.count)
        for activity in activities where positions[activity.key] == nil { self[activity.key] = activity }
    }

    /// How many there are, with those that have gone.
    var count: Int { rows.count }

    /// The keys, in no order.
    var keys: Dictionary<ActivityKey, Int>.Keys { positions.keys }

    mutating func reserveCapacity(_ count: Int) {
        positions.reserveCapacity(count)
        rows.reserveCapacity(count)
    }

    subscript(key: ActivityKey) -> Activity? {
        get { positions[key].flatMap { rows[$0] } }
        set {
            if let position = positions[key] {
                rows[position] = newValue
                if newValue == nil { positions[key] = nil }
            } else if let newValue {
                positions[key] = rows.count
                rows.append(newValue)
            }
        }
    }

    /// Takes one away.
    ///
    /// - Returns: The activity; `nil` when there was none.
    mutating func removeValue(forKey key: ActivityKey) -> Activity? {
        guard let position = positions.removeValue(forKey: key) else { return nil }
        defer { rows[position] = nil }
        return rows[position]
    }
}
