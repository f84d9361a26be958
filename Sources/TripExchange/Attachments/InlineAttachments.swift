import Documents
import Findings
import ICalendar
import Messages
import Trips

/// The files that stand inside of events, and what stands there while their bytes are kept elsewhere.
enum InlineAttachments {
    /// The identifier of an attachment, as a parameter.
    static let idParameter = "X-MERIDIAN-ID"
    /// What people say of an attachment, as a parameter.
    static let aboutParameter = "X-MERIDIAN-ABOUT"
    /// A value that stands for bytes that are kept elsewhere; it is base64, of one byte.
    static let placeholder = "AA=="
    /// The names that senders give the parameter with the name of the file.
    private static let nameParameters = ["FILENAME", "X-FILENAME", "X-APPLE-FILENAME", "X-ORACLE-FILENAME"]

    /// A file that was taken out of an event, or a link of ours that was found in one.
    struct Taken: Sendable {
        /// Names it in the component until its activity is known.
        let mark: AttachmentID
        let stated: AttachmentID?
        let name: String
        let about: String
        let content: ImportedAttachment.Content
        let fingerprint: String
        let ordinal: Int
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
        var counts: [[String]: Int] = [:]
        for (index, property) in properties.enumerated() where property.isNamed("ATTACH") {
            let isFile = isBase64(property)
            guard let (name, content) = isFile ? file(in: property, &values) : link(in: property, &values)
            else {
                // A value that looks like one of our placeholders must not be taken for one.
                if isFile, property.rawValue == placeholder {
                    properties[index].setParameter(idParameter, nil)
                }
                continue
            }
            let fingerprint = StableHash().hexadecimal(of: [isFile ? "file" : "link", property.rawValue])
            let mark = id(madeOf: ["mark", String(index)])
            files.append(
                Taken(
                    mark: mark, stated: statedID(of: property), name: name,
                    about: property.parameter(aboutParameter) ?? "", content: content,
                    fingerprint: fingerprint,
                    ordinal: counts[[fingerprint, name], default: 0]))
            counts[[fingerprint, name], default: 0] += 1
            if isFile { properties[index] = property.with(rawValue: placeholder) }
            properties[index].setParameter(idParameter, mark.text)
        }
        var component = component
        component.properties = properties
        return (component, files)
    }

    /// A file; `nil` when it must not be attached.
    private static func file(
        in property: Property, _ values: inout ValueReader
    ) -> (String, ImportedAttachment.Content)? {
        // What is not base64 is told with all such values.
        guard let bytes = Base64Text.bytes(of: property.rawValue) else { return nil }
        let stated = property.parameter("FMTTYPE")
        let name = name(of: property, ContentType(of: bytes))
        do throws(TripError) {
            return (name, .file(try ContentType.checked(bytes, name: name, mediaType: stated), bytes))
        } catch {
            values.note(.badValue, .warning, property, tr("ATTACH: \(error); it was kept as it came"))
            return nil
        }
    }

    /// A link that we wrote; those of other programs stay in their events, and so does what must not be followed.
    private static func link(
        in property: Property, _ values: inout ValueReader
    ) -> (String, ImportedAttachment.Content)? {
        guard let own = property.parameter(idParameter) else { return nil }
        do throws(TripError) {
            _ = try AttachmentID.validated(own)
        } catch {
            values.note(
                .badValue, .warning, property, tr("ATTACH: \(idParameter) \(error); it was kept as it came"))
            return nil
        }
        guard property.valueType != "BINARY" else {
            values.note(
                .badValue, .warning, property,
                tr(
                    "ATTACH: VALUE=BINARY is without ENCODING=BASE64 (RFC 5545 §3.8.1.1); it was kept as it came"
                ))
            return nil
        }
        let safety = LinkSafety(of: property.rawValue)
        guard safety.level != .blocked else {
            let reasons = safety.reasons.map { "\($0)" }.joined(separator: ", ")
            values.note(.badValue, .warning, property, tr("ATTACH: \(reasons); it was kept as it came"))
            return nil
        }
        let name = line(of: property.parameter("FILENAME") ?? "") ?? line(of: safety.shownHost ?? safety.link)
        return (name ?? "link", .link(property.rawValue))
    }

    /// Whether a property of a component that was kept stands for an attachment, which an export writes in its place.
    ///
    /// What was refused when it came has our identifier, too, and is nobody's but the component's.
    static func standsForAttachment(_ property: Property) -> Bool {
        guard property.isNamed("ATTACH"), statedID(of: property) != nil else { return false }
        if isBase64(property) { return property.rawValue == placeholder }
        return property.valueType != "BINARY" && LinkSafety(of: property.rawValue).level != .blocked
    }

    private static func isBase64(_ property: Property) -> Bool {
        property.parameter("ENCODING")?.uppercased() == "BASE64"
    }

    /// The identifier that a property has.
    static func statedID(of property: Property) -> AttachmentID? {
        property.parameter(idParameter).flatMap { try? AttachmentID.validated($0) }
    }

    private static func name(of property: Property, _ type: ContentType) -> String {
        let given = nameParameters.lazy.compactMap { property.parameter($0) }.first ?? ""
        let last = given.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
        return line(of: last) ?? "attachment" + (type.fileExtensions.first.map { "." + $0 } ?? "")
    }

    /// A name without what breaks a line or steers a terminal, as long as one of a file may be; `nil` when there is nothing to
    /// be seen in it.
    private static func line(of text: String) -> String? {
        let scalars = text.unicodeScalars.filter {
            ![.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
        }
        let shown = String(String.UnicodeScalarView(scalars))
        let name = FileName.cut(shown, to: FileName.mostBytes)
        return name.contains(where: { !$0.isWhitespace && $0 != "." }) ? name : nil
    }
}
