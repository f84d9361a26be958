/// Breaks lines at blanks, since a terminal breaks them within words.
package enum LineWrap {
    /// Returns a text whose lines have at most so many columns, where they have blanks to be broken at.
    ///
    /// A line goes on below its own start, or below its second column where it has one: behind the first gap of two blanks.
    /// Between wide characters, as of Chinese and Japanese, it may be broken too. Sequences for colours have no width, and the
    /// marks that isolate right-to-left text are closed and opened again.
    ///
    /// - Parameters:
    ///   - text: The text, of any number of lines.
    ///   - columns: The width; of fewer than 20 columns nothing is broken.
    /// - Returns: The text; complexity is linear in its length.
    package static func wrapped(_ text: String, to columns: Int) -> String {
        guard columns >= 20, isWider(text, than: columns) else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.utf8.count <= columns ? String(line) : wrapped(line: line, to: columns)
        }.joined(separator: "\n")
    }

    /// Whether a line has more bytes than columns: only then it can be too wide.
    private static func isWider(_ text: String, than columns: Int) -> Bool {
        var length = 0
        for byte in text.utf8 {
            length = byte == 0x0A ? 0 : length + 1
            if length > columns { return true }
        }
        return false
    }

    /// What stays on one line: a word, or a wide character.
    private struct Word {
        var text = ""
        var width = 0
        /// The blanks before it.
        var blanks = 0
        /// Whether right-to-left text is isolated where it begins.
        var isIsolated = false
    }

    private static func wrapped(line: Substring, to columns: Int) -> String {
        let words = words(of: line)
        guard words.reduce(0, { $0 + $1.width + $1.blanks }) > columns else { return String(line) }
        let indent = indent(of: words, columns)
        var (text, used, isFirst) = ("", 0, true)
        for word in words {
            if !isFirst, used + word.blanks + word.width > columns, word.width > 0 {
                if word.isIsolated { text += "\u{2069}" }
                text += "\n" + String(repeating: " ", count: indent)
                if word.isIsolated { text += "\u{2068}" }
                used = indent
            } else {
                text += String(repeating: " ", count: word.blanks)
                used += word.blanks
            }
            text += word.text
            used += word.width
            isFirst = false
        }
        return text
    }

    /// The column below which a line goes on.
    private static func indent(of words: [Word], _ columns: Int) -> Int {
        guard let first = words.first else { return 0 }
        var column = first.blanks + first.width
        for word in words.dropFirst() {
            if column > columns / 2 { break }
            if word.blanks >= 2 {
                return column + word.blanks <= columns / 2 ? column + word.blanks : first.blanks + 2
            }
            column += word.blanks + word.width
        }
        return min(first.blanks + 2, columns / 2)
    }

    /// No line begins with these (JIS X 4051).
    private static let closing: Set<Character> = ["、", "。", "，", "．", "」", "』", "）", "】", "！", "？", "ー", "々"]

    private static func words(of line: Substring) -> [Word] {
        var words: [Word] = []
        var (word, blanks, isIsolated, isStyle, wasWide) = (Word(), 0, false, false, false)
        for character in line {
            if character == " " {
                if !word.text.isEmpty { words.append(word) }
                word = Word()
                blanks += 1
                wasWide = false
                continue
            }
            if character == "\u{1B}" { isStyle = true }
            let width = isStyle ? 0 : DisplayWidth.columns(of: character)
            if wasWide, width == 2, !closing.contains(character) {
                words.append(word)
                word = Word()
            }
            if word.text.isEmpty {
                (word.blanks, word.isIsolated) = (blanks, isIsolated)
                blanks = 0
            }
            word.text.append(character)
            word.width += width
            wasWide = width == 2
            if isStyle, character.isLetter { isStyle = false }
            if character == "\u{2068}" { isIsolated = true }
            if character == "\u{2069}" { isIsolated = false }
        }
        if !word.text.isEmpty || blanks > 0 {
            if word.text.isEmpty { word.blanks = blanks }
            words.append(word)
        }
        return words
    }
}
