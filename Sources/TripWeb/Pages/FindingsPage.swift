import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows
import Trips

/// What is wrong with a trip, as `check` says it.
struct FindingsPage: PageModel {
    static let template = "findings"

    /// One finding.
    struct Item: Sendable {
        let severity: String
        let word: String
        let message: String
        let rule: String
        /// When it is, on the clock of the page; nil on that of each place.
        let time: String?
        let whose: String?
        let activities: [Activity]
    }

    /// An activity that a finding is about.
    struct Activity: Sendable {
        let title: String
        let href: String
    }

    var frame: Frame
    let items: [Item]
    let summary: String
    /// What is said of those that are left out.
    let more: String?

    init(_ page: TripPage) {
        let days = page.shown.everything()
        let all = days.findings(by: page.household.rules)
        // What must be mended comes first, each in order of time.
        let found = TripFinding.Severity.allCases.reversed().flatMap { severity in
            all.filter { $0.finding.severity == severity }
        }
        let titles = Dictionary(
            days.itinerary.activities.map { ($0.key, ViewWords.title(of: $0.activity)) },
            uniquingKeysWith: { first, _ in first })
        frame = page.frame(tr("Findings"), of: days)
        let clock = page.chosenClock(in: days.itinerary)
        items = found.prefix(Limits.mostInList).map { item in
            Item(
                severity: item.finding.severity.rawValue, word: item.finding.severity.word,
                message: Printable.line(item.finding.message), rule: item.finding.rule.description,
                time: clock.map { page.reading(of: item.finding.instant, on: $0) },
                whose: item.isForAll
                    ? nil
                    : tr("for \(WhoWords.list(item.members.map { Printable.line($0.name) }))", as: "persons"),
                activities: item.finding.items.prefix(Limits.mostInCell).map { key in
                    Activity(title: titles[key] ?? Printable.line(key.uid.text), href: page.href(of: key))
                })
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
