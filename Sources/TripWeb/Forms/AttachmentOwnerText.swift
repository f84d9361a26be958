import Trips

/// What an attachment belongs to, as the value of a field.
enum AttachmentOwnerText {
    /// The text; empty for the trip.
    static func text(of owner: Attachment.Owner) -> String {
        switch owner {
        case .trip: return ""
        case .activity(let key):
            let occurrence = key.occurrence.map { "&occurrence=" + PercentText.encoded($0) } ?? ""
            return "uid=" + PercentText.encoded(key.uid.text) + occurrence
        case .expense(let id): return "expense=" + PercentText.encoded(id.text)
        }
    }

    /// Reads a text.
    ///
    /// - Throws: A ``Fault`` for a text that no page of ours has sent.
    static func owner(_ text: String) throws(Fault) -> Attachment.Owner {
        if text.isEmpty { return .trip }
        let query = try Query(text)
        if let id = query.verbatim("expense") { return .expense(ExpenseID(id)) }
        guard let uid = query.verbatim("uid") else { throw .badForm("owner") }
        guard let occurrence = query.verbatim("occurrence") else {
            return .activity(ActivityKey(uid: ActivityUID(uid)))
        }
        guard let key = try? ActivityKey(uid: ActivityUID(uid), occurrence: occurrence) else {
            throw .badForm("owner")
        }
        return .activity(key)
    }
}
