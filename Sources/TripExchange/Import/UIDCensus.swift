import Merging
import Trips

/// Which UIDs a file has several times.
///
/// It keeps a number of each UID, not the UID: two UIDs with the same number only cost the time and the memory that
/// one UID which is there twice would.
struct UIDCensus {
    /// A file that nobody has surveyed: any UID may come again.
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

    /// Whether another event of the file may have this UID.
    ///
    /// Those that are made for events without a UID count as repeated; the census does not know them.
    func mayRepeat(_ uid: ActivityUID) -> Bool {
        guard isComplete else { return true }
        let number = uid.hashValue
        return !seen.contains(number) || repeated.contains(number)
            || uid.text.utf8.suffix(SharedUID.derivedSuffix.utf8.count).elementsEqual(
                SharedUID.derivedSuffix.utf8)
    }

    /// Whether several are known to have this UID.
    func repeats(_ uid: ActivityUID) -> Bool { repeated.contains(uid.hashValue) }

    /// Whether an event is known to have this UID.
    func has(_ uid: ActivityUID) -> Bool { seen.contains(uid.hashValue) }
}
