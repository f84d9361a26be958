/// Escapes text for Markdown (CommonMark 0.31), so that it has no mark-up, link or element.
enum MarkdownText {
    /// Returns the text with a backslash before what would be mark-up there (CommonMark section 2.4).
    static func escaped(_ text: String) -> String {
        let scalars = Array(Printable.line(text, keepingIsolates: true).unicodeScalars)
        var result = ""
        for (index, scalar) in scalars.enumerated() {
            if isSpecial(scalar, at: index, of: scalars) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    private static func isSpecial(_ scalar: Unicode.Scalar, at index: Int, of text: [Unicode.Scalar]) -> Bool
    {
        let next = index + 1 < text.count ? text[index + 1] : nil
        switch scalar {
        // Some readers have tables, struck text, formulas and raised text.
        case "\\", "`", "*", "_", "[", "]", "<", "|", "~", "$", "^": return true
        // These begin a list, a heading or a quotation, or make a heading of the line before.
        case "+", "-", "#", ">", "=": return index == 0
        // "1. " and "1) " begin a list, and some readers turn "www.example" into a link.
        case ".", ")":
            let isNumber = index > 0 && text[..<index].allSatisfy { ("0"..."9").contains($0) }
            return isNumber && (next == nil || next == " ")
                || scalar == "." && next?.properties.isAlphabetic == true
        case "&": return next == "#" || next?.properties.isAlphabetic == true
        // Some readers turn "https://" and mail addresses into links.
        case ":": return next == "/"
        case "@": return true
        default: return false
        }
    }
}
