/// The evidence that a number is that of a train.
struct TrainSigns {
    /// Whether the title has a route, or labels name both ends.
    let goes: Bool
    private let text: ScannedText
    private let isStated: Bool

    init(_ text: ScannedText, isStated: Bool) {
        self.text = text
        self.isStated = isStated
        goes = text.titleRoute != nil || Route(labelledIn: text).isWhole
    }

    /// Whether the text has a sign of a booking other than the number and a route in the title: a dash in a title
    /// joins many things.
    var isBooked: Bool {
        isStated || text.block != nil || text.hasCode || hasSeatInCoach || (goes && isOfTrain)
    }

    /// Whether the route is that of a train: its ends are labelled, it has a platform or times, a station or a
    /// railway is named, or the title begins with the word for a train, its mark or its railway.
    private var isOfTrain: Bool {
        let isNamed = !text.titleKinds.isDisjoint(with: [.railway, .station]) || beginsAsTrain
        if isNamed, !text.isGathering, !text.hasTopic { return true }
        // A software release has a platform too.
        return ((Route(labelledIn: text).isWhole || text.hasPlatform) && !text.isGathering)
            || TrainTimes(text) != nil
    }

    private var beginsAsTrain: Bool {
        guard let first = text.title.first else { return false }
        if TrainRule.isMark(first) || first.contains(where: \.isNumber) { return true }
        let kinds = first.withOctets { TitleKinds.words.kinds(of: $0) }
        return kinds?.isDisjoint(with: [.train, .railway]) == false
            || text.summary.unicodeScalars.first.flatMap(TitleKinds.sign) == .train
    }

    private var hasSeatInCoach: Bool { text.hasSeatInCoach }

    /// Whether a mark with its number is that of a train: with a route if the mark is unambiguous, else with a
    /// booking and a route, or a railway or a station.
    func bearsOut(_ mark: String, _ clearMarks: Set<String>) -> Bool {
        if isStated || text.block != nil { return true }
        guard let name = mark.blankSeparated.first, clearMarks.contains(String(name)) else {
            return goes
                && (text.hasBookingLabel
                    || (!text.titleKinds.isDisjoint(with: [.railway, .station]) && !text.isGathering))
        }
        return (goes && isOfTrain) || hasTightRoute || text.hasCode || hasSeatInCoach
    }

    /// Whether the title ends with two names joined without blanks, behind a number: `ICE 1006 München-Berlin`.
    private var hasTightRoute: Bool {
        let words = text.summary.blankSeparated
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
