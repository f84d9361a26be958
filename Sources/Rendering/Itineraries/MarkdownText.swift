/// Escapes text for Markdown (CommonMark 0.31), so that it has no mark-up, link or element.
enum MarkdownText {
    /// Returns the text with a backslash before every special character (CommonMark section 2.4).
    static func escaped(_ text: String) -> String {
        let scalars = Array(Printable.line(text, keepingIsolates: true).unicodeScalars)
        var result = ""
        for (index, scalar) in scalars.enumerated() {
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            if isSpecial(scalar, before: next, at: index) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    private static func isSpecial(
        _ scalar: Unicode.Scalar, before next: Unicode.Scalar?, at index: Int
    ) -> Bool {
        switch scalar {
        case "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "(", ")", "#", "!", "|", "~", "&", "$", "^",
            "=":
            true
        // At the start of a line these begin a list.
        case "+", "-": index == 0
        // "1. " at the start of a line begins a list, and some readers turn "www.example" into a link.
        case ".": next == nil || next == " " || next.map(\.properties.isAlphabetic) == true
        // Some readers turn "https://" and mail addresses into links.
        case ":": next == "/"
        case "@": true
        default: false
        }
    }
}
