/// Writes the small XML documents of requests.
struct XMLText {
    private(set) var text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"

    /// Writes an element around others.
    ///
    /// - Parameters:
    ///   - name: The name with its prefix: `D:` for RFC 4918, `C:` for RFC 4791, `S:` and `A:` for two older ones.
    ///   - content: What stands in it.
    mutating func element(_ name: String, _ content: (inout XMLText) -> Void) {
        text += "<\(name)\(isFirst ? XMLText.namespaces : "")>"
        isFirst = false
        content(&self)
        text += "</\(name.prefix { $0 != " " })>"
    }

    /// Writes an element with a text in it, or an empty one.
    ///
    /// - Parameters:
    ///   - name: The name with its prefix.
    ///   - value: The text.
    mutating func element(_ name: String, _ value: String = "") {
        element(name) { $0.text += XMLText.escaped(value) }
    }

    /// The whole document as bytes.
    var bytes: [UInt8] { Array(text.utf8) }

    private var isFirst = true

    private static let namespaces =
        " xmlns:D=\"DAV:\" xmlns:C=\"urn:ietf:params:xml:ns:caldav\" xmlns:S=\"http://calendarserver.org/ns/\""
        + " xmlns:A=\"http://apple.com/ns/ical/\""

    /// A text that stands between tags; what XML 1.0 cannot hold becomes U+FFFD.
    static func escaped(_ value: String) -> String {
        var result = ""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\t", "\n": result.unicodeScalars.append(scalar)
            case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
