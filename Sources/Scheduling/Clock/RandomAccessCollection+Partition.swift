extension RandomAccessCollection {
    /// The first position at which a condition no longer holds, if it holds for a prefix.
    ///
    /// - Complexity: O(log n).
    func partitionPoint(where holds: (Element) -> Bool) -> Index {
        var low = startIndex
        var count = self.count
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if holds(self[middle]) {
                low = index(after: middle)
                count -= half + 1
            } else {
                count = half
            }
        }
        return low
    }
}
