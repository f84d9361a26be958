package import CivilTime
import Messages
import Rendering
import Sealing
package import Trips

/// A file, a link or a note that is attached to a trip, an activity or an expense.
package struct NewAttachment: Sendable {
    /// The name of the file, or the title of a link or a note.
    package let name: String
    package let content: Attachment.Content
    /// The bytes of a file.
    package let bytes: [UInt8]?
    /// What to look at before a link is followed.
    package let warnings: [String]

    /// Takes a file that is what its name says it is, and no program.
    ///
    /// - Parameters:
    ///   - bytes: Its bytes.
    ///   - name: Its name.
    /// - Throws: A `TripError` for a file that is empty, too large, a program or another thing than its name says.
    package init(file bytes: [UInt8], named name: String) throws(TripError) {
        let type = try ContentType.checked(bytes, name: name)
        content = .file(
            mediaType: type.mediaType, size: bytes.count, digest: ContentDigest(of: bytes).text)
        (self.name, self.bytes, warnings) = (name, bytes, [])
    }

    /// Takes a link, which is kept and never followed.
    ///
    /// - Parameters:
    ///   - text: The link as typed.
    ///   - name: Its title; nil for its host.
    /// - Throws: A ``WorkflowError`` with code `blockedLink`.
    package init(link text: String, named name: String?) throws(WorkflowError) {
        let safety = LinkSafety(of: text)
        guard safety.level != .blocked else {
            let reasons = safety.reasons.filter { $0.level == .blocked }.map(\.description)
            throw WorkflowError(
                .blockedLink, subject: Printable.name(text),
                reason: tr("is not kept: \(reasons.joined(separator: "; "))"))
        }
        self.name = name ?? safety.shownHost ?? Printable.name(safety.link)
        (content, bytes) = (.link(safety.link), nil)
        warnings = safety.reasons.map { tr("look at the link before you follow it: \($0)") }
    }

    /// Takes a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - name: Its title; nil for the usual one.
    package init(note text: String, named name: String?) {
        // untranslated: a name that is kept
        self.name = name ?? "Note"
        (content, bytes, warnings) = (.note(text), nil, [])
    }

    /// The attachment.
    ///
    /// - Parameters:
    ///   - id: Its identifier.
    ///   - owner: What it belongs to.
    ///   - about: What it is, for people.
    ///   - now: The present.
    /// - Returns: The attachment.
    /// - Throws: A `TripError` for a name that is a path, or not on one line.
    package func attachment(
        _ id: AttachmentID, of owner: Attachment.Owner, about: String, at now: Instant
    ) throws(TripError) -> Attachment {
        let made = Attachment(
            id: id, owner: owner, name: name, about: about, content: content, createdAt: now)
        try made.check()
        try TextLength.check(title: made.name)
        try TextLength.check(title: made.about)
        if case .note(let text) = content { try TextLength.check(notes: text) }
        return made
    }
}
