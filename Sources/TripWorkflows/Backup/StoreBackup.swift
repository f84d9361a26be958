public import Backups
public import CivilTime
public import StrictJSON
public import TripStorage

/// A backup of everything in a store, as bytes that can be restored.
///
/// Unreadable rows, and records that break a rule and could not be restored, are left out and named in the
/// document.
///
/// ```swift
/// let backup = try StoreBackup(of: store, by: "Example 1.0", at: now)
/// try Data(backup.bytes).write(to: file)
/// backup.document.missing  // what is not in it, and why
/// ```
public struct StoreBackup: Sendable {
    /// The contents of the backup.
    public let document: BackupDocument
    /// The document as bytes.
    public let bytes: [UInt8]
    /// The parts of the document that a restore would leave out.
    public let leftOut: [DocumentError]
    /// The rows left out because they are unreadable.
    public let unreadable: [UnreadableRow]
    /// The attachments left out because the store has lost their bytes.
    public let lost: [LostPaper]
    /// The records left out or changed because they break a rule.
    public let gaps: [BackupGap]

    /// Whether everything in the store is in the backup and can be restored from it.
    public var isWhole: Bool { document.missing.isEmpty && leftOut.isEmpty }

    /// Makes a backup of a store in one transaction.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - tool: The program that writes the backup.
    ///   - now: The present.
    /// - Throws: A `StorageError` when the store cannot be read, or a ``/StrictJSON/DocumentError`` when restoring would refuse the whole.
    public init(of store: some TripStore, by tool: String, at now: Instant) throws {
        var (backup, unreadable, lost) = try store.read { reading in
            try reading.requireWholeStore()
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
