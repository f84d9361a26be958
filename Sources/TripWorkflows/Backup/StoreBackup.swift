public import Backups
public import CivilTime
public import StrictJSON
public import TripStorage

/// A backup of everything in a store, as bytes that can be read again.
///
/// What the store has and cannot be read, and what breaks a rule and could not be read again, is left out and named in
/// the document.
///
/// ```swift
/// let backup = try StoreBackup(of: store, by: "Example 1.0", at: now)
/// try Data(backup.bytes).write(to: file)
/// backup.document.missing  // what is not in it, and why
/// ```
public struct StoreBackup: Sendable {
    /// What is in the backup.
    public let document: BackupDocument
    /// The document as bytes.
    public let bytes: [UInt8]
    /// What is in the document and restoring leaves out.
    public let leftOut: [DocumentError]
    /// The rows that are left out since they cannot be read.
    public let unreadable: [UnreadableRow]
    /// The attachments that are left out since the store has lost their bytes.
    public let lost: [LostPaper]
    /// What is left out since it breaks a rule.
    public let gaps: [BackupGap]

    /// Whether everything in the store is in the backup and comes back from it.
    public var isWhole: Bool { document.missing.isEmpty && leftOut.isEmpty }

    /// Reads a store in one transaction.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - tool: The program that writes the backup.
    ///   - now: The present.
    /// - Throws: A `StorageError` when the store cannot be read, or a ``/StrictJSON/DocumentError`` when restoring would refuse the whole.
    public init(of store: some TripStore, by tool: String, at now: Instant) throws {
        var (backup, unreadable, lost) = try store.read { reading in
            var (backup, unreadable) = try reading.showing {
                try BackupDocument(of: reading, by: tool, at: now)
            }
            backup.missing = unreadable.map(\.description) + unreadable.compactMap(\.loss)
            backup.missing += backup.settleOwners().map(\.text) + backup.settleOrganizations()
            backup.missing += backup.settleParticipants()
            let lost = try backup.addFiles(of: reading)
            backup.missing += lost.map(\.description)
            return (backup, unreadable, lost)
        }
        (bytes, leftOut, gaps) = try backup.readableBytes()
        document = backup
        (self.unreadable, self.lost) = (unreadable, lost)
    }
}
