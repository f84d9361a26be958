/// The distance between names, for messages that suggest the nearest ones.
package enum NameDistance {
    /// The names nearest to a text, nearest first, if they are near enough to be meant.
    ///
    /// A name is near if it, or its last part, contains the text; otherwise the number of edits decides.
    package static func nearest(to text: String, among names: [String], count: Int) -> [String] {
        let wanted = Array(text.lowercased().utf8.prefix(64))
        guard !wanted.isEmpty else { return [] }
        let wantedCity = lastPart(wanted)
        let limit = max(1, wanted.count / 3)
        let cityLimit = max(1, wantedCity.count / 3)
        func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
            // The difference in length is a lower bound of the edits.
            abs(left.count - right.count) > limit ? limit + 1 : edits(left, right)
        }
        var ranked: [(distance: Int, name: String)] = []
        for name in names {
            let bytes = Array(name.lowercased().utf8)
            let whole = distance(wanted, bytes)
            var least = whole
            // A short last part may have few errors, however long the whole name is.
            let city = distance(wantedCity, lastPart(bytes))
            if city <= cityLimit { least = min(least, city + (wantedCity.count == wanted.count ? 0 : 1)) }
            if wanted.count >= 3 && contains(bytes, wanted) { least = min(least, 1) }
            if least <= limit { ranked.append((least, name)) }
        }
        ranked.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
        return ranked.prefix(count).map(\.name)
    }

    private static func lastPart(_ bytes: [UInt8]) -> [UInt8] {
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return bytes }
        return Array(bytes[(slash + 1)...])
    }

    private static func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
        guard part.count <= bytes.count else { return false }
        return (0...(bytes.count - part.count)).contains { bytes[$0..<$0 + part.count].elementsEqual(part) }
    }

    /// Insertions, deletions, replacements and swaps of neighbours that lead from one to the other.
    static func edits(_ left: [UInt8], _ right: [UInt8]) -> Int {
        if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
        // Three rows take turns: the one before the last, the last, and the one being filled.
        var older = [Int](repeating: 0, count: right.count + 1)
        var previous = Array(0...right.count)
        var current = older
        for (row, byte) in left.enumerated() {
            current[0] = row + 1
            for (column, other) in right.enumerated() {
                var best = min(previous[column + 1] + 1, current[column] + 1)
                best = min(best, previous[column] + (byte == other ? 0 : 1))
                if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
                    best = min(best, older[column - 1] + 1)
                }
                current[column + 1] = best
            }
            (older, previous, current) = (previous, current, older)
        }
        return previous[right.count]
    }
}
