/// What is here of a collection.
package struct SyncLocal: Hashable, Sendable {
    /// The text of each object as it would be exported now, by UID.
    ///
    /// An item of the base that is neither here nor withheld was deleted by somebody.
    package var objects: [String: String]
    /// UIDs that are here but must not be in the collection, such as those of a protected trip: nothing happens to them.
    package var withheld: Set<String>

    /// Makes what is here.
    package init(objects: [String: String] = [:], withheld: Set<String> = []) {
        self.objects = objects
        self.withheld = withheld
    }
}
