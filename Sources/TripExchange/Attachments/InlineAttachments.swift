import Documents
import Findings
import ICalendar
import Messages
import Trips

/// Extracts files from events and leaves placeholders in their place.
enum InlineAttachments {
    /// The identifier of an attachment, as a parameter.
    static let idParameter = "X-MERIDIAN-ID"
    /// The description of an attachment, as a parameter.
    static let aboutParameter = "X-MERIDIAN-ABOUT"
    /// The placeholder for bytes stored elsewhere: base64 of one byte.
    static let placeholder = "AA=="
    /// The parameters in which senders write the name of the file.
    private static let nameParameters = ["FILENAME", "X-FILENAME", "X-APPLE-FILENAME", "X-ORACLE-FILENAME"]

    /// A file extracted from an event, or a link of ours found in one.
    struct Taken: Sendable {
        /// The name in the component until its activity is known.
        let mark: AttachmentID
        let stated: AttachmentID?
        let name: String
        let about: String
        let content: ImportedAttachment.Content
        let fingerprint: String
        let ordinal: Int
    }

    /// Extracts the files of an event; a file that must not be attached stays, with a finding.
    ///
    /// - Parameters:
    ///   - component: The event.
    ///   - values: The reader that collects findings.
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
                // A value that equals one of our placeholders must not be read as one.
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

    /// Returns a file; `nil` when it must not be attached.
    private static func file(
        in property: Property, _ values: inout ValueReader
    ) -> (String, ImportedAttachment.Content)? {
        // Broken base64 is reported together with all such values.
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

    /// Returns a link that we wrote; unsafe links and those of other programs stay in their events.
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

    /// Returns whether a kept property stands for an attachment, which an export replaces.
    ///
    /// A refused file has an identifier of ours, too, but stays a part of the component.
    static func standsForAttachment(_ property: Property) -> Bool {
        guard property.isNamed("ATTACH"), statedID(of: property) != nil else { return false }
        if isBase64(property) { return property.rawValue == placeholder }
        return property.valueType != "BINARY" && LinkSafety(of: property.rawValue).level != .blocked
    }

    private static func isBase64(_ property: Property) -> Bool {
        property.parameter("ENCODING")?.uppercased() == "BASE64"
    }

    /// Returns the identifier in a property.
    static func statedID(of property: Property) -> AttachmentID? {
        property.parameter(idParameter).flatMap { try? AttachmentID.validated($0) }
    }

    private static func name(of property: Property, _ type: ContentType) -> String {
        let given = nameParameters.lazy.compactMap { property.parameter($0) }.first ?? ""
        let last = given.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
        return line(of: last) ?? "attachment" + (type.fileExtensions.first.map { "." + $0 } ?? "")
    }

    /// Returns a name without line breaks and control characters, cut to a file name's length.
    ///
    /// It is `nil` when nothing visible is left.
    private static func line(of text: String) -> String? {
        let scalars = text.unicodeScalars.filter {
            ![.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
        }
        let shown = String(String.UnicodeScalarView(scalars))
        let name = FileName.cut(shown, to: FileName.mostBytes)
        return name.contains(where: { !$0.isWhitespace && $0 != "." }) ? name : nil
    }
}
