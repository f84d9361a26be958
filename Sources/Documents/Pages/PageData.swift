import Messages

/// The machine-readable data of a web page: texts of JSON-LD and objects of microdata, in order.
package struct PageData {
    /// A text or an object, with its line.
    package enum Found {
        /// A text of JSON-LD.
        case script(String)
        /// An object of microdata.
        case item(PageItem)
    }

    /// The texts and objects, each with the line on which it begins.
    package private(set) var found: [(value: Found, line: Int)] = []
    /// What was not read, as messages.
    package private(set) var flaws: [String] = []

    /// Reads a page.
    ///
    /// - Parameters:
    ///   - bytes: The page in UTF-8.
    ///   - limits: How much is read.
    package init(_ bytes: [UInt8], limits: PageLimits = PageLimits()) {
        guard bytes.count <= limits.bytes else {
            flaws.append(tr("the page has \(bytes.count) bytes; at most \(limits.bytes) are read"))
            return
        }
        var tokens = PageTokens(bytes, limits: limits)
        var items = PageItems(limits: limits)
        var scripts = 0
        while let token = tokens.next() {
            switch token {
            case .raw("script", let attributes, let text, let line):
                guard Self.isLinkedData(attributes.value("type")) else { continue }
                scripts += 1
                guard scripts <= limits.scripts else { continue }
                let bare = Self.bare(text)
                let before = text[..<bare.startIndex].count { $0 == 0x0A }
                found.append((.script(String(decoding: bare, as: UTF8.self)), line + before))
            case .raw(_, _, let text, _): items.add(text: text)
            case .text(let text): items.add(text: text)
            case .begin(let name, let attributes, let isClosed):
                items.begin(name, attributes, isClosed: isClosed, line: tokens.line)
            case .end(let name): items.end(name)
            }
        }
        items.finish()
        found += items.finished.map { (.item($0.value), $0.line) }
        if scripts > limits.scripts {
            flaws.append(
                tr("there are more than \(limits.scripts) texts of JSON-LD; the others were not read"))
        }
        if items.isFull {
            flaws.append(tr("there is more microdata than is read; the rest was passed over"))
        }
    }

    private static func isLinkedData(_ type: String?) -> Bool {
        type?.trimmed.lowercased().hasPrefix("application/ld+json") ?? false
    }

    /// The text without a comment, CDATA section or semicolon around it.
    private static func bare(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let marks = ["<!--", "//<![CDATA[", "// <![CDATA[", "<![CDATA[", "/*<![CDATA[*/"].map {
            Array($0.utf8)
        }
        // Longer ones first, because some end in others.
        let ends = ["/*]]>*/", "//]]>", "// ]]>", "]]>", "//-->", "-->"].map { Array($0.utf8) }
        var rest = text
        func trim() {
            while let first = rest.first, Blank.isBlank(first) { rest.removeFirst() }
            while let last = rest.last, Blank.isBlank(last) { rest.removeLast() }
        }
        trim()
        if let mark = marks.first(where: { rest.starts(with: $0) }) { rest.removeFirst(mark.count) }
        if let end = ends.first(where: { rest.count >= $0.count && rest.suffix($0.count).elementsEqual($0) })
        {
            rest.removeLast(end.count)
        }
        trim()
        if rest.last == UInt8(ascii: ";") { rest.removeLast() }
        return rest
    }
}
