package import TripStorage

/// The rows of a calendar's items while it is synced, and those that are yet to be stored.
package struct CalendarRows {
    /// The rows by path.
    package private(set) var all: [String: SyncedItem]
    private var unsaved: Set<String> = []
    private let calendar: SyncedCalendarID

    package init(_ items: [SyncedItem], of calendar: SyncedCalendarID) {
        all = Dictionary(items.map { ($0.href, $0) }, uniquingKeysWith: { first, _ in first })
        self.calendar = calendar
    }

    package subscript(href: String) -> SyncedItem? { all[href] }

    /// How many rows are yet to be stored.
    package var unsavedCount: Int { unsaved.count }

    /// What was last in step, for a plan.
    ///
    /// - Parameters:
    ///   - hrefs: The items of interest; `nil` for all.
    ///   - run: The number of the sync.
    /// - Returns: The base of a plan.
    package func base(_ hrefs: Set<String>? = nil, run: Int) -> SyncBase {
        let items = all.values.filter { hrefs?.contains($0.href) ?? true }.compactMap(SyncItem.init)
        return SyncBase(items: items, run: run)
    }

    package mutating func set(_ row: SyncedItem) {
        all[row.href] = row
        unsaved.insert(row.href)
    }

    package mutating func change(_ href: String, _ change: (inout SyncedItem) -> Void) {
        guard var row = all[href] else { return }
        change(&row)
        set(row)
    }

    package mutating func drop(_ href: String) {
        guard all.removeValue(forKey: href) != nil else { return }
        unsaved.insert(href)
    }

    /// Drops the row of a path, if it is still that of an object.
    package mutating func drop(_ href: String, of uid: String) {
        if all[href]?.uid == uid { drop(href) }
    }

    /// Stores what changed.
    package mutating func save(in writing: any TripWriting) throws(StorageError) {
        for href in unsaved.sorted() {
            if let row = all[href] {
                try writing.save(row, of: calendar)
            } else {
                try writing.deleteItem(at: href, of: calendar)
            }
        }
        unsaved = []
    }
}
