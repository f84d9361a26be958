import Foundation
import GRDB
import Messages
import Trips

extension FileSession {
    func attachments(of trip: TripID) throws(StorageError) -> [Attachment] {
        try rows(
            """
            SELECT \(AttachmentRow.selection), activity.uid, activity.recurrenceId, expense.uuid,
                attachment.id
            FROM attachment LEFT JOIN activity ON activity.id = attachment.activityId
            LEFT JOIN expense ON expense.id = attachment.expenseId
            WHERE attachment.tripId = ? ORDER BY attachment.id
            """, [try rowID(of: trip)], of: "attachment", AttachmentRow.attachment)
    }

    func bytes(withDigest digest: String) throws(StorageError) -> [UInt8]? {
        let found = try connection.attempt {
            try Data.fetchOne(
                database.cachedStatement(sql: "SELECT bytes FROM content WHERE digest = ?"),
                arguments: [digest]
            ).map { [UInt8]($0) }
        }
        guard let found else { return nil }
        guard StoredContent.hasDigest(found, digest) else {
            throw StorageError(
                .corrupt, subject: connection.path,
                reason: tr("has other bytes under \(digest) than that digest is of; restore it from a backup")
            )
        }
        return found
    }

    func save(_ attachment: Attachment, bytes: [UInt8]?, in trip: TripID) throws(StorageError) {
        let row = try rowID(of: trip)
        try Storable.check(attachment)
        try checkNotElsewhere(attachment.id.text, "attachment", tr("an attachment"), row: row)
        var activity: Int64?
        var expense: Int64?
        switch attachment.owner {
        case .trip: break
        case .activity(let key): activity = try activityRow(key, of: row)
        case .expense(let id):
            expense = try number("SELECT id FROM expense WHERE tripId = ? AND uuid = ?", [row, id.text])
            guard expense != nil else { throw .unknownExpense(id) }
        }
        try StoredContent.check(attachment, bytes: bytes) { digest throws(StorageError) in
            try number("SELECT length(bytes) FROM content WHERE digest = ?", [digest]).map { Int($0) }
        }
        if let bytes, case .file(_, _, let digest) = attachment.content {
            // The stored bytes of the digest may be damaged.
            try execute(
                """
                INSERT INTO content (digest, bytes) VALUES (?, ?)
                ON CONFLICT (digest) DO UPDATE SET bytes = excluded.bytes WHERE bytes IS NOT excluded.bytes
                """,
                [digest, Data(bytes)])
        }
        try execute(
            AttachmentRow.upsert,
            StatementArguments(
                AttachmentRow.values(of: attachment, trip: row, activity: activity, expense: expense)))
    }

    func delete(_ id: AttachmentID, of trip: TripID) throws(StorageError) -> Bool {
        try execute("DELETE FROM attachment WHERE tripId = ? AND uuid = ?", [try rowID(of: trip), id.text])
        return database.changesCount > 0
    }
}
