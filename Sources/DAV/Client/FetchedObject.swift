/// A resource that was asked for.
package struct FetchedObject: Hashable, Sendable {
    /// Where it is, as it was asked for.
    package let address: DAVAddress
    /// The tag of its version; nil where the server gives none.
    package let etag: String?
    /// Its text; nil where it is not there any more.
    package let bytes: [UInt8]?
}
