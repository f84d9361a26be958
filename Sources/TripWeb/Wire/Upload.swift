import Documents
import Messages

/// A form with files (`multipart/form-data`, RFC 7578).
struct Upload: Sendable {
    /// One file, with its name as the browser says it.
    struct File: Sendable {
        let name: String
        let bytes: [UInt8]
    }

    private(set) var files: [File] = []
    /// What is beside the files, read as any other form.
    let form: Query
    /// Whether it was larger than what is read: it has no files then, and the fields that stood before them.
    let isOver: Bool

    /// Reads a form.
    ///
    /// - Parameters:
    ///   - type: The field `Content-Type`, which names the boundary.
    ///   - bytes: The body.
    ///   - isOver: Whether the body is only the beginning of one that was too large.
    /// - Throws: A ``Fault`` where it is no such form, has too many parts, or fields that are no texts.
    init(type: String?, _ bytes: [UInt8], isOver: Bool = false) throws(Fault) {
        guard let type, type.lowercased().hasPrefix("multipart/form-data"),
            !type.contains(where: \.isNewline)
        else { throw .badForm("files") }
        var limits = MailLimits()
        limits.opensParts = false
        // The form itself is one of them.
        limits.parts = Limits.mostParts + 1
        let parts = MailParts(Array("Content-Type: \(type)\r\n\r\n".utf8) + bytes, limits: limits)
        guard parts.flaws.isEmpty || isOver else {
            throw parts.parts.count >= Limits.mostParts - 1 ? .manyFiles : .badForm("files")
        }
        var pairs: [(name: String?, value: String?)] = []
        var size = 0
        for part in parts.parts {
            guard let field = part.fieldName else { continue }
            if let name = part.fileName {
                // A field without a file comes as an empty one without a name.
                guard !isOver, !name.isEmpty || !part.body.isEmpty else { continue }
                files.append(File(name: name.isEmpty ? tr("the file") : name, bytes: Array(part.body)))
            } else {
                size += field.utf8.count + part.body.count
                guard size <= Limits.largestForm else { throw .largeForm }
                pairs.append((field, String(validating: part.body, as: UTF8.self)))
            }
        }
        form = try Query(pairs: pairs)
        self.isOver = isOver
    }
}
