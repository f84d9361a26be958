import Trips

/// The stored split of an expense: a word, and a number for each traveller.
struct StoredSplit {
    /// The word for the way of splitting.
    enum Kind: String, CaseIterable {
        case equally
        case byShares
        case exactly
    }

    /// One traveller's part: the weight of a split by shares, the amount of an exact one.
    struct Part {
        let traveller: TravellerID
        let weight: Int?
        let money: Money?
    }

    let kind: Kind
    let parts: [Part]

    init(_ split: ExpenseSplit) {
        switch split {
        case .equally(let travellers):
            kind = .equally
            parts = travellers.map { Part(traveller: $0, weight: nil, money: nil) }
        case .byShares(let shares):
            kind = .byShares
            parts = shares.map { Part(traveller: $0.traveller, weight: $0.weight, money: nil) }
        case .exactly(let exact):
            kind = .exactly
            parts = exact.map { Part(traveller: $0.traveller, weight: nil, money: $0.money) }
        }
    }

    init(_ kind: Kind, _ parts: [Part]) {
        self.kind = kind
        self.parts = parts
    }

    /// Returns the split; throws for parts that do not fit the word.
    func split() throws -> ExpenseSplit {
        switch kind {
        case .equally: return .equally(among: parts.map(\.traveller))
        case .byShares:
            return .byShares(
                try parts.map { part in
                    guard let weight = part.weight else { throw UnreadableText(text: "NULL", type: "weight") }
                    return ExpenseShare(traveller: part.traveller, weight: weight)
                })
        case .exactly:
            return .exactly(
                try parts.map { part in
                    guard let money = part.money else { throw UnreadableText(text: "NULL", type: "amount") }
                    return ExpensePart(traveller: part.traveller, money: money)
                })
        }
    }
}
