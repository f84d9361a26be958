import CivilTime
import Messages
import Trips

// MARK: - Fields that are parts of others

extension EditedField<Activity> {
    /// The start: the same moment is the same start, in whatever zone it is written.
    static func start(_ database: ZoneDatabase) -> Self {
        end(tr("start", as: "field in a sentence"), \.start, database) { time, span in
            guard case .timed(_, let end) = span else { return nil }
            return .timed(start: time, end: end)
        }
    }

    /// The end, likewise.
    static func end(_ database: ZoneDatabase) -> Self {
        end(tr("end", as: "field in a sentence"), \.end, database) { time, span in
            guard case .timed(let start, _) = span else { return nil }
            return .timed(start: start, end: time)
        }
    }

    private static func end(
        _ name: String, _ path: KeyPath<SpanEnds, SpanEnd>, _ database: ZoneDatabase,
        setting: @escaping (ActivityTime, ActivitySpan) -> ActivitySpan?
    ) -> Self {
        Self(
            name,
            isSame: { one, other in
                switch (SpanEnds(one.span)[keyPath: path], SpanEnds(other.span)[keyPath: path]) {
                case (.day(let mine), .day(let theirs)): mine == theirs
                case (.time(let mine), .time(let theirs)):
                    mine.isAsSaid(theirs, database) || mine.isSameMoment(as: theirs, database)
                default: false
                }
            },
            copy: { from, to in
                // Days and times do not mix: then the start decides.
                if case .time(let time) = SpanEnds(from.span)[keyPath: path],
                    let span = setting(time, to.span)
                {
                    to.span = span
                } else if path == \SpanEnds.start || from.span.isAllDay == to.span.isAllDay {
                    to.span = from.span
                }
            },
            text: { SpanEnds($0.span)[keyPath: path].text })
    }

    /// A place without its terminal and its gate.
    static func spot(_ name: String, _ path: WritableKeyPath<Activity, Place?>) -> Self {
        Self(
            name, isSame: { $0[keyPath: path]?.bare == $1[keyPath: path]?.bare },
            copy: { from, to in
                let (terminal, gate) = (to[keyPath: path]?.terminal, to[keyPath: path]?.gate)
                to[keyPath: path] = from[keyPath: path]
                to[keyPath: path]?.terminal = terminal
                to[keyPath: path]?.gate = gate
            },
            text: { $0[keyPath: path]?.nameWithCode ?? "" })
    }

    /// The terminal or the gate of a place.
    static func part(
        _ name: String, _ path: WritableKeyPath<Activity, Place?>,
        _ part: WritableKeyPath<Place, String?>
    ) -> Self {
        Self(
            name, isSame: { $0[keyPath: path]?[keyPath: part] == $1[keyPath: path]?[keyPath: part] },
            copy: { from, to in to[keyPath: path]?[keyPath: part] = from[keyPath: path]?[keyPath: part] },
            text: { $0[keyPath: path]?[keyPath: part] ?? "" })
    }
}

/// One end of a span.
private enum SpanEnd {
    case day(CivilDate)
    case time(ActivityTime)

    var text: String {
        switch self {
        case .day(let day): "\(day)"
        case .time(let time): "\(time.local)" + (time.zone.map { " \($0)" } ?? "")
        }
    }
}

/// Both ends of a span.
private struct SpanEnds {
    let start: SpanEnd
    let end: SpanEnd

    init(_ span: ActivitySpan) {
        (start, end) =
            switch span {
            case .allDay(let first, let last): (.day(first), .day(last))
            case .timed(let first, let last): (.time(first), .time(last))
            }
    }
}

extension ActivityTime {
    /// The moment, where a zone says it.
    func moment(_ database: ZoneDatabase) -> Instant? {
        zone.flatMap { try? database.zone($0) }.map { instant(in: $0) }
    }

    fileprivate func isSameMoment(as other: ActivityTime, _ database: ZoneDatabase) -> Bool {
        guard let moment = moment(database) else { return false }
        return moment == other.moment(database)
    }
}

extension Place {
    fileprivate var bare: Place {
        var place = self
        (place.terminal, place.gate) = (nil, nil)
        return place
    }
}
