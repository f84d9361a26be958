import CivilTime
import Scheduling
import TripWorkflows
import Trips

/// The request to `free` and its answer.
struct FreeAnswer: Sendable {
    let gaps: [Range<Instant>]
    let clock: TravellerClock
    /// The name of the clock for a heading.
    let title: String
    let others: [Zone]
    /// The named persons with their clocks; empty if none were named.
    let people: [Person]
    let view: AgendaView
    let dates: DateWindow
    /// The waking hours of everybody; nil where each person has their own.
    let waking: WakingHours?
    let length: Duration

    /// A person who must be free.
    struct Person: Sendable {
        let name: String
        let clock: TravellerClock
    }

    /// Returns `08:00..22:00`, as typed.
    static func hours(_ waking: WakingHours) -> String {
        let end = waking.until == .midnight ? "24:00" : waking.until.clockText
        return "\(waking.from.clockText)..\(end)"
    }
}
