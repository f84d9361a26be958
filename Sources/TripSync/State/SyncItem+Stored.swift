package import TripStorage

extension SyncItem {
    /// Reads the item of a row; `nil` for one that is on the server alone, which no plan sees.
    package init?(_ stored: SyncedItem) {
        let state: SyncItemState
        func conflict(_ versions: SyncedItem.Versions) -> SyncConflict {
            SyncConflict(
                uid: stored.uid, href: stored.href, etag: versions.etag, base: stored.remote,
                mine: versions.mine, theirs: versions.theirs, fields: [])
        }
        switch stored.state {
        // As it was before, unless the server is seen to have taken the text.
        case .synced, .updating: state = .synced
        case .creating: state = .creating
        case .written: state = .written
        case .further: state = .further
        case .conflict(let versions): state = .conflict(conflict(versions))
        case .keepsMine(let versions): state = .resolved(conflict(versions), .mine)
        case .keepsTheirs(let versions): state = .resolved(conflict(versions), .theirs)
        case .refused(let text): state = .refused(text)
        case .foreign: return nil
        }
        self.init(
            uid: stored.uid, href: stored.href, etag: stored.etag, remote: stored.remote,
            local: stored.local, pushedIn: stored.pushedIn, state: state)
    }
}

extension SyncedItem.Versions {
    package init(_ conflict: SyncConflict) {
        self.init(mine: conflict.mine, theirs: conflict.theirs, etag: conflict.etag)
    }
}

extension SyncedItem.State {
    /// The versions of a conflict, settled or not.
    package var versions: SyncedItem.Versions? {
        switch self {
        case .conflict(let versions), .keepsMine(let versions), .keepsTheirs(let versions): versions
        case .synced, .creating, .updating, .written, .further, .refused, .foreign: nil
        }
    }
}
