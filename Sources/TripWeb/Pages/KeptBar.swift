import CivilTime
import Messages
import Rendering
import TripWorkflows

/// What a page that may be kept says when it is shown without a connection, and the button that copies its address.
struct KeptBar: Sendable {
    /// When it was made, on the clock at home: the script knows no zones.
    let text: String
    let refused = tr("You are offline. Nothing was changed, and what you typed is still here.")
    let copy = tr("Copy link")
    let copied = tr("The address of this page is copied.")
    let failed = tr("It could not be copied; the browser does not allow it.")

    init(_ household: Household) {
        let zone = household.statedHome ?? household.machineHome ?? .utc
        let now = zone.civil(at: household.now())
        let time = (try? TimeOfDay(now.time.hour, now.time.minute)) ?? now.time
        let at = "\(EnglishTime.long(now.date)) \(household.hours.text(time)) (\(zone.id))"
        text = tr("You are offline. This page was kept on \(at); what has changed since is not on it.")
    }
}
