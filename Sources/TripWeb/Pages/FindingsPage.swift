import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows
import Trips

/// What is wrong with a trip, as `check` says it.
struct FindingsPage: PageModel {
    static let template = "findings"

    var frame: Frame
    let items: [FindingItem]
    let summary: String
    /// What is said of those that are left out.
    let more: String?

    init(_ page: TripPage) {
        let days = page.shown.everything()
        let found = page.findings
        frame = page.frame(tr("Findings"), of: days)
        let clock = page.chosenClock(in: days.itinerary)
        items = found.prefix(Limits.mostInList).enumerated().map { index, item in
            FindingItem(
                item, index, on: page, at: clock.map { page.reading(of: item.finding.instant, on: $0) })
        }
        more =
            found.count > Limits.mostInList
            ? tr("The first \(Limits.mostInList) of \(found.count) are shown; meridian check lists all.")
            : nil
        let count = TripFacts.activities(days.itinerary.activities.count)
        let counts = TripFinding.Severity.allCases.reversed().compactMap { severity -> String? in
            let number = found.count { $0.finding.severity == severity }
            return number == 0 ? nil : severity.counted(number)
        }
        summary =
            found.isEmpty ? tr("\(count), nothing to report") : ([count] + counts).joined(separator: ", ")
    }
}
