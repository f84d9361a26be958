/// The colours of our pages and drawings, by what they are for.
///
/// Every ink can be read on the paper and on every fill: a ratio of contrast of 4.5 at least (WCAG 2.2, criterion 1.4.3).
struct Palette: Sendable {
    /// What everything stands on.
    let paper: String
    let ink: String
    let faint: String
    let line: String
    /// Where the clock jumps.
    let jump: String
    /// The present.
    let now: String
    /// The edge and the fill of each family of kinds.
    let kinds: [(kind: KindClass, edge: String, fill: String)]
    /// The fill and the ink of night, of the hours beside it, and of day.
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
