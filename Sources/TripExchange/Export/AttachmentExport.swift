import Documents
import Findings
import ICalendar
import Messages
import Trips

/// Writes the files and links of an activity into its VEVENT.
struct AttachmentExport {
    private let activity: Activity
    private let scope: ExportScope

    init(_ activity: Activity, _ scope: ExportScope) { (self.activity, self.scope) = (activity, scope) }

    /// Writes files and links into the event, at their former positions.
    func write(into event: inout Component) {
        var open = scope.attachments[activity.key] ?? []
        guard !open.isEmpty || event.has("ATTACH") else { return }
        var isMissing = false
        event.properties = event.properties.compactMap { property in
            guard InlineAttachments.standsForAttachment(property),
                let id = InlineAttachments.statedID(of: property)
            else {
                return property
            }
            if let index = open.firstIndex(where: { $0.id == id }) {
                return written(open.remove(at: index), as: property)
            }
            guard property.rawValue == InlineAttachments.placeholder else {
                // A link that was attached here once and has been removed.
                return scope.hasAttachments ? nil : property
            }
            isMissing = true
            return nil
        }
        if isMissing, !scope.hasAttachments {
            scope.note(
                .badValue, .warning, activity,
                tr("files that are attached were not given to the export, and left out"))
        }
        let links = Set(event.all(named: "ATTACH").map(\.rawValue))
        for attachment in open {
            if case .link(let link) = attachment.content, links.contains(link) { continue }
            if let property = written(attachment, as: nil) { event.append(property) }
        }
    }

    /// Returns the property of an attachment.
    ///
    /// It is `nil` for a note, and for a file whose bytes are missing.
    private func written(_ attachment: Trips.Attachment, as kept: Property?) -> Property? {
        var property: Property
        switch attachment.content {
        case .note: return nil
        case .link(let link):
            property = kept?.with(rawValue: link) ?? Property("ATTACH", rawValue: link)
            if kept == nil { property.setParameter("FILENAME", attachment.name) }
        case .file(let mediaType, _, let digest):
            guard let bytes = scope.files[digest] else {
                scope.note(
                    .badValue, .warning, activity,
                    tr("the bytes of \(attachment.name) are not there; it was left out"))
                return nil
            }
            let text = Base64Text.text(of: bytes)
            property = kept?.with(rawValue: text) ?? Property("ATTACH", rawValue: text)
            if kept == nil {
                property.setParameter("FMTTYPE", mediaType)
                property.setParameter("ENCODING", "BASE64")
                property.setParameter("VALUE", "BINARY")
                // As RFC 8607 section 4.2 prescribes for managed attachments.
                property.setParameter("FILENAME", attachment.name)
            }
        }
        if kept == nil { property.setParameter(InlineAttachments.idParameter, attachment.id.text) }
        if !attachment.about.isEmpty {
            property.setParameter(InlineAttachments.aboutParameter, attachment.about)
        }
        return property
    }
}
