import Findings
import StrictJSON
import TripExchange
import TripWorkflows
import Trips

/// `fleet export`: each trip as a calendar.
struct ExportQuestion: FleetQuestion {
    let export: FleetExport
    let redaction: Redaction
    /// The release of the zones.
    let release: String

    func write(_ trip: FleetTrip, to answer: inout FleetAnswer) throws {
        let exported = export.answer(trip)
        let all = trip.findings + exported.findings
        let repaired = answer.write(redaction == .full ? all : HiddenFindings.counted(all))
        let calendar = String(decoding: exported.bytes, as: UTF8.self)
        answer.write(.calendar) { $0.member("text", calendar) }
        try trip.requireWhole([], isTold: redaction == .full)
        answer.done { line in
            line.member("activities", trip.activities.count)
            line.member("bytes", calendar.utf8.count)
            line.member("repaired", repaired)
            line.member("tzdb", release)
            line.member("version", MeridianProgram.version)
        }
    }
}
