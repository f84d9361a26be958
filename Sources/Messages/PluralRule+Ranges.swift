extension PluralRule {
    /// Of Celtic languages that count in twenties, or did.
    func celticCategory(of count: UInt) -> PluralCategory {
        let (ten, hundred) = (count % 10, count % 100)
        switch group {
        case .gaelic:
            if count == 1 || count == 11 { return .one }
            if count == 2 || count == 12 { return .two }
            return (3...19).contains(count) ? .few : .other
        case .breton:
            // Seventies and nineties are counted on from sixty and eighty, by the words from ten to nineteen.
            let isTeen = [1, 7, 9].contains(hundred / 10)
            if !isTeen, let category = [1: PluralCategory.one, 2: .two, 3: .few, 4: .few, 9: .few][ten] {
                return category
            }
            return count != 0 && count % 1_000_000 == 0 ? .many : .other
        case .cornish: return cornishCategory(of: count)
        default: return ten == 1 ? .one : ten == 2 ? .two : hundred % 20 == 0 ? .few : .other
        }
    }

    private func cornishCategory(of count: UInt) -> PluralCategory {
        if count <= 1 { return count == 0 ? .zero : .one }
        // The thousands up to twenty, forty, sixty and eighty go with two, and so do a hundred thousand.
        let thousands = count % 1000 == 0 ? count / 1000 % 100 : 0
        let isLikeTwo = (1...20).contains(thousands) || [40, 60, 80].contains(thousands)
        if isLikeTwo || count % 1_000_000 == 100_000 { return .two }
        return [1: .many, 2: .two, 3: .few][count % 100 % 20] ?? .other
    }

    /// Of languages whose forms go with ranges of numbers.
    func rangeCategory(of count: UInt) -> PluralCategory {
        switch group {
        case .filipino: return [4, 6, 9].contains(count % 10) ? .other : .one
        case .tachelhit: return count <= 1 ? .one : count <= 10 ? .few : .other
        default: return count <= 1 || (11...99).contains(count) ? .one : .other
        }
    }
}
