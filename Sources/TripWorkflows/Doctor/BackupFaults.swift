import Backups
import CivilTime
import TripStorage
import Trips

/// The records that a backup of a store leaves out, because they break a rule and could not be restored.
///
/// They are found by the same check as in `backup`.
struct BackupFaults {
    private(set) var list: [StoreFault] = []

    /// Checks a store.
    ///
    /// - Parameters:
    ///   - reading: The store.
    ///   - now: The present.
    /// - Throws: A ``/TripStorage/StorageError`` when the store cannot be read.
    init(of reading: any TripReading, at now: Instant) throws {
        var (backup, unreadable) = try reading.showing { try BackupDocument(of: reading, by: "", at: now) }
        for change in backup.settleOwners() where !change.isExplained(by: unreadable) {
            list.append(.foreignOwner(change))
        }
        _ = backup.settleOrganizations()
        _ = backup.settleParticipants()
        let fileSizes = try lookThroughPapers(of: &backup, reading)
        list += backup.leaveOutFlaws(fileSizes: fileSizes).map(StoreFault.brokenRule)
    }

    /// Checks the bytes of one file at a time, because all of them may exceed the memory.
    ///
    /// - Returns: The sizes of the files in bytes, without damaged files, whose rows are reported.
    private mutating func lookThroughPapers(
        of backup: inout BackupDocument, _ reading: any TripReading
    ) throws -> [String: Int] {
        var sizes: [String: Int] = [:]
        for number in backup.trips.indices {
            var kept: [Attachment] = []
            for attachment in backup.trips[number].attachments {
                var bytes: [UInt8] = []
                if case .file(_, _, let digest) = attachment.content {
                    guard let sound = try reading.soundBytes(withDigest: digest) else { continue }
                    bytes = sound
                    sizes[digest] = bytes.count
                }
                kept.append(attachment)
                guard let danger = BackupDocument.danger(of: attachment, bytes: { _ in bytes }) else {
                    continue
                }
                list.append(
                    .unsafeAttachment(
                        attachment, of: backup.trips[number].trip,
                        flaw: "\(danger.subject) \(danger.reason)"))
            }
            backup.trips[number].attachments = kept
        }
        return sizes
    }
}
