import Messages
import Trips

/// A drawing that grows downwards, in whole units.
struct Drawing {
    var markup = Markup()
    /// The height so far.
    var height = 0

    /// Writes a text with its first baseline at a height.
    mutating func text(_ text: String, x: Int, y: Int, _ style: String = "") {
        guard !text.isEmpty else { return }
        if style.isEmpty {
            markup.element("text", ["x": "\(x)", "y": "\(y)"], text: text)
        } else {
            markup.element("text", ["x": "\(x)", "y": "\(y)", "class": style], text: text)
        }
    }

    /// Draws a straight line.
    mutating func rule(_ x: Int, _ y: Int, to endX: Int, _ endY: Int, _ style: String = "rule") {
        markup.empty(
            "line", ["x1": "\(x)", "y1": "\(y)", "x2": "\(endX)", "y2": "\(endY)", "class": style])
    }

    /// Draws a filled area.
    mutating func area(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ style: String) {
        markup.empty(
            "rect",
            ["x": "\(x)", "y": "\(y)", "width": "\(width)", "height": "\(height)", "class": style])
    }

    /// Draws an activity: a box with as many lines of text as fit.
    ///
    /// All of its words are in its title, for pointers and screen readers. A nested drawing clips overflow, so no
    /// text leaves its box.
    mutating func box(
        _ activity: Activity, _ lines: [String], x: Int, y: Int, width: Int, height: Int
    ) {
        let box = ["x": "\(x)", "y": "\(y)", "width": "\(max(width, 1))", "height": "\(max(height, 1))"]
        markup.element("g", ["class": EntryMarkup.classes(of: activity)]) { group in
            group.element("title", text: lines.joined(separator: " · "))
            group.empty(
                "rect",
                [
                    "x": box["x"] ?? "", "y": box["y"] ?? "", "width": box["width"] ?? "",
                    "height": box["height"] ?? "", "rx": "3",
                ])
            let rows = Drawing.fitted(lines, columns: (width - 12) / 7, rows: max(0, (height - 3) / 15))
            guard !rows.isEmpty else { return }
            group.element(
                "svg",
                [
                    "x": box["x"] ?? "", "y": box["y"] ?? "", "width": "\(max(width - 3, 1))",
                    "height": box["height"] ?? "",
                ]
            ) { inside in
                for (index, row) in rows.enumerated() {
                    let style = row.isHead ? "strong" : "faint"
                    inside.element(
                        "text", ["x": "6", "y": "\(14 + 15 * index)", "class": style], text: row.text)
                }
            }
        }
    }

    /// Lines broken and clipped to a box; the widths of letters are estimated.
    static func fitted(
        _ lines: [String], columns: Int, rows: Int
    ) -> [(text: String, isHead: Bool)] {
        var found: [(text: String, isHead: Bool)] = []
        for (index, line) in lines.enumerated() where found.count < rows {
            // A name is not broken if there is room for the following text too.
            let room = max(1, rows - found.count - (lines.count - 1 - index))
            let parts = DisplayText(line).wrapped(
                to: columns, lines: room, ellipsis: "…")
            found += parts.map { ($0.glyphs.joined(), index == 0) }
        }
        return found
    }

    /// The drawing as a complete document.
    func document(title: String, about: String) -> String {
        var page = Markup()
        let (width, height) = (DrawingStyle.width, max(self.height + DrawingStyle.margin, 1))
        page.element(
            "svg",
            [
                "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(width) \(height)",
                "width": "\(width)",
                "height": "\(height)", "role": "graphics-document document",
                "aria-roledescription": "calendar",
                "aria-labelledby": "title", "aria-describedby": "about", "xml:lang": Language.tag,
            ]
        ) { svg in
            svg.element("title", ["id": "title"], text: title)
            svg.element("desc", ["id": "about"], text: about)
            svg.element("style") { $0.verbatim(DrawingStyle.sheet) }
            svg.empty("rect", ["class": "paper", "width": "\(width)", "height": "\(height)"])
            svg.append(markup)
        }
        return page.text
    }
}

// MARK: - Part of a page

extension Drawing {
    /// The drawing as part of a page, whose style sheet gives it its colours.
    ///
    /// It is one picture to a screen reader, with its title and description; the page says the same in words.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - about: The description.
    ///   - width: The width in units, which are pixels where there is room.
    /// - Returns: The element.
    func element(title: String, about: String, width: Int) -> String {
        var page = Markup()
        page.element(
            "svg",
            [
                "class": "picture", "viewBox": "0 0 \(width) \(height)", "width": "\(width)",
                "height": "\(height)", "role": "img", "aria-labelledby": "picture-title",
                "aria-describedby": "picture-about",
            ]
        ) { svg in
            svg.element("title", ["id": "picture-title"], text: title)
            svg.element("desc", ["id": "picture-about"], text: about)
            svg.append(markup)
        }
        return page.text
    }

    /// Writes a text that is cut where its room ends.
    mutating func clipped(_ text: String, x: Int, y: Int, width: Int, _ style: String) {
        guard width > 12, !text.isEmpty else { return }
        markup.element(
            "svg", ["x": "\(x)", "y": "\(y - 14)", "width": "\(width)", "height": "18"]
        ) { inside in
            inside.element("text", ["x": "0", "y": "14", "class": style], text: text)
        }
    }
}
