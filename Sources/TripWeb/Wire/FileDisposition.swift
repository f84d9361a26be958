import Rendering
import Trips

/// The field `Content-Disposition` of a file that is kept and never shown in its place (RFC 6266).
enum FileDisposition {
    /// The most bytes of a name.
    private static let longest = 150

    /// The value of the field.
    ///
    /// The name is given in ASCII for old programs, and in UTF-8 by the rules of RFC 8187, which every browser prefers. It has
    /// no directory, no control character, nothing that turns the direction of writing, and no sign that a shell or a file
    /// system reads.
    ///
    /// - Parameter name: The name of the file, which may come from anybody.
    /// - Returns: The value.
    static func attachment(_ name: String) -> String {
        let safe = safeName(name)
        let plain = safe.unicodeScalars.map { $0.isASCII ? Character($0) : "_" }
        return "attachment; filename=\"\(String(plain))\"; filename*=UTF-8''\(PercentText.encoded(safe))"
    }

    /// Returns a name that is no path, on one line, and not too long.
    static func safeName(_ name: String) -> String {
        let last =
            name.unicodeScalars.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map { String($0) }
            ?? ""
        var safe = String.UnicodeScalarView()
        for scalar in last.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
                safe.append("_")
            default: safe.append(":*?\"<>|%;'`$\u{FFFD}".unicodeScalars.contains(scalar) ? "_" : scalar)
            }
        }
        let start = String(String(safe).drop { $0 == "." || $0 == " " || $0 == "-" })
        let cut = FileName.cut(start, to: longest)
        return cut.allSatisfy { $0.isWhitespace } ? "file" : cut
    }

    /// The type under which a stored file is sent: its own where no program runs it, else that of plain bytes.
    ///
    /// - Parameter mediaType: The type of its bytes.
    /// - Returns: A type that a browser does not execute.
    static func type(_ mediaType: String) -> String {
        switch ContentType(mediaType: mediaType) {
        case .text: "text/plain; charset=utf-8"
        case .png, .jpeg, .gif, .webp, .heic, .avif, .pdf, .docx, .xlsx, .pptx, .odt, .ods, .odp, .rtf, .epub,
            .pkpass, .zip, .calendar, .json:
            mediaType
        default: "application/octet-stream"
        }
    }
}
