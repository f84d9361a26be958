/// The style sheet and the measures of our drawings.
enum DrawingStyle {
    /// The width of a drawing in units.
    static let width = 960
    /// The margin at the sides.
    static let margin = 16
    /// The height of a line of text with its spacing.
    static let line = 20

    static let sheet = """
        text { font-family: system-ui, "DejaVu Sans", sans-serif; font-size: 12px; }
        text.head { font-size: 18px; font-weight: 600; } text.strong, text.jump { font-weight: 600; }
        text.today { font-weight: 700; } text.end { text-anchor: end; }
        .cancelled text { text-decoration: line-through; } .rule { fill: none; }
        .rule-jump { stroke-width: 3; } .rule-now { stroke-width: 2; }
        \(colours(.light))
        @media screen and (prefers-color-scheme: dark) {
        \(colours(.dark))
        }
        """

    /// Colours are literal, because not every viewer supports variables of style sheets.
    private static func colours(_ palette: Palette) -> String {
        let inks = [
            ("text", palette.ink), ("text.faint", palette.faint), ("text.jump", palette.jump),
            ("text.today", palette.now), (".paper", palette.paper), (".lost", palette.line),
        ]
        let rules = [
            (".rule", palette.line), (".rule-jump", palette.jump), (".rule-now", palette.now),
        ]
        let kinds = palette.kinds.map { item in
            ".\(item.kind.rawValue) rect { fill: \(item.fill); stroke: \(item.edge); }"
        }
        let hours = palette.hours.map { item in
            ".light-\(item.light) { fill: \(item.fill); } text.on-\(item.light) { fill: \(item.ink); }"
        }
        return
            (inks.map { "\($0.0) { fill: \($0.1); }" } + rules.map { "\($0.0) { stroke: \($0.1); }" } + kinds
            + hours).joined(separator: "\n")
    }
}
