import Messages
import StrictJSON
public import Trips

extension BackupDocument {
    /// Removes attachments that may not be attached, and records why.
    ///
    /// A backup can come from anybody, and its files are opened as their stated types.
    mutating func leaveOutUnsafe() {
        let bytes = Dictionary(
            files.map { ($0.digest, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        for number in trips.indices {
            var kept: [Attachment] = []
            for (index, attachment) in trips[number].attachments.enumerated() {
                guard let flaw = Self.danger(of: attachment, bytes: { bytes[$0] ?? [] }) else {
                    kept.append(attachment)
                    continue
                }
                leftOut.append(
                    DocumentError(
                        .badValue, path: "$.trips[\(number)].attachments[\(index)]", subject: flaw.subject,
                        reason: flaw.reason))
            }
            trips[number].attachments = kept
        }
    }

    /// Returns why an attachment is not restored from a backup.
    ///
    /// - Parameters:
    ///   - attachment: The attachment.
    ///   - bytes: Returns the bytes of a file by their digest.
    /// - Returns: The value and the rule; `nil` if nothing is wrong.
    public static func danger(
        of attachment: Attachment, bytes: (String) -> [UInt8]
    ) -> (subject: String, reason: String)? {
        switch attachment.content {
        case .note: return nil
        case .link(let text):
            let safety = LinkSafety(of: text)
            guard safety.level == .blocked else { return nil }
            let reasons = safety.reasons.filter { $0.level == .blocked }.map(\.description)
            return (text, tr("is a link that is not kept: \(reasons.joined(separator: "; "))"))
        case .file(let mediaType, _, let digest):
            do throws(TripError) {
                _ = try ContentType.checked(
                    bytes(digest), name: attachment.name, mediaType: mediaType)
                return nil
            } catch {
                return (error.subject, error.reason)
            }
        }
    }
}
