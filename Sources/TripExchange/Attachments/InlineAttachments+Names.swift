import ICalendar
import Trips

// MARK: - What components name

extension InlineAttachments {
    /// Returns the identifiers of an activity's attachments in its kept component.
    static func ids(in activity: Activity) -> [AttachmentID] { properties(of: activity).compactMap(statedID) }

    /// Returns the properties of the kept component that stand for attachments.
    static func properties(of activity: Activity) -> [Property] {
        // Most components have none, and parsing each is slow.
        guard let source = activity.source, ContentLines.names(idParameter, in: source) else { return [] }
        return ContentLines.component(of: source)?.all(named: "ATTACH").filter(standsForAttachment) ?? []
    }

    /// Returns an activity whose component names attachments by other identifiers.
    static func renamed(_ activity: Activity, _ ids: [AttachmentID: AttachmentID]) -> Activity {
        guard !ids.isEmpty, Self.ids(in: activity).contains(where: { ids[$0] != nil }),
            var component = activity.source.flatMap(ContentLines.component)
        else { return activity }
        for index in component.properties.indices where standsForAttachment(component.properties[index]) {
            guard let id = statedID(of: component.properties[index]).flatMap({ ids[$0] }) else { continue }
            component.properties[index].setParameter(idParameter, id.text)
        }
        var copy = activity
        copy.source = CalendarWriter().text(component)
        return copy
    }

    /// Returns an activity whose component has further properties.
    static func adding(_ properties: [Property], to activity: Activity) -> Activity {
        guard !properties.isEmpty, var component = activity.source.flatMap(ContentLines.component) else {
            return activity
        }
        for property in properties { component.append(property) }
        var copy = activity
        copy.source = CalendarWriter().text(component)
        return copy
    }

    /// Returns a property that names an attachment without its bytes; `nil` for a note.
    ///
    /// Notes are in no calendar.
    static func property(naming attachment: Trips.Attachment) -> Property? {
        var property: Property
        switch attachment.content {
        case .note: return nil
        case .link(let link): property = Property("ATTACH", rawValue: link)
        case .file:
            property = Property("ATTACH", rawValue: placeholder)
            property.setParameter("ENCODING", "BASE64")
            property.setParameter("VALUE", "BINARY")
        }
        property.setParameter(idParameter, attachment.id.text)
        return property
    }

    /// Returns an identifier that depends on the texts alone.
    static func id(madeOf texts: [String]) -> AttachmentID {
        var digits = Substring(StableHash().hexadecimal(of: texts))
        let groups = [8, 4, 4, 4, 12].map { count in
            defer { digits = digits.dropFirst(count) }
            return digits.prefix(count)
        }
        return AttachmentID(groups.joined(separator: "-"))
    }
}

// MARK: - While files are read

extension InlineAttachments {
    /// Gives an activity's files identifiers and returns the activity that names them.
    static func identified(_ files: [Taken], of activity: Activity) -> (Activity, [ImportedAttachment]) {
        var attachments = files.map { ImportedAttachment($0, of: activity.key) }
        var taken: [AttachmentID: AttachmentID] = [:]
        setApart(&attachments, from: &taken)
        let ids = Dictionary(
            zip(files.map(\.mark), attachments.map(\.id)), uniquingKeysWith: { first, _ in first })
        return (renamed(activity, ids), attachments)
    }

    /// Gives attachments unique identifiers, shared only with equal content of the same event.
    ///
    /// - Parameters:
    ///   - attachments: The attachments.
    ///   - taken: The derivations from event and content of other attachments, by identifier; these are
    ///     added.
    /// - Returns: The new identifiers, by those that had to change.
    @discardableResult
    static func setApart(
        _ attachments: inout [ImportedAttachment], from taken: inout [AttachmentID: AttachmentID]
    ) -> [AttachmentID: AttachmentID] {
        var ids: [AttachmentID: AttachmentID] = [:]
        for index in attachments.indices {
            let attachment = attachments[index]
            if let other = taken[attachment.id], other != attachment.derived {
                attachments[index].id = free([attachment.derived]) {
                    taken[$0].map { $0 != attachment.derived } ?? false
                }
                ids[attachment.id] = attachments[index].id
            }
            taken[attachments[index].id] = attachment.derived
        }
        return ids
    }

    /// Returns the first unused identifier, or one derived from the last, and marks it as used.
    static func free(_ ids: [AttachmentID], _ taken: inout Set<AttachmentID>) -> AttachmentID {
        let id = free(ids, isTaken: taken.contains)
        taken.insert(id)
        return id
    }

    private static func free(
        _ ids: [AttachmentID], isTaken: (AttachmentID) -> Bool
    ) -> AttachmentID {
        if let id = ids.first(where: { !isTaken($0) }) { return id }
        var attempt = 1
        while true {
            let id = id(madeOf: [ids.last?.text ?? "", String(attempt)])
            if !isTaken(id) { return id }
            attempt += 1
        }
    }
}
