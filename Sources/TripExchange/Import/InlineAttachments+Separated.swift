import Trips

extension InlineAttachments {
    /// Returns a calendar in which each attachment has one activity.
    ///
    /// Versions of one event share a file under one identifier; where they turn out to be several events,
    /// each gets its own.
    ///
    /// - Parameters:
    ///   - calendar: The calendar.
    ///   - handedOut: Whether the attachments of activities that were removed are kept as well.
    /// - Returns: The calendar, with further identifiers where an activity had none of its own.
    static func separated(_ calendar: ImportedCalendar, andOf handedOut: Bool) -> ImportedCalendar {
        guard !calendar.attachments.isEmpty else { return calendar }
        var separated = calendar
        separated.attachments = []
        let known = Dictionary(
            calendar.attachments.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var taken = Set(known.keys)
        var seen: Set<AttachmentID> = []
        for index in calendar.activities.indices {
            let activity = calendar.activities[index]
            var ids: [AttachmentID: AttachmentID] = [:]
            for var attachment in self.ids(in: activity).compactMap({ known[$0] }) {
                attachment.activity = activity.key
                if !seen.insert(attachment.id).inserted {
                    let id = free([attachment.derived(of: activity.key)], &taken)
                    ids[attachment.id] = id
                    attachment.id = id
                }
                separated.attachments.append(attachment)
            }
            separated.activities[index] = renamed(activity, ids)
        }
        if handedOut {
            separated.attachments =
                calendar.attachments.filter { !seen.contains($0.id) } + separated.attachments
        }
        return separated
    }
}
