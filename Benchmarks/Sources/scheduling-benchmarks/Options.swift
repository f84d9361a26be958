/// `--activities N` in the life that is planned, `--days N` of which an agenda is asked, `--rounds N`; `--intervals FILE`
/// for the starts and ends that other programs of the same run read.
struct Options {
    var activities = 1_000_000
    var days = 1_000
    var rounds = 5
    var intervals: String?

    init(_ arguments: some Sequence<String>) throws {
        var rest = Array(arguments)
        while rest.count >= 2 {
            let (name, value) = (rest.removeFirst(), rest.removeFirst())
            switch (name, Int(value)) {
            case ("--activities", let count?) where count > 0: activities = count
            case ("--days", let count?) where count > 0: days = count
            case ("--rounds", let count?) where count > 0: rounds = count
            case ("--intervals", _): intervals = value
            default: throw Refusal(reason: "'\(name) \(value)' is no option; see Options.swift")
            }
        }
        if let left = rest.first { throw Refusal(reason: "'\(left)' needs a value, or is no option") }
    }
}

/// Why the program did not begin, or what it cannot measure.
struct Refusal: Error, CustomStringConvertible {
    let reason: String
    var description: String { reason }
}
