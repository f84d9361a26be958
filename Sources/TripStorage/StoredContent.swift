import Messages
import Sealing
import Trips

/// Checks the bytes of a file against its attachment.
enum StoredContent {
    /// Returns whether bytes have a digest.
    static func hasDigest(_ bytes: [UInt8], _ digest: String) -> Bool {
        ContentDigest(of: bytes).text == digest
    }

    /// Throws for bytes that differ from their attachment, and for missing ones.
    ///
    /// - Parameters:
    ///   - attachment: The attachment.
    ///   - bytes: The bytes given with it.
    ///   - known: The size of the stored bytes of a digest.
    /// - Throws: A ``StorageError`` with code ``StorageError/Code/unstorable``, or one of `known`.
    static func check(
        _ attachment: Attachment, bytes: [UInt8]?, known: (String) throws(StorageError) -> Int?
    ) throws(StorageError) {
        guard case .file(_, let size, let digest) = attachment.content else {
            guard bytes == nil else {
                throw refused(attachment, tr("is no file, and bytes were given with it"))
            }
            return
        }
        let found: Int? = if let bytes { bytes.count } else { try known(digest) }
        guard let given = found else {
            throw refused(attachment, tr("has no bytes in the store; give them with it"))
        }
        guard given == size else {
            throw refused(attachment, tr("has \(given) bytes, and says that it has \(size)"))
        }
        if let bytes, !hasDigest(bytes, digest) {
            throw refused(attachment, tr("has other bytes than those of the digest \(digest)"))
        }
    }

    private static func refused(_ attachment: Attachment, _ reason: String) -> StorageError {
        StorageError(.unstorable, subject: attachment.name, reason: reason)
    }
}
