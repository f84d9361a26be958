/// Lines of one width, made of cells of one terminal column each.
///
/// Text is clipped to its columns, so it cannot move the text to the right of it.
struct TextCanvas {
    /// A column of a line; a wide character is in the first of its columns, and the others are empty.
    private struct Cell {
        var text = " "
        var mark: TextStyle.Mark?
    }

    enum Alignment {
        case left
        case right
        case center
    }

    let width: Int
    let art: LineArt
    private let isASCII: Bool
    private var lines: [[Cell]] = []

    init(width: Int, isASCII: Bool) {
        self.width = width
        self.isASCII = isASCII
        art = isASCII ? .ascii : .unicode
    }

    /// Adds an empty line at the end and returns its number.
    mutating func addLine() -> Int {
        lines.append([Cell](repeating: Cell(), count: width))
        return lines.count - 1
    }

    /// Writes a text into columns of a line, over existing text.
    ///
    /// - Returns: The columns of the text.
    @discardableResult
    mutating func put(
        _ text: String, on line: Int, in columns: Range<Int>, _ mark: TextStyle.Mark? = nil,
        _ alignment: Alignment = .left
    ) -> Range<Int> {
        put(DisplayText(text), on: line, in: columns, mark, alignment)
    }

    @discardableResult
    mutating func put(
        _ text: DisplayText, on line: Int, in columns: Range<Int>, _ mark: TextStyle.Mark? = nil,
        _ alignment: Alignment = .left
    ) -> Range<Int> {
        let shown = text.clipped(to: columns.count, ellipsis: art.ellipsis)
        let slack = columns.count - shown.width
        let first =
            switch alignment {
            case .left: columns.lowerBound
            case .right: columns.lowerBound + slack
            case .center: columns.lowerBound + slack / 2
            }
        var column = first
        let text = isASCII ? shown.replacing(LineArt.replacements) : shown
        for (cluster, glyph) in zip(text.clusters, isASCII ? text.clusters.map(\.text) : text.glyphs) {
            lines[line][column] = Cell(text: glyph, mark: mark)
            for rest in 1..<max(1, cluster.width) { lines[line][column + rest] = Cell(text: "", mark: mark) }
            column += cluster.width
        }
        return first..<column
    }

    /// Fills columns of a line with one character.
    mutating func fill(_ glyph: String, on line: Int, in columns: Range<Int>, _ mark: TextStyle.Mark? = nil) {
        for column in columns { lines[line][column] = Cell(text: glyph, mark: mark) }
    }

    // MARK: - Frames

    /// Draws the sides of the frame on a line, and the lines between its columns.
    mutating func frame(_ line: Int, columns: [Int] = []) {
        for column in [0] + columns + [width - 1] {
            put(art.vertical, on: line, in: column..<column + 1, .faint)
        }
    }

    /// Adds a line across the frame, with ends and junctions.
    @discardableResult
    mutating func rule(_ ends: [String], above: [Int] = [], below: [Int] = []) -> Int {
        let line = addLine()
        fill(art.horizontal, on: line, in: 0..<width, .faint)
        fill(ends[0], on: line, in: 0..<1, .faint)
        for column in Set(above).union(below) {
            let glyph =
                !below.contains(column) ? art.bottom[1] : above.contains(column) ? art.middle[1] : art.top[1]
            fill(glyph, on: line, in: column..<column + 1, .faint)
        }
        fill(ends[2], on: line, in: width - 1..<width, .faint)
        return line
    }

    /// Writes a caption into a line: one text at its left end and one at its right.
    mutating func caption(_ left: String, _ right: String, on line: Int, _ mark: TextStyle.Mark? = nil) {
        let room = 3..<width - 3
        let taken = left.isEmpty ? 3..<3 : put(left, on: line, in: room, mark)
        blank(beside: taken, on: line)
        let rest = taken.isEmpty ? room : min(taken.upperBound + 4, room.upperBound)..<room.upperBound
        guard !right.isEmpty, rest.count >= min(8, DisplayWidth.columns(of: right)) else { return }
        blank(beside: put(right, on: line, in: rest, .faint, .right), on: line)
    }

    private mutating func blank(beside columns: Range<Int>, on line: Int) {
        guard !columns.isEmpty else { return }
        for column in [columns.lowerBound - 1, columns.upperBound] {
            fill(" ", on: line, in: column..<column + 1)
        }
    }

    // MARK: - Text

    /// The lines, each with a line break at its end.
    func text(isColoured: Bool) -> String {
        let style = TextStyle(isColoured: isColoured, columns: width)
        return lines.map { cells in
            var line = ""
            var run = ""
            var mark: TextStyle.Mark?
            for cell in cells {
                // A blank has no colour, so it never ends a run.
                if cell.mark != mark, cell.text != " " {
                    line += mark.map { style.marked(run, $0) } ?? run
                    (run, mark) = ("", cell.mark)
                }
                run += cell.text
            }
            return line + (mark.map { style.marked(run, $0) } ?? run) + "\n"
        }
        .joined()
    }
}
