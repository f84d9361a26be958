import ICalendar
import Trips

// MARK: - What components name

extension InlineAttachments {
    /// The identifiers of what is attached to an activity by the component that was kept.
    static func ids(in activity: Activity) -> [AttachmentID] { properties(of: activity).compactMap(statedID) }

    /// The properties of the component that was kept which stand for attachments.
    static func properties(of activity: Activity) -> [Property] {
        // Most components have none, and to read each of them takes long.
        guard let source = activity.source, ContentLines.names(idParameter, in: source) else { return [] }
        return ContentLines.component(of: source)?.all(named: "ATTACH").filter(standsForAttachment) ?? []
    }

    /// An activity whose component names what is attached by other identifiers.
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

    /// An activity whose component has further properties.
    static func adding(_ properties: [Property], to activity: Activity) -> Activity {
        guard !properties.isEmpty, var component = activity.source.flatMap(ContentLines.component) else {
            return activity
        }
        for property in properties { component.append(property) }
        var copy = activity
        copy.source = CalendarWriter().text(component)
        return copy
    }

    /// An identifier that is always the same for the same texts.
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
    /// The files of an activity under identifiers, and the activity that names these.
    static func identified(_ files: [Taken], of activity: Activity) -> (Activity, [ImportedAttachment]) {
        var attachments = files.map { ImportedAttachment($0, of: activity.key) }
        var taken: Set<AttachmentID> = []
        setApart(&attachments, from: &taken)
        let ids = Dictionary(
            zip(files.map(\.mark), attachments.map(\.id)), uniquingKeysWith: { first, _ in first })
        return (renamed(activity, ids), attachments)
    }

    /// Gives attachments identifiers that no other one has.
    ///
    /// - Parameters:
    ///   - attachments: The attachments.
    ///   - taken: The identifiers of others, to which theirs are added.
    /// - Returns: The new identifiers, by those that had to change.
    @discardableResult
    static func setApart(
        _ attachments: inout [ImportedAttachment], from taken: inout Set<AttachmentID>
    ) -> [AttachmentID: AttachmentID] {
        var ids: [AttachmentID: AttachmentID] = [:]
        for index in attachments.indices where !taken.insert(attachments[index].id).inserted {
            let id = attachments[index].id
            attachments[index].id = free([attachments[index].derived], &taken)
            ids[id] = attachments[index].id
        }
        return ids
    }

    /// Gives the attachments of a calendar identifiers that no other one has.
    static func setApart(_ calendar: ImportedCalendar, from taken: inout Set<AttachmentID>)
        -> ImportedCalendar
    {
        guard !calendar.attachments.isEmpty else { return calendar }
        var apart = calendar
        let ids = setApart(&apart.attachments, from: &taken)
        if !ids.isEmpty { apart.activities = calendar.activities.map { renamed($0, ids) } }
        return apart
    }

    /// The first of some identifiers that is free, or else one that is made of the last one; it is taken then.
    static func free(_ ids: [AttachmentID], _ taken: inout Set<AttachmentID>) -> AttachmentID {
        if let id = ids.first(where: { !taken.contains($0) }) {
            taken.insert(id)
            return id
        }
        var attempt = 1
        while true {
            let id = id(madeOf: [ids.last?.text ?? "", String(attempt)])
            if taken.insert(id).inserted { return id }
            attempt += 1
        }
    }

    /// The files with the keys under which their activities are known at last.
    static func owned(_ attachments: [ImportedAttachment], by activities: some Sequence<Activity>)
        -> [ImportedAttachment]
    {
        guard !attachments.isEmpty else { return [] }
        var owners: [AttachmentID: ActivityKey] = [:]
        for activity in activities {
            for id in ids(in: activity) { owners[id] = activity.key }
        }
        return attachments.map { attachment in
            var attachment = attachment
            attachment.activity = owners[attachment.id] ?? attachment.activity
            return attachment
        }
    }
}
