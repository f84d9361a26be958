/// A unit of time that divides a day, in which short rules count.
enum TimeUnit: Sendable {
    case second
    case minute
    case hour
    case day

    init(_ frequency: RecurrenceRule.Frequency) {
        switch frequency {
        case .secondly: self = .second
        case .minutely: self = .minute
        case .hourly: self = .hour
        case .daily, .weekly, .monthly, .yearly: self = .day
        }
    }

    var seconds: Int {
        switch self {
        case .second: 1
        case .minute: 60
        case .hour: 3600
        case .day: secondsPerDay
        }
    }

    var perDay: Int { secondsPerDay / seconds }
}

/// A civil day has no leap second and no change of the clocks.
let secondsPerDay = 86_400
