import CivilTime
import HTTPTypes
import Messages
import StrictJSON
import TripStorage
import TripWorkflows

/// The backup of the store as a file for the browser, as `backup` writes it.
struct BackupFile: Sendable {
    let household: Household

    /// Makes the file.
    ///
    /// - Parameter isPartial: Whether it is also given where it is not everything.
    /// - Returns: The file.
    /// - Throws: A ``Fault`` where it is not everything, or could not be restored; an error of the store.
    func answer(isPartial: Bool) throws -> Answer {
        let now = household.now()
        let store = try household.open()
        do {
            if let bytes = try streamed(store, now) { return file(bytes, isWhole: true, now) }
            let backup = try StoreBackup(of: store, by: household.tool, at: now)
            guard backup.isWhole || isPartial else {
                let missing =
                    backup.unreadable.count + backup.lost.count + backup.gaps.count + backup.leftOut.count
                throw Fault.incompleteBackup(max(1, missing))
            }
            return file(backup.bytes, isWhole: backup.isWhole, now)
        } catch is DocumentError {
            throw Fault.uselessBackup
        }
    }

    /// The backup of a store in which all is well; nil for another one.
    private func streamed(_ store: any TripStore, _ now: Instant) throws -> [UInt8]? {
        try store.read { reading -> [UInt8]? in
            guard let stream = try BackupStream(of: reading, by: household.tool, at: now),
                stream.leftOut.isEmpty
            else { return nil }
            let pieces = Pieces()
            return try stream.write(to: { pieces.bytes += $0 }).map { _ in pieces.bytes }
        }
    }

    /// The bytes that are written one after the other.
    private final class Pieces {
        var bytes: [UInt8] = []
    }

    private func file(_ bytes: [UInt8], isWhole: Bool, _ now: Instant) -> Answer {
        var answer = Answer(type: "application/json", bytes)
        let name = isWhole ? "meridian-\(now.utc.date).json" : "meridian-\(now.utc.date)-incomplete.json"
        answer.fields[.contentDisposition] = FileDisposition.attachment(name)
        return answer
    }
}

extension Fault {
    /// A backup must not look whole when it is not.
    static func incompleteBackup(_ count: Int) -> Fault {
        var fault = Fault(
            .internalServerError, tr("The backup would not be everything"),
            count == 1
                ? tr(
                    "1 thing of the store would be missing. meridian doctor says what mends it. Keep the backup before this one: it may have what is missing here."
                )
                : tr(
                    "\(count) things of the store would be missing. meridian doctor says what mends it. Keep the backup before this one: it may have what is missing here."
                ))
        fault.next = PageAddress.backup(isPartial: true).text
        fault.nextWords = tr("Download it as it is")
        return fault
    }

    static var uselessBackup: Fault {
        Fault(
            .internalServerError, tr("This backup could not be restored"),
            tr(
                "It was not made. meridian backup says what is wrong with it, and meridian doctor what mends it."
            ))
    }
}
