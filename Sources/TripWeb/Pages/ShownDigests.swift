import ICalendar

/// What the fields of a form showed when it was opened, as digests.
///
/// When somebody else changed the same thing meanwhile, they tell which fields were typed in, and which only stand in the
/// form as they were.
struct ShownDigests: Sendable {
    /// The hidden field that has them.
    static let field = "was"

    /// The digests by the names of the fields.
    private let digests: [String: String]

    /// Notes what fields show.
    init(of fields: [FormField]) {
        digests = Dictionary(
            fields.filter { !$0.isHidden }.map { ($0.name, ShownDigests.digest($0)) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Reads them from a form; none where it has none.
    init(_ text: String?) {
        let pairs = (text ?? "").split(separator: " ").prefix(Limits.mostParameters).compactMap { pair in
            let halves = pair.split(separator: ":", maxSplits: 1)
            return halves.count == 2 ? (String(halves[0]), String(halves[1])) : nil
        }
        digests = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    /// The text of the hidden field.
    var text: String {
        digests.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: " ")
    }

    /// Whether a field says what it showed.
    func isShown(by field: FormField) -> Bool { digests[field.name] == ShownDigests.digest(field) }

    private static func digest(_ field: FormField) -> String {
        String(StableHash().hexadecimal(of: [field.said]).prefix(16))
    }
}
