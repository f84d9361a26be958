extension Input {
    /// Draws one of several values.
    ///
    /// - Parameter choices: At least one value.
    /// - Returns: One of them.
    public mutating func pick<Value>(_ choices: Value...) -> Value {
        choices[Int(number(in: 0...Int64(choices.count - 1)))]
    }

    /// Draws a POSIX rule, mostly with two transitions, often close together: random bytes hardly ever form one.
    ///
    /// - Returns: A text that reads as a rule.
    public mutating func posixRule() -> String {
        let standard = pick(0, 0, 3600, -3600, number(in: -89_999...89_999))
        let name = pick("AAA", "AAA", "<-01>", "<+0330>")
        guard number(in: 0...9) > 0 else { return name + clock(standard) }
        let ahead = pick(3600, 3600, 1800, 7200, -3600, number(in: -86_400...86_400))
        let daylight = max(-89_999, min(89_999, standard - ahead))
        let start = day()
        let end = pick(start, day(), day(), "0", "J365", "365", "J1")
        let startTime = time()
        let endTime = pick(startTime, startTime + ahead, startTime + number(in: -7200...7200), time(), 86_400)
        let bounded = max(-604_799, min(604_799, endTime))
        return name + clock(standard) + pick("BBB", "<+01>", "AAA") + clock(daylight)
            + ",\(start)/\(clock(startTime)),\(end)/\(clock(bounded))"
    }

    private mutating func day() -> String {
        switch number(in: 0...3) {
        case 0: "J\(number(in: 1...365))"
        case 1: "\(pick(0, 58, 59, 60, 364, 365, number(in: 0...365)))"
        default: "M\(number(in: 1...12)).\(number(in: 1...5)).\(number(in: 0...6))"
        }
    }

    private mutating func time() -> Int64 {
        pick(0, 3600, 7200, 86_400, number(in: -7200...90_000), number(in: -604_799...604_799))
    }

    private func clock(_ seconds: Int64) -> String {
        let size = abs(seconds)
        return "\(seconds < 0 ? "-" : "")\(size / 3600):\(size / 60 % 60):\(size % 60)"
    }
}
