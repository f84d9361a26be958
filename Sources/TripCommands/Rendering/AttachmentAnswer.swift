import Messages
import Rendering
import TripWorkflows
import Trips

/// The answer of a command about an attachment.
enum AttachmentAnswer {
    /// Writes the attachment after the action.
    static func write(
        _ done: String, _ attachment: Attachment, of trip: Trip, json: Bool, _ session: Session
    ) throws {
        session.context.output.line(
            try json
                ? JSONDocument.text(AttachmentDocument(attachment, of: trip))
                : "\(done): \(line(attachment, of: trip, session.style))")
    }

    /// `3 attached, of 1.2 MB in all`.
    static func total(_ attachments: [Attachment]) -> String {
        let bytes = attachments.reduce(0) { sum, attachment in
            guard case .file(_, let size, _) = attachment.content else { return sum }
            return sum + size
        }
        let count = attachments.count
        guard bytes > 0 else { return count == 1 ? tr("1 attached") : tr("\(count) attached") }
        let size = AttachmentWords.size(bytes)
        return count == 1 ? tr("1 attached, of \(size)") : tr("\(count) attached, of \(size) in all")
    }

    /// `Boarding pass · boarding-pass.pdf · application/pdf, 84 kB · Tokyo · 1a2b3c4d`.
    static func line(_ attachment: Attachment, of trip: Trip, _ style: TextStyle) -> String {
        var parts = [style.marked(Printable.line(attachment.title), .bold)]
        if !attachment.about.isEmpty { parts.append(Printable.line(attachment.name)) }
        parts.append(AttachmentWords.content(attachment))
        if case .expense = attachment.owner { parts.append(tr("receipt", as: "kind of an attachment")) }
        parts.append(Printable.line(trip.name))
        parts.append(style.marked(String(attachment.id.text.prefix(8)), .faint))
        return parts.joined(separator: " · ")
    }
}
