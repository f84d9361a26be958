import ICalendar
import Trips

/// The files that stand inside of events, and what stands there while their bytes are kept elsewhere.
enum InlineAttachments {
    /// The identifier of an attachment, as a parameter.
    static let idParameter = "X-MERIDIAN-ID"
    /// A value that stands for bytes that are kept elsewhere; it is base64, of one octet.
    static let placeholder = "AA=="
    /// The names that senders give the parameter with the name of the file.
    private static let nameParameters = ["FILENAME", "X-FILENAME", "X-APPLE-FILENAME", "X-ORACLE-FILENAME"]

    /// A file that was taken out of an event.
    struct Taken: Sendable {
        let id: AttachmentID
        let name: String
        let type: ContentType
        let bytes: [UInt8]
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
        for (index, property) in properties.enumerated()
        where property.isNamed("ATTACH") && property.parameter("ENCODING")?.uppercased() == "BASE64" {
            guard property.rawValue != placeholder, let bytes = Base64Text.bytes(of: property.rawValue) else {
                continue
            }
            let stated = property.parameter("FMTTYPE")
            let name = name(of: property, stated: stated, ContentType(of: bytes))
            do throws(TripError) {
                let type = try ContentType.checked(bytes, name: name, mediaType: stated)
                let id = id(of: property, component)
                guard !files.contains(where: { $0.id == id }) else { continue }
                files.append(Taken(id: id, name: name, type: type, bytes: bytes))
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

    /// The files with the keys under which their activities are known at last.
    static func owned(_ attachments: [ImportedAttachment], by activities: [Activity]) -> [ImportedAttachment]
    {
        guard !attachments.isEmpty else { return [] }
        var owners: [String: ActivityKey] = [:]
        for activity in activities {
            guard let component = activity.source.flatMap(ContentLines.component) else { continue }
            for property in component.all(named: "ATTACH") where property.rawValue == placeholder {
                if let id = property.parameter(idParameter) { owners[id] = activity.key }
            }
        }
        return attachments.map { attachment in
            var attachment = attachment
            attachment.activity = owners[attachment.id.text] ?? attachment.activity
            return attachment
        }
    }

    private static func name(of property: Property, stated: String?, _ type: ContentType) -> String {
        let given = nameParameters.lazy.compactMap { property.parameter($0) }.first ?? ""
        let last = given.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
        let shown = String(
            String.UnicodeScalarView(last.unicodeScalars.filter { $0.properties.generalCategory != .control })
        )
        guard shown.contains(where: { !$0.isWhitespace && $0 != "." }) else {
            let end = type.fileExtensions.first.map { "." + $0 } ?? ""
            return "attachment" + end
        }
        return shown
    }

    /// The identifier that we wrote, or one made of the event and the bytes.
    private static func id(of property: Property, _ component: Component) -> AttachmentID {
        if let own = property.parameter(idParameter), let id = try? AttachmentID.validated(own) { return id }
        let hash = StableHash().hexadecimal(of: [
            component.uid ?? "", component.first(named: "RECURRENCE-ID")?.rawValue ?? "", property.rawValue,
        ])
        var digits = Substring(hash)
        let groups = [8, 4, 4, 4, 12].map { count in
            defer { digits = digits.dropFirst(count) }
            return digits.prefix(count)
        }
        return AttachmentID(groups.joined(separator: "-"))
    }
}
