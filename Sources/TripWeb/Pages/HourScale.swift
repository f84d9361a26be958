import CivilTime
import Messages
import Rendering
import Scheduling

/// A column of readings of one clock beside the hours of a board.
struct HourScale: Sendable {
    /// A reading.
    struct Tick: Sendable {
        let text: String
        let position: String
        var isJump = false
    }

    /// What the clock is called.
    let head: String
    let ticks: [Tick]
    /// The classes; `second` for every scale but that of the board itself.
    let classes: String

    /// The scale of the board itself.
    init(own ticks: [Tick], head: String) {
        (self.ticks, self.head, classes) = (ticks, head, "scale")
    }

    /// The readings of another clock; nil where it shows the same as the board all the time.
    ///
    /// - Parameters:
    ///   - clock: The clock.
    ///   - head: What it is called.
    ///   - moments: The moments with a label, with their position and what the board shows there.
    ///   - date: The date of the board; nil where the first reading names its date in any case.
    ///   - hours: The hour cycle.
    init?(
        of clock: TravellerClock, head: String,
        at moments: [(instant: Instant, position: String, own: CivilDateTime)], from date: CivilDate?,
        _ hours: HourCycle
    ) {
        let readings = moments.map { ($0.position, clock.civil(at: $0.instant), $0.own) }
        guard readings.contains(where: { $0.1 != $0.2 }) else { return nil }
        var shown = date
        ticks = readings.map { position, there, _ in
            // Another date is named where it begins.
            let day = there.date == shown ? "" : EnglishTime.weekday(there.date) + " "
            shown = there.date
            return Tick(text: day + hours.label(there.time), position: position)
        }
        (self.head, classes) = (head, "scale second")
    }
}
