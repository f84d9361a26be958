/// The characters of frames and bars; each has one column.
struct LineArt: Hashable, Sendable {
    let horizontal: String
    let vertical: String
    /// Left end, junction and right end of the top line.
    let top: [String]
    /// Left end, junction with a column, and right end of a line between two parts.
    let middle: [String]
    /// Left end, junction and right end of the bottom line.
    let bottom: [String]
    /// Left end, right end and fill of a line at which the clock jumps.
    let jump: [String]
    /// The edge of a block: its first row, those between, its last row, and its only row.
    let edge: [String]
    /// The edge of an entry that began earlier, continues, and both.
    let open: [String]
    /// A bar over days: its first column, its fill, its last column.
    let bar: [String]
    /// The first column of a bar that began earlier, and the last column of one that continues.
    let openBar: [String]
    let ellipsis: String
    /// The mark of the present row.
    let now: String
    /// The mark of a date outside the trip.
    let outside: String
    /// A staircase: down to the left, over to the right, a step.
    let stair: [String]
    /// Night, morning and evening, and day.
    let light: [String]

    static let unicode = LineArt(
        horizontal: "─", vertical: "│", top: ["╭", "┬", "╮"], middle: ["├", "┼", "┤"],
        bottom: ["╰", "┴", "╯"], jump: ["╞", "═", "╡"], edge: ["┏", "┃", "┗", "╺"], open: ["↑", "↓", "↕"],
        bar: ["┣", "━", "┫"], openBar: ["←", "→"], ellipsis: "…", now: "▸", outside: "·",
        stair: ["╰", "─", "╮"],
        light: ["▓", "░", " "])

    static let ascii = LineArt(
        horizontal: "-", vertical: "|", top: ["+", "+", "+"], middle: ["+", "+", "+"],
        bottom: ["+", "+", "+"], jump: ["+", "=", "+"], edge: ["#", "#", "#", "#"], open: ["^", "v", "X"],
        bar: ["[", "=", "]"], openBar: ["<", ">"], ellipsis: "~", now: ">", outside: ".",
        stair: ["`", "-", "."],
        light: ["#", ":", " "])

    /// Our punctuation outside of ASCII, with ASCII replacements of the same width.
    static let replacements: [String: String] = [
        "–": "-", "·": "-", "…": "~", "→": ">", "×": "x", "◌": "?", "\u{FFFD}": "?",
    ]
}
