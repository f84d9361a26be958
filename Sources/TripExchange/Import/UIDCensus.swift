import Trips

/// Finds the UIDs that to-dos have several times.
///
/// It keeps a hash of each UID, not the UID: two UIDs with one hash only cost as much time and memory as a repeated UID.
struct UIDCensus {
    private var seen: Set<Int> = []
    private var repeated: Set<Int> = []

    /// Counts the UID of a to-do.
    mutating func add(_ uid: ActivityUID) {
        let number = uid.hashValue
        if !seen.insert(number).inserted { repeated.insert(number) }
    }

    /// Returns whether several to-dos are known to have this UID.
    func repeats(_ uid: ActivityUID) -> Bool { repeated.contains(uid.hashValue) }
}
