import CivilTime
import Rendering
import Scheduling
import Trips

/// The document of `next --json`.
struct NextDocument: Encodable, Sendable {
    struct Coming: Encodable, Sendable {
        let item: ItemDocument
        /// Whole minutes from the present to the start; of a stay of whole days, to the usual check-in.
        let inMinutes: Int64
    }

    let view: String
    let home: String
    let now: String
    let nowInstant: String
    let tzdb: String
    let tzdbSource: String
    let current: [ItemDocument]
    let next: [Coming]

    init(_ answer: NextAnswer, _ shown: ShownWindow, _ session: Session) {
        let itinerary = shown.itinerary
        let names = shown.loaded.names
        func item(_ scheduled: ScheduledActivity) -> ItemDocument {
            ItemDocument(
                scheduled, itinerary.span(of: scheduled, in: shown.view), of: itinerary, names: names)
        }
        let clock = ViewWords.clock(of: shown.view, in: itinerary)
        view = ViewOption.name(of: shown.view)
        home = itinerary.home.id.name
        now = ZonedDateTime(answer.now, in: clock.zone(at: answer.now)).description
        nowInstant = answer.now.description
        tzdb = session.database.version
        tzdbSource = session.rulesSource
        current = answer.current.map { item($0.scheduled) }
        next = answer.coming.map { coming in
            Coming(
                item: item(coming.scheduled),
                inMinutes: coming.range.lowerBound.duration(since: answer.now).components.seconds / 60)
        }
    }
}
