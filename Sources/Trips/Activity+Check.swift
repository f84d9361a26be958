import Messages

extension Activity {
    /// Holds an activity that a person makes or changes to the rules of the model.
    ///
    /// It has a title, days that are in order, places on the globe, and a cost that is not negative. What a calendar
    /// brings is not held to this: it is kept as it came, and its flaws are findings. An end before its start is one too,
    /// since only the rules of both zones tell.
    ///
    /// - Throws: A ``TripError`` that names the value and the rule.
    public func check() throws(TripError) { try check(changedFrom: nil) }

    /// Holds to the rules what a person changed; what a calendar brought stays as it is.
    ///
    /// - Parameter old: The activity before; `nil` where all of it is new.
    /// - Throws: A ``TripError`` that names the value and the rule.
    func check(changedFrom old: Activity?) throws(TripError) {
        guard title == old?.title || !title.allSatisfy(\.isWhitespace) else {
            throw TripError(.emptyTitle, subject: "\"\(title)\"", reason: tr("is no title; say what it is"))
        }
        if case .allDay(let start, let end) = span { _ = try ActivitySpan.days(from: start, to: end) }
        if place != old?.place { try place?.checkCoordinates() }
        if destination != old?.destination { try destination?.checkCoordinates() }
        if let cost, cost != old?.cost, cost.isNegative {
            throw TripError(
                .negativeCost, subject: "\(cost)",
                reason: tr("is less than nothing; what comes back is an expense below zero"))
        }
    }
}
