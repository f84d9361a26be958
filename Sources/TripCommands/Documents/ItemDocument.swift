import CivilTime
import Scheduling
import Trips

/// One activity for `--json`: its own times, its instants, and its times in the view.
struct ItemDocument: Encodable, Sendable {
    /// Both ends as the view shows them.
    struct View: Encodable, Sendable {
        let start: String
        let end: String

        init(_ span: AgendaSpan) {
            switch span {
            case .timed(let start, let end): (self.start, self.end) = (start.description, end.description)
            case .allDay(let start, let end): (self.start, self.end) = (start.description, end.description)
            }
        }
    }

    let uid: String
    /// The original start of an occurrence of a series.
    @Nullable var recurrenceID: String?
    let kind: String
    let title: String
    let start: String
    let end: String
    let startInstant: String
    let endInstant: String
    let allDay: Bool
    /// Whether the times are floating and read on the traveller's clock.
    let floating: Bool
    /// Whether the end is an estimate.
    let endEstimated: Bool
    let status: String
    @Nullable var place: String?
    /// The participants; omitted for all who travel.
    let participants: [ParticipantDocument]?
    let view: View

    /// Makes the document of an activity.
    ///
    /// - Parameters:
    ///   - scheduled: The activity.
    ///   - span: Its times in the view.
    ///   - itinerary: Its itinerary.
    ///   - names: The names of the participants in the trips.
    init(
        _ scheduled: ScheduledActivity, _ span: AgendaSpan, of itinerary: Itinerary,
        names: [PersonID: String]
    ) {
        let activity = scheduled.activity
        uid = activity.uid.text
        recurrenceID = activity.key.occurrence
        kind = activity.kind.rawValue
        title = activity.title
        let own = View(itinerary.span(of: scheduled, in: .place))
        (start, end) = (own.start, own.end)
        startInstant = scheduled.start.description
        endInstant = scheduled.end.description
        allDay = scheduled.isAllDay
        floating = scheduled.isFloating
        endEstimated = scheduled.isEndEstimated
        status = activity.status.rawValue
        place = activity.place?.name
        let named = activity.participants.map { ParticipantDocument($0, names[$0]) }
        participants = named.isEmpty ? nil : named
        view = View(span)
    }
}
