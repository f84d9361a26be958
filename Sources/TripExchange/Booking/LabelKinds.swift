/// What labels such as `Seat:` introduce; a label may introduce several things.
struct LabelKinds: OptionSet {
    let rawValue: UInt16

    static let confirmation = LabelKinds(rawValue: 1 << 0)
    static let seat = LabelKinds(rawValue: 1 << 1)
    static let coach = LabelKinds(rawValue: 1 << 2)
    static let flightNumber = LabelKinds(rawValue: 1 << 3)
    static let airline = LabelKinds(rawValue: 1 << 4)
    static let trainNumber = LabelKinds(rawValue: 1 << 5)
    static let railway = LabelKinds(rawValue: 1 << 6)
    static let checkIn = LabelKinds(rawValue: 1 << 7)
    static let checkOut = LabelKinds(rawValue: 1 << 8)
    static let nights = LabelKinds(rawValue: 1 << 9)
    static let from = LabelKinds(rawValue: 1 << 10)
    static let to = LabelKinds(rawValue: 1 << 11)
}

/// The labels that rules know, in small letters, with what they introduce.
struct LabelTable: Sendable {
    private let kinds: [String: LabelKinds]
    private let shapes: WordShapes

    init(_ labels: [(LabelKinds, Set<String>)]) {
        var kinds: [String: LabelKinds] = [:]
        for (kind, words) in labels {
            for word in words { kinds[word, default: []].insert(kind) }
        }
        self.kinds = kinds
        shapes = WordShapes(kinds.keys)
    }

    /// What a label in any case introduces, if a rule knows it.
    func kinds(of label: UnsafeBufferPointer<UInt8>) -> LabelKinds? {
        shapes.mayContain(label) ? kinds[WordShapes.lowercased(label)] : nil
    }
}
