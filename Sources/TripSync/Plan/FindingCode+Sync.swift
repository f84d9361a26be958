package import Findings

extension FindingCode {
    /// Several resources of a collection have one UID.
    package static let furtherResource = FindingCode(rawValue: "further-resource")
    /// A resource has components of several UIDs.
    package static let severalUIDs = FindingCode(rawValue: "several-uids")
    /// A resource has an override and no series.
    package static let overrideAlone = FindingCode(rawValue: "override-alone")
    /// A resource, or an object here, cannot be read; it is kept as it is.
    package static let unreadableObject = FindingCode(rawValue: "unreadable-object")
    /// Another object stands where one was, or addresses outside of the calendar are in its list.
    package static let otherObject = FindingCode(rawValue: "other-object")
    /// An object was deleted on one side and changed on the other; it stays.
    package static let editKept = FindingCode(rawValue: "edit-kept")
    /// An object was deleted on both sides.
    package static let deletedTwice = FindingCode(rawValue: "deleted-on-both-sides")
    /// Both sides changed a field, and a choice settled it.
    package static let settledConflict = FindingCode(rawValue: "settled-conflict")
    /// Both sides changed a field.
    package static let openConflict = FindingCode(rawValue: "open-conflict")
    /// A resource without a strong ETag is read again before it is changed.
    package static let weakETag = FindingCode(rawValue: "weak-etag")
    /// A listing would remove more than half of the items, so nothing is removed.
    package static let massRemoval = FindingCode(rawValue: "mass-removal")
    /// More than half of the items would be deleted on the server, so nothing is deleted.
    package static let massDeletion = FindingCode(rawValue: "mass-deletion")
    /// Something cannot be sent.
    package static let unsent = FindingCode(rawValue: "unsent")
    /// One href stands twice in an answer with different content.
    package static let repeatedHref = FindingCode(rawValue: "repeated-href")
}
