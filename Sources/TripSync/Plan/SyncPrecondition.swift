/// What has to be so for a change on the server.
package enum SyncPrecondition: Hashable, Sendable {
    /// The server compares: `If-Match` with a strong ETag of the version that the change was made on.
    case etag(String)
    /// The resource is read first, and has to mean the same as this text.
    case text(String)
}
