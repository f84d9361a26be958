import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// The backup of the store: what is in it, and the way to the file.
struct KeepingPage: PageModel {
    static let template = "keeping"

    var frame: Frame
    let summary: String
    let advice = tr(
        "The file has everything: trips, activities with the calendars that they came from, to-dos, money, organizations and attached files, with all codes. Keep it where only you can read it."
    )
    let href = PageAddress.backup(isPartial: false).text
    let button = tr("Download the backup")
    let restoring = tr("meridian restore FILE reads it again; trips under a passphrase stay as they are.")

    init(in reading: any TripReading, style: String) throws {
        try reading.requireWholeStore()
        frame = Frame(tr("Backup"), style: style)
        let trips = try reading.trips()
        let activities = try trips.reduce(0) { $0 + (try reading.activityCount(of: $1.id)) }
        let protected = try reading.sealedTrips().count
        summary =
            (trips.count == 1 ? tr("1 trip") : tr("\(trips.count) trips")) + ", "
            + TripFacts.activities(activities)
            + (protected == 0 ? "" : tr(", \(protected) protected"))
    }
}
