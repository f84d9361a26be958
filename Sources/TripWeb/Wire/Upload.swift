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
    private(set) var fields: [String: String] = [:]

    /// Reads a form.
    ///
    /// - Parameters:
    ///   - type: The field `Content-Type`, which names the boundary.
    ///   - bytes: The body.
    /// - Throws: A ``Fault`` where it is no such form, or has too many parts.
    init(type: String?, _ bytes: [UInt8]) throws(Fault) {
        guard let type, type.lowercased().hasPrefix("multipart/form-data"),
            !type.contains(where: \.isNewline)
        else { throw .badForm("files") }
        var limits = MailLimits()
        limits.opensParts = false
        // The form itself is one of them.
        limits.parts = Limits.mostParts + 1
        let parts = MailParts(Array("Content-Type: \(type)\r\n\r\n".utf8) + bytes, limits: limits)
        guard parts.flaws.isEmpty else {
            throw parts.parts.count >= Limits.mostParts - 1 ? .manyFiles : .badForm("files")
        }
        for part in parts.parts {
            guard let field = part.fieldName else { continue }
            if let name = part.fileName {
                // A field without a file comes as an empty one without a name.
                guard !name.isEmpty || !part.body.isEmpty else { continue }
                files.append(File(name: name.isEmpty ? tr("the file") : name, bytes: Array(part.body)))
            } else {
                fields[field] = String(decoding: part.body, as: UTF8.self)
            }
        }
    }
}
