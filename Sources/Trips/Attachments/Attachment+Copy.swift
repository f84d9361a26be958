extension Attachment {
    /// The same attachment under another identifier.
    package func with(id: AttachmentID) -> Attachment {
        var copy = self
        copy.id = id
        return copy
    }
}
