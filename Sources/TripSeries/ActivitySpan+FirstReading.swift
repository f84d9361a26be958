package import CivilTime
package import Trips

extension ActivitySpan {
    /// The clock reading at its start; a day stands at midnight.
    package var firstReading: CivilDateTime {
        switch self {
        case .allDay(let start, _): CivilDateTime(start, .midnight)
        case .timed(let start, _): start.local
        }
    }
}
