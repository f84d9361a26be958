import ICalendar
import Trips

/// The files that stand inside of events, and what stands there while their bytes are kept elsewhere.
enum InlineAttachments {
    /// The identifier of an attachment, as a parameter.
    static let idParameter = "X-MERIDIAN-ID"
    /// What people say of an attachment, as a parameter.
    static let aboutParameter = "X-MERIDIAN-ABOUT"
    /// A value that stands for bytes that are kept elsewhere; it is base64, of one octet.
    static let placeholder = "AA=="
    /// The names that senders give the parameter with the name of the file.
    private static let nameParameters = ["FILENAME", "X-FILENAME", "X-APPLE-FILENAME", "X-ORACLE-FILENAME"]

    /// A file that was taken out of an event, or a link of ours that was found in one.
    struct Taken: Sendable {
        let id: AttachmentID
        let name: String
        let about: String
        let content: ImportedAttachment.Content
    }

    /// Takes the files out of an event; those that must not be attached stay there and are noted.
    ///
    /// - Parameters:
    ///   - component: The event.
    ///   - values: What notes flaws.
    /// - Returns: The event with placeholders, and the files.
    static func taken(from component: Component, noting values: inout ValueReader) -> (Component, [Taken]) {
        guard component.has("ATTACH") else { return (component, []) }
        var files: [Taken] = []
        var properties = component.properties
        for (index, property) in properties.enumerated() where property.isNamed("ATTACH") {
            guard property.parameter("ENCODING")?.uppercased() == "BASE64" else {
                guard let link = ownLink(property), !files.contains(where: { $0.id == link.id }) else {
                    continue
                }
                files.append(link)
                continue
            }
            guard property.rawValue != placeholder, let bytes = Base64Text.bytes(of: property.rawValue) else {
                continue
            }
            let stated = property.parameter("FMTTYPE")
            let name = name(of: property, stated: stated, ContentType(of: bytes))
            do throws(TripError) {
                let type = try ContentType.checked(bytes, name: name, mediaType: stated)
                let id = id(of: property, component)
                guard !files.contains(where: { $0.id == id }) else { continue }
                files.append(
                    Taken(id: id, name: name, about: about(of: property), content: .file(type, bytes)))
                var kept = property.with(rawValue: placeholder)
                kept.setParameter(idParameter, id.text)
                properties[index] = kept
            } catch {
                values.note(.badValue, .warning, property, "ATTACH: \(error); it was kept as it came")
            }
        }
        guard !files.isEmpty else { return (component, []) }
        var component = component
        component.properties = properties
        return (component, files)
    }

    /// A link that we wrote; those of other programs stay in their events, and so does what must not be followed.
    private static func ownLink(_ property: Property) -> Taken? {
        guard let own = property.parameter(idParameter), let id = try? AttachmentID.validated(own) else {
            return nil
        }
        let safety = LinkSafety(of: property.rawValue)
        guard safety.level != .blocked else { return nil }
        let name = line(of: property.parameter("FILENAME") ?? "") ?? line(of: safety.shownHost ?? safety.link)
        return Taken(
            id: id, name: name ?? "link", about: about(of: property), content: .link(property.rawValue))
    }

    /// The identifiers of what is attached to an activity by the component that was kept.
    static func ids(in activity: Activity) -> [AttachmentID] {
        // Most components have none, and to read each of them takes long.
        guard let source = activity.source, ContentLines.names(idParameter, in: source) else { return [] }
        return ContentLines.component(of: source)?.all(named: "ATTACH").compactMap { property in
            property.parameter(idParameter).flatMap { try? AttachmentID.validated($0) }
        } ?? []
    }

    /// An activity whose component names what is attached by other identifiers.
    static func renamed(_ activity: Activity, _ ids: [AttachmentID: AttachmentID]) -> Activity {
        guard Self.ids(in: activity).contains(where: { ids[$0] != nil }),
            var component = activity.source.flatMap(ContentLines.component)
        else { return activity }
        for index in component.properties.indices where component.properties[index].isNamed("ATTACH") {
            guard let text = component.properties[index].parameter(idParameter),
                let id = ids[AttachmentID(text.lowercased())]
            else { continue }
            component.properties[index].setParameter(idParameter, id.text)
        }
        var copy = activity
        copy.source = CalendarWriter().text(component)
        return copy
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

    /// An identifier that is always the same for the same texts.
    static func id(madeOf texts: [String]) -> AttachmentID {
        var digits = Substring(StableHash().hexadecimal(of: texts))
        let groups = [8, 4, 4, 4, 12].map { count in
            defer { digits = digits.dropFirst(count) }
            return digits.prefix(count)
        }
        return AttachmentID(groups.joined(separator: "-"))
    }

    private static func name(of property: Property, stated: String?, _ type: ContentType) -> String {
        let given = nameParameters.lazy.compactMap { property.parameter($0) }.first ?? ""
        let last = given.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
        return line(of: last) ?? "attachment" + (type.fileExtensions.first.map { "." + $0 } ?? "")
    }

    private static func about(of property: Property) -> String { property.parameter(aboutParameter) ?? "" }

    /// A name without what breaks a line or steers a terminal; `nil` when there is nothing to be seen in it.
    private static func line(of text: String) -> String? {
        let scalars = text.unicodeScalars.filter {
            ![.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
        }
        let shown = String(String.UnicodeScalarView(scalars))
        return shown.contains(where: { !$0.isWhitespace && $0 != "." }) ? shown : nil
    }

    /// The identifier that we wrote, or one made of the event and the bytes.
    private static func id(of property: Property, _ component: Component) -> AttachmentID {
        if let own = property.parameter(idParameter), let id = try? AttachmentID.validated(own) { return id }
        return id(madeOf: [
            component.uid ?? "", component.first(named: "RECURRENCE-ID")?.rawValue ?? "", property.rawValue,
        ])
    }
}
