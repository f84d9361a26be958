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
