/// What a collection holds, or what has changed in it.
package struct Listing: Hashable, Sendable {
    /// One resource of a collection.
    package struct Member: Hashable, Sendable {
        /// Where it is.
        package let address: DAVAddress
        /// The tag of its version; nil where the server gives none.
        package let etag: String?
    }

    /// The resources that are there, each once.
    package internal(set) var members: [Member] = []
    /// The resources that the server says are deleted; empty for a whole listing.
    package internal(set) var removed: [DAVAddress] = []
    /// The addresses that are not those of members, as the server wrote them; they are not followed.
    package internal(set) var strangers: [String] = []
    /// The token of the state that is listed.
    package internal(set) var token: String?
    /// Whether there is more, to be asked for with ``token``.
    package internal(set) var isPartial = false
}
