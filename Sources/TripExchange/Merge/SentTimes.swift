public import CivilTime
import ICalendar
import Merging
public import Trips

/// The times of an activity as its calendar sent them, before they got the zones of its places.
///
/// A booking in UTC, or without a zone, is given the zone of its airport or city, and the import tells it
/// (``/Findings/FindingCode/zoneFromPlace``). Whoever knows better takes that back with this. It stays so when the file is
/// read again, and when its sender changes the event: the component that is kept says `X-MERIDIAN-AS-SENT`.
public enum SentTimes {
    /// What there is to take back.
    public enum Answer: Hashable, Sendable {
        /// The activity with the times that its calendar sent.
        case taken(Activity)
        /// No place gave it a zone, or that was taken back before.
        case nothing
        /// Its times are not those that the import made of what was sent: somebody else chose them.
        case changed
    }

    /// Takes back the zones that an import took from places.
    ///
    /// The component that the activity came as is read once more with them. Only where that gives the very times that
    /// the activity has are they the import's, and nobody's choice.
    ///
    /// - Parameters:
    ///   - activity: The activity.
    ///   - database: The zones of its times.
    /// - Returns: The activity as it was sent, or why there is none.
    public static func answer(for activity: Activity, database: ZoneDatabase) -> Answer {
        guard let source = activity.source, !isKept(in: source),
            let marked = marked(source)
        else { return .nothing }
        var taken = activity
        taken.source = marked
        taken.statements = SenderVersions(first: activity)?.all.map { asSent($0, database) } ?? []
        guard let made = reading(source, activity, database), let sent = reading(marked, taken, database),
            !isSame(sent.span, made.span)
        else { return .nothing }
        guard isSame(activity.span, made.span) else { return .changed }
        taken.span = sent.span
        return .taken(taken)
    }

    /// Reads a component, which of several senders is what they say together.
    private static func reading(
        _ source: String, _ activity: Activity, _ database: ZoneDatabase
    ) -> Activity? {
        guard let alone = EventImport.readingAlone(source, database) else { return nil }
        return SenderVersions(activity)?.joint(on: alone, database) ?? alone
    }

    /// What a sender said, read once more with the times as they were sent.
    private static func asSent(_ statement: Statement, _ database: ZoneDatabase) -> Statement {
        guard let source = statement.said.source, !isKept(in: source), let marked = marked(source),
            let said = EventImport.readingAlone(marked, database)
        else { return statement }
        var sent = statement.said
        (sent.span, sent.source) = (said.span, marked)
        return statement.with(said: sent)
    }

    /// Whether somebody took back the zones of an activity with this component.
    static func isKept(in source: String?) -> Bool {
        source.map { ContentLines.names(ModelProperty.asSent, in: $0) } ?? false
    }

    /// The component with the mark.
    static func marked(_ source: String) -> String? {
        let head = "BEGIN:VEVENT\r\n"
        guard source.utf8.starts(with: head.utf8) else { return nil }
        return head + "\(ModelProperty.asSent):TRUE\r\n" + source.dropFirst(head.count)
    }

    /// Whether two spans show the same readings in the same zones.
    private static func isSame(_ one: ActivitySpan, _ other: ActivitySpan) -> Bool {
        guard case .timed(let start, let end) = one, case .timed(let first, let last) = other else {
            return one == other
        }
        return (start.local, start.zone, end.local, end.zone)
            == (first.local, first.zone, last.local, last.zone)
    }
}

extension Activity {
    /// A version that comes in, with its times as they were sent where those of the one that is there were taken back.
    func asSent(like there: Activity, _ database: ZoneDatabase) -> Activity {
        guard SentTimes.isKept(in: there.source), let source, !SentTimes.isKept(in: source) else {
            return self
        }
        var copy = self
        if case .taken(let sent) = SentTimes.answer(for: self, database: database) {
            (copy.span, copy.source) = (sent.span, sent.source)
            if !statements.isEmpty { copy.statements = sent.statements }
            return copy
        }
        // It has zones of its own by now, or none that a place gave; the next version may need the mark.
        copy.source = SentTimes.marked(source)
        return copy
    }
}
