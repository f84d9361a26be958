import ArgumentParser
import Trips

/// A sort of attachments, as typed.
enum AttachmentTypeOption: String, ExpressibleByArgument, CaseIterable, Sendable {
    case image
    case pdf
    case document
    case link
    case note
    case other

    /// Returns whether an attachment is of the sort.
    func includes(_ attachment: Attachment) -> Bool {
        let sort: AttachmentTypeOption
        switch attachment.content {
        case .link: sort = .link
        case .note: sort = .note
        case .file(let mediaType, _, _):
            let type = ContentType(mediaType: mediaType)
            if type?.isImage == true {
                sort = .image
            } else if type == .pdf {
                sort = .pdf
            } else if mediaType.hasPrefix("text/") || mediaType.contains("document")
                || mediaType.hasPrefix("application/x-ole") || mediaType == "application/rtf"
            {
                sort = .document
            } else {
                sort = .other
            }
        }
        return sort == self
    }
}
