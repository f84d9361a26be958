/// The characters that frames and bars are drawn with; each takes one column.
struct LineArt: Hashable, Sendable {
    let horizontal: String
    let vertical: String
    /// Left end, junction and right end of the line above everything.
    let top: [String]
    /// Left end, junction with a column, and right end of a line between two parts.
    let middle: [String]
    /// Left end, junction and right end of the line below everything.
    let bottom: [String]
    /// Left end and right end of a line at which the clock jumps, and what it is drawn with.
    let jump: [String]
    /// The edge of a block: its first row, those between, its last row, and its only row.
    let edge: [String]
    /// The edge where something began earlier, goes on, and both.
    let open: [String]
    /// A bar over days: its first column, what it is filled with, its last column.
    let bar: [String]
    /// Where a bar began before the first of its columns, and where it goes on behind the last.
    let openBar: [String]
    let ellipsis: String
    /// The row in which the present is.
    let now: String
    /// The mark of a date outside the trip.
    let outside: String
    /// Stairs: down to the left, over to the right, a step.
    let stair: [String]
    /// Night, the hours beside it, and day.
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

    /// Punctuation of ours that is not in ASCII, and what stands for it there in as many columns.
    static let replacements: [String: String] = [
        "–": "-", "·": "-", "…": "~", "→": ">", "×": "x", "◌": "?", "\u{FFFD}": "?",
    ]
}
