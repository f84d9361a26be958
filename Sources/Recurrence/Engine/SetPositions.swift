/// `BYSETPOS`: which members of a period's set are kept.
struct SetPositions: Sendable {
    private let positions: [Int]

    init(_ positions: [Int]) { self.positions = positions }

    var count: Int { positions.count }

    /// The indices to keep in a set of `count` members, ascending from 0.
    func indices(in count: Int) -> [Int] {
        let places = positions.map { $0 > 0 ? $0 - 1 : count + $0 }.filter { (0..<count).contains($0) }
        // Two positions can be one index: 1 and -1 in a set of one.
        return places.count > 1 ? Set(places).sorted() : places
    }
}
