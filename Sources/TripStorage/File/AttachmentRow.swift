import CivilTime
import GRDB
import Trips

/// Converts an attachment to the columns of its row and back; its bytes are in `content`.
enum AttachmentRow {
    static let columns = [
        "uuid", "name", "about", "createdAt", "kind", "text", "mediaType", "size", "digest",
        "tripId", "activityId", "expenseId",
    ]

    static let upsert = RowSQL.upsert(into: "attachment", columns, key: ["uuid"])

    /// The columns to read; the last three refer to other tables.
    static let selection = columns.dropLast(3).map { "attachment.\($0)" }.joined(separator: ", ")

    /// The kind of content, as a word.
    enum Kind: String {
        case file
        case link
        case note
    }

    static func values(
        of attachment: Attachment, trip: Int64, activity: Int64?, expense: Int64?
    ) -> RowValues {
        var values: RowValues = []
        values.add(attachment.id.text)
        values.add(attachment.name)
        values.add(attachment.about)
        values.add(attachment.createdAt)
        switch attachment.content {
        case .file(let mediaType, let size, let digest):
            values.add(Kind.file.rawValue)
            values.addNulls(1)
            values.add(mediaType)
            values.add(Int64(size))
            values.add(digest)
        case .link(let text):
            values.add(Kind.link.rawValue)
            values.add(text)
            values.addNulls(3)
        case .note(let text):
            values.add(Kind.note.rawValue)
            values.add(text)
            values.addNulls(3)
        }
        values.add(trip)
        values.add(activity)
        values.add(expense)
        return values
    }

    /// Reads an attachment from ``selection``, the UID and occurrence of its activity, and its expense.
    static func attachment(from row: Row) throws -> Attachment {
        var reader = RowReader(row)
        let id = AttachmentID(try reader.next(String.self))
        let name = try reader.next(String.self)
        let about = try reader.next(String.self)
        let seconds = try reader.next(Int64.self)
        let createdAt = try reader.checked { try Instant(secondsSinceEpoch: seconds) }
        let content: Attachment.Content
        switch try reader.word(Kind.self) {
        case .file:
            reader.skip(1)
            content = .file(
                mediaType: try reader.next(), size: try reader.next(), digest: try reader.next())
        case .link:
            content = .link(try reader.next())
            reader.skip(3)
        case .note:
            content = .note(try reader.next())
            reader.skip(3)
        }
        let activity = try reader.activityKey()
        let expense = try reader.text().map { ExpenseID($0) }
        let owner = activity.map { .activity($0) } ?? expense.map { .expense($0) } ?? Attachment.Owner.trip
        return Attachment(
            id: id, owner: owner, name: name, about: about, content: content, createdAt: createdAt)
    }
}
