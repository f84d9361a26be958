import Trips

extension MemorySession {
    func feeds() -> [Feed] { state.feeds }

    func save(_ feed: Feed) throws(StorageError) {
        try Storable.check(feed)
        if let index = state.feeds.firstIndex(where: { $0.id == feed.id }) {
            state.feeds[index] = feed
        } else {
            state.feeds.append(feed)
        }
    }

    func delete(_ id: FeedID) -> Bool {
        guard let index = state.feeds.firstIndex(where: { $0.id == id }) else { return false }
        state.feeds.remove(at: index)
        return true
    }
}
