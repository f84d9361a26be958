/// `--instants N` for each zone, `--rounds N`, `--fixtures DIR` (the tree's `tzfixtures`).
struct Options {
    var instants = 10_000
    var rounds = 9
    var fixtures = "tzfixtures"

    init(_ arguments: some Sequence<String>) throws {
        var rest = Array(arguments)
        while rest.count >= 2 {
            let (name, value) = (rest.removeFirst(), rest.removeFirst())
            switch (name, Int(value)) {
            case ("--instants", let count?) where count > 0: instants = count
            case ("--rounds", let count?) where count > 0: rounds = count
            case ("--fixtures", _): fixtures = value
            default: throw Refusal(reason: "'\(name) \(value)' is no option; see Options.swift")
            }
        }
        if let left = rest.first { throw Refusal(reason: "'\(left)' needs a value, or is no option") }
    }
}
