package import CivilTime
import Messages
import Rendering
import TripWorkflows
package import Trips

/// A reminder as a person types it: `24h`, `90min`, `1d` or `1w` before the start, or a time.
package enum TypedReminder {
    /// Reads a text.
    ///
    /// Days and weeks are calendar days, so that the reminder keeps its local time; hours and minutes are elapsed
    /// time.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - ends: Reads a time.
    ///   - end: The end from which a length counts.
    ///   - option: The option of the text.
    /// - Returns: The reminder.
    /// - Throws: An ``InputRefusal`` that shows the accepted forms.
    package static func reminder(
        _ text: String, _ ends: TypedEnds, to end: Reminder.End = .start, option: String = "--remind"
    ) throws -> Reminder {
        let word = text.trimmingSpaces()
        if !word.hasPrefix("+"), let shift = try? TypedShift(word, option: option) {
            switch shift {
            case .days(let days): return Reminder(.relative(days: -abs(days), seconds: 0, to: end))
            case .length(let length):
                let seconds = Int(abs(length.components.seconds))
                return Reminder(.relative(days: 0, seconds: -seconds, to: end))
            }
        }
        let typed: TypedEnd
        do {
            typed = try ends.start(word, option: option)
        } catch let failure as InputRefusal where isNoTime(failure, word) {
            throw InputRefusal(
                failure.code,
                tr(
                    "\(option) \(word.isEmpty ? tr("(nothing)") : Printable.name(word)): a reminder is written like 24h, "
                        + "30min or 1d for that long before \(end == .start ? tr("the start") : tr("it is due")), or as a time like \"2027-03-14 09:00 Asia/Tokyo\""
                ),
                cause: .typed)
        }
        guard let moment = typed.moment else {
            throw InputRefusal(
                "no-time",
                tr("\(option) \(Printable.name(word)): needs a time too, as in \(typed.date) 09:00"),
                cause: .typed)
        }
        return Reminder(.at(moment.instant))
    }

    /// Writes a reminder of a to-do as it can be typed; in words where it cannot.
    ///
    /// - Parameters:
    ///   - reminder: The reminder.
    ///   - zone: The zone of a time.
    /// - Returns: One line without a semicolon, which stands between several.
    package static func text(ofTodo reminder: Reminder, in zone: Zone) -> String {
        var text: String?
        switch reminder.trigger {
        case .relative(let days, 0, .end) where days < 0: text = "\(-days)d"
        case .relative(0, let seconds, .end) where seconds < 0 && seconds % 60 == 0:
            text = seconds % 3_600 == 0 ? "\(-seconds / 3_600)h" : "\(-seconds / 60)min"
        case .relative: break
        case .at(let instant):
            let time = zone.civil(at: instant)
            text = "\(time.date) \(time.time.shortText) \(zone.id)"
        }
        if reminder.text != nil { text = nil }
        return Printable.line(text ?? ItemWords.words(of: reminder, ofTodo: true)).replacing(";", with: ",")
    }

    /// Whether an error means that the text is no time at all, rather than an incomplete one.
    private static func isNoTime(_ failure: InputRefusal, _ word: String) -> Bool {
        if failure.code == TimeError.Code.malformedText.rawValue { return true }
        guard failure.code == "no-zone", case .day = try? EndWords(word).form else { return false }
        return true
    }
}
