/// `--events N` in the file that is read, `--written N` in the one that is written, `--occurrences N` of each rule,
/// `--rounds N`; or `--one CONTENDER FILE`, which is how the program calls itself.
struct Options {
    var events = 100_000
    var written = 10_000
    var occurrences = 1_000
    var rounds = 3
    var one: (contender: String, file: String)?

    init(_ arguments: some Sequence<String>) throws {
        var rest = Array(arguments)
        if rest.first == "--one", rest.count == 3 {
            one = (rest[1], rest[2])
            return
        }
        while rest.count >= 2 {
            let (name, value) = (rest.removeFirst(), rest.removeFirst())
            switch (name, Int(value)) {
            case ("--events", let count?) where count > 0: events = count
            case ("--written", let count?) where count > 0: written = count
            case ("--occurrences", let count?) where count > 0: occurrences = count
            case ("--rounds", let count?) where count > 0: rounds = count
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
