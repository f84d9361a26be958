import Messages
import Rendering
import Scheduling
import TripWorkflows
import Trips

/// A finding in words, with the activities that it is about.
struct FindingItem: Sendable {
    let id: String
    let severity: String
    let word: String
    let message: String
    let rule: String
    /// When it is, on the clock of the page; nil on that of each place.
    let time: String?
    let whose: String?
    let activities: [Link]

    /// Puts a finding in words.
    ///
    /// - Parameters:
    ///   - item: The finding.
    ///   - index: Its place among the findings of the trip.
    ///   - page: The page.
    ///   - time: When it is.
    ///   - left: The activity whose page it stands on, without a link to itself.
    init(
        _ item: PartyFinding, _ index: Int, on page: TripPage, at time: String? = nil,
        without left: ActivityKey? = nil
    ) {
        id = FindingItem.id(index)
        (severity, word) = (item.finding.severity.rawValue, item.finding.severity.word)
        (message, rule) = (Printable.line(item.finding.message), item.finding.rule.description)
        self.time = time
        whose =
            item.isForAll
            ? nil : tr("for \(WhoWords.list(item.members.map { Printable.line($0.name) }))", as: "persons")
        activities = item.finding.items.filter { $0 != left }.prefix(Limits.mostInCell).map { key in
            Link(page.title(of: key), href: page.href(of: key))
        }
    }

    /// What a link to a finding ends with.
    static func id(_ index: Int) -> String { "finding-\(index + 1)" }
}

extension TripPage {
    /// The title of an activity, or of the series of an occurrence.
    fileprivate func title(of key: ActivityKey) -> String {
        let known = shown.activities.first { $0.key == key } ?? shown.activities.first { $0.uid == key.uid }
        return known.map(ViewWords.title) ?? Printable.line(key.uid.text)
    }
}
