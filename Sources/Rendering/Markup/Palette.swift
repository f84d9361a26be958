/// The colours of our pages and drawings, by their purpose.
///
/// Every ink has a contrast ratio of at least 4.5 to the paper and to every fill (WCAG 2.2, criterion 1.4.3).
struct Palette: Sendable {
    /// The background.
    let paper: String
    let ink: String
    let faint: String
    let line: String
    /// Jumps of the clock.
    let jump: String
    /// The present.
    let now: String
    /// The edge and the fill of each group of kinds.
    let kinds: [(kind: KindClass, edge: String, fill: String)]
    /// The fill and the ink of night, of morning and evening, and of day.
    let hours: [(light: String, fill: String, ink: String)]

    static let light = Palette(
        paper: "#ffffff", ink: "#1b1f24", faint: "#525c66", line: "#d0d7de", jump: "#9a3412", now: "#b91c1c",
        kinds: [
            (.transport, "#1d4ed8", "#e8effd"), (.stay, "#86198f", "#fae8fb"),
            (.activity, "#166534", "#e6f4ea"),
            (.rental, "#854d0e", "#fdf3d8"),
        ],
        hours: [
            ("night", "#334155", "#f8fafc"), ("edge", "#cbd5e1", "#1b1f24"), ("day", "#fef3c7", "#1b1f24"),
        ])

    static let dark = Palette(
        paper: "#14171c", ink: "#e6e8eb", faint: "#a6b0ba", line: "#3a424c", jump: "#fdba74", now: "#fca5a5",
        kinds: [
            (.transport, "#8db0ff", "#1a2a52"), (.stay, "#f0abfc", "#45184a"),
            (.activity, "#86efac", "#133621"),
            (.rental, "#fcd34d", "#40300c"),
        ],
        hours: [
            ("night", "#020617", "#e6e8eb"), ("edge", "#334155", "#e6e8eb"), ("day", "#713f12", "#e6e8eb"),
        ])
}
