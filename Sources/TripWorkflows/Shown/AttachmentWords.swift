import Messages
import Rendering
package import Trips

/// What is said of an attachment.
package enum AttachmentWords {
    /// Its type and size, its link or its text: `application/pdf, 84 KiB`.
    package static func content(_ attachment: Attachment) -> String {
        switch attachment.content {
        case .file(let mediaType, let size, _): "\(mediaType), \(AttachmentWords.size(size))"
        case .link(let link): Printable.line(link)
        case .note(let note): Printable.name(note)
        }
    }

    /// `84 KiB`.
    package static func size(_ count: Int) -> String {
        switch count {
        case ..<1_024: tr("\(count) bytes")
        case ..<(1_024 * 1_024): tr("\(count / 1_024) KiB")
        default: tr("\(count / (1_024 * 1_024)) MiB")
        }
    }
}
