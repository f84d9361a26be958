/// What bears out that a number is that of a train.
struct TrainSigns {
    /// Whether the title tells a route, or labels both ends.
    let goes: Bool
    private let text: BookingText
    private let isStated: Bool

    init(_ text: BookingText, isStated: Bool) {
        self.text = text
        self.isStated = isStated
        goes = TitleRoute(text.summary) != nil || Route(labelledIn: text).isWhole
    }

    /// Whether the text tells a route, or what only bookings do.
    var isBooked: Bool { isStated || text.block != nil || goes || text.hasCode || hasSeatInCoach }

    private var hasSeatInCoach: Bool { text.hasSeatInCoach }

    /// Whether a mark with its number is that of a train: beside a route where the mark means nothing else, else beside
    /// a booking of a route, or a railway or a station in it.
    func bearsOut(_ mark: String, _ clearMarks: Set<String>) -> Bool {
        if isStated || text.block != nil { return true }
        guard let name = mark.split(separator: " ").first, clearMarks.contains(String(name)) else {
            return goes && (text.hasBookingLabel || !text.titleKinds.isDisjoint(with: [.railway, .station]))
        }
        return goes || hasTightRoute || text.hasCode || hasSeatInCoach
    }

    /// Whether the title ends with two names without blanks between them, behind a number: `ICE 1006 München-Berlin`.
    private var hasTightRoute: Bool {
        let words = text.summary.split(separator: " ")
        guard let last = words.last, let before = words.dropLast().last,
            before.utf8.allSatisfy(BookingLabels.isDigit)
        else { return false }
        let names = last.split(separator: "-", omittingEmptySubsequences: false)
        return names.count == 2
            && names.allSatisfy { name in
                name.count >= 4 && name.first?.isUppercase == true
                    && name.dropFirst().allSatisfy(\.isLowercase)
            }
    }
}
