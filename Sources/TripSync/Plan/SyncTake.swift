/// A text that becomes the object here.
package struct SyncTake: Hashable, Sendable {
    /// The resource.
    package let href: String
    /// The ETag of ``remote``.
    package let etag: String?
    /// The kind of its components, such as `VEVENT`.
    package let kind: String
    /// The text that becomes the object here.
    package let text: String
    /// What the server holds.
    package let remote: String
    /// The item's text of this side afterwards; `nil` for what the store exports then.
    ///
    /// It is a text where edits of this side are yet to be sent.
    package let base: String?
    /// The text that is here; `nil` when there must be none.
    package let over: String?
}
