import Merging
import Trips

/// Finds the UIDs that a file has several times.
///
/// It keeps a hash of each UID, not the UID: two UIDs with one hash only cost as much time and memory as a repeated
/// UID.
struct UIDCensus {
    /// The census of an unsurveyed file: any UID may be repeated.
    static let unknown = UIDCensus(isComplete: false)

    private let isComplete: Bool
    private var seen: Set<Int> = []
    private var repeated: Set<Int> = []

    init() { self.init(isComplete: true) }

    private init(isComplete: Bool) { self.isComplete = isComplete }

    /// Counts the UID of an event.
    mutating func add(_ uid: ActivityUID) {
        let number = uid.hashValue
        if !seen.insert(number).inserted { repeated.insert(number) }
    }

    /// Returns whether another event of the file may have this UID.
    ///
    /// UIDs that are made for events without one count as repeated; the census does not know them.
    func mayRepeat(_ uid: ActivityUID) -> Bool {
        guard isComplete else { return true }
        let number = uid.hashValue
        return !seen.contains(number) || repeated.contains(number)
            || uid.text.utf8.suffix(SharedUID.derivedSuffix.utf8.count).elementsEqual(
                SharedUID.derivedSuffix.utf8)
    }

    /// Returns whether several events are known to have this UID.
    func repeats(_ uid: ActivityUID) -> Bool { repeated.contains(uid.hashValue) }

    /// Returns whether an event is known to have this UID.
    func has(_ uid: ActivityUID) -> Bool { seen.contains(uid.hashValue) }
}
