/// What was last in step with a collection.
package struct SyncBase: Hashable, Sendable {
    /// One item for each href.
    package var items: [SyncItem]
    /// The number of this run; each is one more than the one before.
    package var run: Int

    /// Makes a base.
    package init(items: [SyncItem] = [], run: Int) {
        self.items = items
        self.run = run
    }
}
