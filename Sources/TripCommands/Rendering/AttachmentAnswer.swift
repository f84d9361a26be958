import Messages
import Rendering
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

    /// `Boarding pass · boarding-pass.pdf · application/pdf, 84 kB · Tokyo · 1a2b3c4d`.
    static func line(_ attachment: Attachment, of trip: Trip, _ style: TextStyle) -> String {
        var parts = [style.marked(Printable.line(attachment.title), .bold)]
        if !attachment.about.isEmpty { parts.append(Printable.line(attachment.name)) }
        switch attachment.content {
        case .file(let mediaType, let size, _): parts.append("\(mediaType), \(bytes(size))")
        case .link(let link): parts.append(Printable.line(link))
        case .note(let note): parts.append(Printable.name(note))
        }
        if case .expense = attachment.owner { parts.append(tr("receipt", as: "kind of an attachment")) }
        parts.append(Printable.line(trip.name))
        parts.append(style.marked(String(attachment.id.text.prefix(8)), .faint))
        return parts.joined(separator: " · ")
    }

    private static func bytes(_ count: Int) -> String {
        switch count {
        case ..<1_024: tr("\(count) bytes")
        case ..<(1_024 * 1_024): tr("\(count / 1_024) KiB")
        default: tr("\(count / (1_024 * 1_024)) MiB")
        }
    }
}
