/// Both versions of an item that both sides changed, until somebody chooses.
package struct SyncConflict: Hashable, Sendable {
    /// The UID.
    package let uid: String
    /// The resource that holds ``theirs``.
    package let href: String
    /// The ETag of ``theirs``.
    package let etag: String?
    /// What the server held at the last step; `nil` when both created the item.
    package let base: String?
    /// What is here.
    package let mine: String
    /// What the server holds.
    package let theirs: String
    /// The fields that differ.
    package let fields: [FieldConflict]
}
