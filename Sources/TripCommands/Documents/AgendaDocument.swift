import CivilTime
import Scheduling
import TripWorkflows
import Trips

/// The document of `agenda --json`: every activity of the window once, in order of time.
struct AgendaDocument: Encodable, Sendable {
    let view: String
    let home: String
    let from: String
    /// The day after the last, exclusive; null at the end of the calendar.
    @Nullable var until: String?
    let tzdb: String
    let tzdbSource: String
    /// The persons of the agenda; null for the whole trip.
    @Nullable var travellers: [ParticipantDocument]?
    let clock: [ClockStretchDocument]
    let items: [ItemDocument]

    init(
        _ agenda: Agenda, of itinerary: Itinerary, dates: DateWindow, travellers members: [PartyMember],
        names: [PersonID: String],
        _ session: Session
    ) {
        view = ViewOption.name(of: agenda.view)
        home = itinerary.home.id.name
        from = dates.first.description
        until = dates.end?.description
        tzdb = session.database.version
        tzdbSource = session.rulesSource
        travellers = members.isEmpty ? nil : members.map { ParticipantDocument($0.id, $0.name) }
        clock = ClockStretchDocument.of(agenda, itinerary)
        items = AgendaDocument.items(of: agenda, in: itinerary, names: names)
    }

    /// Returns every activity of an agenda once, in order of time.
    static func items(
        of agenda: Agenda, in itinerary: Itinerary, names: [PersonID: String]
    ) -> [ItemDocument] {
        var seen = Set<ScheduledActivity>()
        var entries: [AgendaEntry] = []
        for entry in agenda.days.flatMap(\.entries) where seen.insert(entry.scheduled).inserted {
            entries.append(entry)
        }
        entries.sort { $0.scheduled < $1.scheduled }
        return entries.map { ItemDocument($0.scheduled, $0.span, of: itinerary, names: names) }
    }
}
