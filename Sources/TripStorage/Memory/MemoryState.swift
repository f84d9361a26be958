/// A store in memory with what was done to it, and the bytes of files.
struct MemoryState: Sendable {
    var contents = MemoryContents()

    /// What can be taken back, the oldest first, each with the contents before.
    var history: [(entry: HistoryEntry, before: MemoryContents)] = []

    /// The number of the newest entry there ever was.
    var lastNumber: Int64 = 0

    /// The bytes of files by their digests.
    var bytes: [String: [UInt8]] = [:]

    /// Takes away the bytes of files that no attachment has, and none that undo would bring back.
    mutating func forgetUnusedContent() {
        guard !bytes.isEmpty else { return }
        let used = history.reduce(into: contents.digests) { $0.formUnion($1.before.digests) }
        bytes = bytes.filter { used.contains($0.key) }
    }
}
