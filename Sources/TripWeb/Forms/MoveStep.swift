import Messages

/// A step by which an activity is moved with one button.
enum MoveStep: String, CaseIterable, Sendable {
    case dayBack = "-1d"
    case hourBack = "-1h"
    case quarterBack = "-15min"
    case quarterOn = "+15min"
    case hourOn = "+1h"
    case dayOn = "+1d"

    /// Whether it keeps the readings of the clock.
    var isByDays: Bool { self == .dayBack || self == .dayOn }

    /// What its button says.
    var words: String {
        switch self {
        case .dayBack: tr("1 day earlier")
        case .hourBack: tr("1 h earlier")
        case .quarterBack: tr("15 min earlier")
        case .quarterOn: tr("15 min later")
        case .hourOn: tr("1 h later")
        case .dayOn: tr("1 day later")
        }
    }
}
