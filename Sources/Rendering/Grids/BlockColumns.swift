import Scheduling

/// The positions of a day's blocks if there is room for some lanes only.
struct BlockColumns {
    /// A block with its lane.
    struct Shown {
        let block: DayGridBlock
        let lane: Int
        let laneCount: Int
    }

    /// The most lanes side by side.
    let most: Int
    private var shown: [[Shown]]
    private var hidden: [Int]
    private var running: [Int]

    /// - Parameters:
    ///   - blocks: The blocks of the grid.
    ///   - rows: The number of rows of its axis.
    ///   - most: The number of lanes with room. If a cluster has more, the last lane counts the hidden blocks.
    init(_ blocks: [DayGridBlock], rows: Int, most: Int) {
        self.most = most
        shown = [[Shown]](repeating: [], count: rows)
        hidden = [Int](repeating: 0, count: rows)
        running = hidden
        for block in blocks {
            let isCrowded = block.laneCount > most
            if isCrowded && block.lane >= most - 1 {
                hidden[block.rows.lowerBound] += 1
                for row in block.rows { running[row] += 1 }
                continue
            }
            let item = Shown(
                block: block, lane: block.lane, laneCount: isCrowded ? most : block.laneCount)
            for row in block.rows { shown[row].append(item) }
        }
    }

    /// The blocks drawn in a row.
    func blocks(in row: Int) -> [Shown] { shown[row] }

    /// The blocks drawn in a row and in the one above it.
    func crossing(_ row: Int) -> [Shown] { shown[row].filter { $0.block.rows.lowerBound < row } }

    /// The number of hidden blocks that begin in a row.
    func hidden(startingIn row: Int) -> Int { hidden[row] }

    /// The number of hidden blocks in a row.
    func hidden(runningIn row: Int) -> Int { running[row] }
}
