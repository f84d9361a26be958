public import Trips

/// Reads the attachments of one consistent state of a store.
public protocol AttachmentReading {
    /// Reads the attachments of a trip, its activities and its expenses, without the bytes of files.
    ///
    /// - Parameter trip: The trip's identifier.
    /// - Returns: The attachments in the order in which they were added.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no such trip.
    func attachments(of trip: TripID) throws(StorageError) -> [Attachment]

    /// Reads the bytes of a file.
    ///
    /// - Parameter digest: The SHA-256 of ``/Trips/Attachment/Content/file(mediaType:size:digest:)``.
    /// - Returns: The bytes, or `nil` when the store has none with this digest.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/corrupt`` when the bytes do not have the digest.
    func bytes(withDigest digest: String) throws(StorageError) -> [UInt8]?
}

/// Changes attachments inside one transaction.
public protocol AttachmentWriting: AttachmentReading {
    /// Adds an attachment to a trip, or replaces the one with the same identifier there.
    ///
    /// Given bytes replace the stored bytes of their digest, which may be damaged.
    ///
    /// - Parameters:
    ///   - attachment: The attachment; its owner must exist.
    ///   - bytes: The bytes of a file, with the size and digest of the attachment; `nil` for a link or a note, and if
    ///     the store has the bytes already.
    ///   - trip: The trip's identifier.
    /// - Throws: A ``StorageError``: ``StorageError/Code/unknownTrip``, ``StorageError/Code/unknownPart`` when the owner is
    ///   not there, or ``StorageError/Code/unstorable`` when bytes are missing or are not those of the digest.
    func save(_ attachment: Attachment, bytes: [UInt8]?, in trip: TripID) throws(StorageError)

    /// Deletes an attachment.
    ///
    /// - Parameters:
    ///   - id: Its identifier.
    ///   - trip: The trip's identifier.
    /// - Returns: Whether there was such an attachment.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no such trip.
    @discardableResult
    func delete(_ id: AttachmentID, of trip: TripID) throws(StorageError) -> Bool
}
