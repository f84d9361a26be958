import CivilTime
import Messages
import Rendering
import TripWorkflows

/// What a page that may be kept says when it is shown without a connection.
struct KeptBar: Sendable {
    /// When it was made, on the clock at home: the script knows no zones.
    let text: String
    let refused = tr("You are offline. Nothing was changed, and what you typed is still here.")

    /// The pages of the trip that no link of this page may lead to, with blanks between.
    let others: String

    /// Makes the bar of a page.
    ///
    /// - Parameters:
    ///   - address: The page.
    ///   - household: The present and the clock at home.
    init(on address: PageAddress, _ household: Household) {
        if case .trip(let id, _, let clock) = address {
            let views: [TripView] = [.timeline(nil), .map, .paper(Paper()), .files(nil)]
            others = views.map { PageAddress.trip(id, $0, clock).text }.joined(separator: " ")
        } else {
            others = ""
        }
        let zone = household.statedHome ?? household.machineHome ?? .utc
        let now = zone.civil(at: household.now())
        let time = (try? TimeOfDay(now.time.hour, now.time.minute)) ?? now.time
        let at = "\(EnglishTime.long(now.date)) \(household.hours.text(time)) (\(zone.id))"
        text = tr("You are offline. This page was kept on \(at); what has changed since is not on it.")
    }
}
