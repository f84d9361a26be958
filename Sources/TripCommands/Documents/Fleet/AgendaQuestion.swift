import CivilTime
import Scheduling
import StrictJSON
import TripWorkflows

/// `fleet agenda`: the activities of each trip on a clock, as the items of `agenda --json`.
struct AgendaQuestion: FleetQuestion {
    let agenda: FleetAgenda
    /// The name of the view.
    let view: String
    /// The release of the zones.
    let release: String

    func write(_ trip: FleetTrip, to answer: inout FleetAnswer) throws {
        let shown = try agenda.answer(trip)
        let repaired = answer.write(trip.findings + shown.findings)
        let items = AgendaDocument.items(of: shown.agenda, in: shown.itinerary, names: shown.names)
        for item in items { answer.write(.item) { item.write(to: &$0) } }
        try trip.requireWhole(shown.itinerary.unresolved)
        answer.done { line in
            line.member("activities", trip.activities.count)
            line.member("from", shown.dates.first.description)
            line.member("items", items.count)
            line.member("last", shown.last?.description)
            line.member("repaired", repaired)
            line.member("tzdb", release)
            line.member("until", shown.dates.end?.description)
            line.member("version", MeridianProgram.version)
            line.member("view", view)
        }
    }
}

extension ItemDocument: JSONLineDocument {
    func write(to line: inout JSONLineWriter) {
        line.member("allDay", allDay)
        line.member("end", end)
        line.member("endEstimated", endEstimated)
        line.member("endInstant", endInstant)
        line.member("floating", floating)
        line.member("kind", kind)
        if let participants { line.member("participants", list: participants) { $0.write(to: &$1) } }
        line.member("place", place)
        line.member("recurrenceID", recurrenceID)
        line.member("start", start)
        line.member("startInstant", startInstant)
        line.member("status", status)
        line.member("title", title)
        line.member("uid", uid)
        line.member("view", object: view) { view, line in
            line.member("end", view.end)
            line.member("start", view.start)
        }
    }
}
