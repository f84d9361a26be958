/// One resource of a collection, as it was at the last step.
package struct SyncItem: Hashable, Sendable {
    /// The UID of its components.
    package var uid: String
    /// The path of the resource, normalized.
    package var href: String
    /// The ETag of ``remote``, as the server sent it; `nil` without one.
    package var etag: String?
    /// What the server held, or what was sent to create it; `nil` when it never took anything.
    package var remote: String?
    /// What the store exported then: ``remote`` and this belong together.
    package var local: String?
    /// The number of the run that sent it last.
    package var pushedIn: Int?
    /// What is going on with it.
    package var state: SyncItemState

    /// Whether the server is not known to ever have held it.
    package var isUncreated: Bool { state == .creating || remote == nil }

    /// Whether nothing is open: as long as neither side changes, there is nothing to do.
    var isInStep: Bool {
        switch state {
        case .synced, .written, .refused: remote != nil
        case .creating, .further, .conflict, .resolved: false
        }
    }

    /// Whether the server says that it has nothing, right after it stored it: it lags behind itself, which proves nothing.
    ///
    /// - Parameters:
    ///   - holding: What the server has at its address.
    ///   - run: The number of the sync.
    /// - Returns: Whether it was sent in this sync, and the server says that it is gone.
    func isLagging(_ holding: Holding, in run: Int) -> Bool {
        if case .gone = holding { pushedIn == run } else { false }
    }

    /// Makes an item.
    package init(
        uid: String, href: String, etag: String? = nil, remote: String?, local: String?,
        pushedIn: Int? = nil, state: SyncItemState = .synced
    ) {
        self.uid = uid
        self.href = href
        self.etag = etag
        self.remote = remote
        self.local = local
        self.pushedIn = pushedIn
        self.state = state
    }
}
