import ArgumentParser
import Scheduling

/// The end of a transport at which the traveller turns the watch, as it is typed.
enum ClockChangeOption: String, ExpressibleByArgument, CaseIterable, Sendable {
    case arrival
    case departure

    var point: ClockChangePoint { self == .arrival ? .atArrival : .atDeparture }
}
