import CivilTime
import Scheduling
import StrictJSON
import TripWorkflows

/// `fleet check`: the findings of each trip as `check --ndjson` writes them.
struct CheckQuestion: FleetQuestion {
    let check: FleetCheck
    /// The release of the zones.
    let release: String

    func write(_ trip: FleetTrip, to answer: inout FleetAnswer) throws {
        let checked = check.answer(trip)
        let repaired = answer.write(trip.findings + checked.picture.findings)
        for finding in checked.findings {
            answer.write(.finding) { TripFindingDocument(finding).write(to: &$0) }
        }
        try trip.requireWhole(checked.unresolved)
        let worst = checked.findings.map(\.finding.severity).max()
        answer.done { line in
            line.member("activities", trip.activities.count)
            line.member("findings", checked.findings.count)
            line.member("repaired", repaired)
            line.member("tzdb", release)
            line.member("version", MeridianProgram.version)
            line.member("worst", worst?.rawValue)
        }
    }
}
