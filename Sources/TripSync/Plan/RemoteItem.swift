/// One resource of a collection, as the server answered.
package struct RemoteItem: Hashable, Sendable {
    /// What is known of its content.
    package enum Content: Hashable, Sendable {
        /// It was read.
        case text(String)
        /// It was listed and not read, because its ETag is known.
        case listed
        /// The server said that there is no such resource.
        case missing
    }

    /// The path of the resource, normalized.
    package var href: String
    /// The ETag as the server sent it; `nil` without one.
    package var etag: String?
    /// What is known of its content.
    package var content: Content

    /// Makes a resource.
    package init(href: String, etag: String?, content: Content) {
        self.href = href
        self.etag = etag
        self.content = content
    }
}
