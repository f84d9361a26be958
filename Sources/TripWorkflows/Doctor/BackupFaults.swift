import Backups
import CivilTime
import StrictJSON
import TripStorage
import Trips

/// The records that a backup of a store leaves out, because they break a rule and could not be restored, and whether it is
/// too large for a restore.
///
/// They are found by the same checks as in `backup`.
struct BackupFaults {
    private(set) var list: [StoreFault] = []

    /// Checks a store.
    ///
    /// - Parameters:
    ///   - reading: The store.
    ///   - now: The present.
    ///   - limit: The most bytes of a backup, or of all but its activities where these are read one by one.
    /// - Throws: A ``/TripStorage/StorageError`` when the store cannot be read.
    init(of reading: any TripReading, at now: Instant, limit: Int = JSONParser.mostBytes) throws {
        // Nothing is left out of nearly all stores, which is known without all activities in memory.
        if let list = try Self.unsafePapersAlone(reading, now, limit) {
            self.list = list
            return
        }
        var (backup, unreadable) = try reading.showing { try BackupDocument(of: reading, by: "", at: now) }
        for change in backup.settleOwners() where !change.isExplained(by: unreadable) {
            list.append(.foreignOwner(change))
        }
        _ = backup.settleOrganizations()
        _ = backup.settleParticipants()
        let fileSizes = try lookThroughPapers(of: &backup, reading)
        list += backup.leaveOutFlaws(fileSizes: fileSizes).map(StoreFault.brokenRule)
        checkSize(of: backup, fileSizes, limit)
    }

    private init() {}

    private mutating func checkSize(of backup: BackupDocument, _ fileSizes: [String: Int], _ limit: Int) {
        do throws(DocumentError) {
            try backup.checkSize(fileSizes: fileSizes, limit: limit)
        } catch {
            list.append(.tooLarge(error))
        }
    }

    /// The attachments that a backup leaves out, and its size, where these are all; nil where there may be more.
    private static func unsafePapersAlone(
        _ reading: any TripReading, _ now: Instant, _ limit: Int
    ) throws -> [StoreFault]? {
        guard var head = try BackupStream.head(of: reading, by: "", at: now) else { return nil }
        var faults = BackupFaults()
        let fileSizes = try faults.lookThroughPapers(of: &head, reading)
        guard head.flaws(fileSizes: fileSizes).isEmpty,
            try BackupStream(of: reading, head, leftOut: []).isSound()
        else { return nil }
        faults.checkSize(of: head, fileSizes, limit)
        return faults.list
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
