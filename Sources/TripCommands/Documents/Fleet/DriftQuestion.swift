import CivilTime
import Scheduling
import StrictJSON
import TripWorkflows
import Trips

/// `fleet drift`: what moves of each trip, for whom, and which findings appear and vanish.
struct DriftQuestion: FleetQuestion {
    let drift: FleetDrift
    /// The old release.
    let from: String
    /// The new release.
    let to: String

    func write(_ trip: FleetTrip, to answer: inout FleetAnswer) throws {
        switch try drift.answer(trip) {
        case .same(let ends):
            let repaired = answer.write(trip.findings)
            try trip.requireWhole([])
            done(trip, compared: ends, repaired: repaired, in: &answer)
        case .compared(let report):
            let repaired = answer.write(trip.findings + report.findings)
            for end in report.drift.moved {
                answer.write(.moved) { Self.write(end, of: trip, to: &$0) }
            }
            for finding in report.appeared {
                answer.write(.appeared) { TripFindingDocument(finding).write(to: &$0) }
            }
            for finding in report.vanished {
                answer.write(.vanished) { TripFindingDocument(finding).write(to: &$0) }
            }
            try trip.requireWhole(report.unresolved)
            done(trip, compared: report.drift.compared, repaired: repaired, report, in: &answer)
        }
    }

    /// Writes an end that moved, with those who take part; null for all who travel.
    private static func write(_ end: DriftedEnd, of trip: FleetTrip, to line: inout JSONLineWriter) {
        let moved = DriftDocument.Moved(end)
        line.member("is", moved.is)
        line.member("isInstant", moved.isInstant)
        line.member("local", moved.local)
        line.member("recurrenceID", moved.recurrenceID)
        line.member("title", moved.title)
        let ids = end.activity.participants
        let travellers = ids.map { id in
            ParticipantDocument(id, trip.trip.travellers.first { $0.person == id }?.name)
        }
        line.member("travellers", list: ids.isEmpty ? nil : travellers) { $0.write(to: &$1) }
        line.member("uid", moved.uid)
        line.member("was", moved.was)
        line.member("wasInstant", moved.wasInstant)
        line.member("which", moved.which)
        line.member("zone", moved.zone)
    }

    private func done(
        _ trip: FleetTrip, compared: Int, repaired: Int, _ report: DriftReport? = nil,
        in answer: inout FleetAnswer
    ) {
        answer.done { line in
            line.member("activities", trip.activities.count)
            line.member("appeared", report?.appeared.count ?? 0)
            line.member("compared", compared)
            line.member("from", from)
            line.member("moved", report?.drift.moved.count ?? 0)
            line.member("repaired", repaired)
            line.member("to", to)
            line.member("vanished", report?.vanished.count ?? 0)
            line.member("version", MeridianProgram.version)
        }
    }
}
