/// An item that both sides have.
struct MergeCase: Sendable {
    let item: SyncItem
    /// What the server has, and its ETag.
    let theirs: SyncObject
    let etag: String?
    /// What is here.
    let mine: SyncObject
    /// Whether the server's text was read just now.
    let wasRead: Bool
}
