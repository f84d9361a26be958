/// The identifier of an attachment.
public typealias AttachmentID = RecordID<Attachment>
