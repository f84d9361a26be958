import Messages

extension Activity {
    /// Checks an activity that a person makes or changes against the rules of the model.
    ///
    /// It needs a title, notes of a length to be read, days in order, places on the globe, and a cost that is not negative. Imported activities are
    /// not checked: they are kept verbatim, and a violated rule becomes a finding. An end before its start is a
    /// finding too, because only the rules of both zones show it.
    ///
    /// - Throws: A ``TripError`` that names the value and the rule.
    public func check() throws(TripError) { try check(changedFrom: nil) }

    /// Checks what a person changed; imported values stay unchecked.
    ///
    /// - Parameter old: The activity before the change; `nil` checks every field.
    /// - Throws: A ``TripError`` that names the value and the rule.
    func check(changedFrom old: Activity?) throws(TripError) {
        guard title == old?.title || !title.allSatisfy(\.isWhitespace) else {
            throw TripError(.emptyTitle, subject: "\"\(title)\"", reason: tr("is no title; say what it is"))
        }
        if title != old?.title { try TextLength.check(title: title) }
        if notes != old?.notes { try TextLength.check(notes: notes) }
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
