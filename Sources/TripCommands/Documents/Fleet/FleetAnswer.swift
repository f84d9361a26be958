import Messages
import StrictJSON
import TripWorkflows

/// The lines that answer the lines of a fleet, as JSON Lines.
///
/// Each line of a fleet has some parts, in order, and then one end: done, or an error.
struct FleetAnswer {
    /// What a part is.
    enum Part {
        /// A finding of `check` that the newer rules bring.
        case appeared
        /// A calendar.
        case calendar
        /// A finding of `check`.
        case finding
        /// A finding about the line itself.
        case input
        /// An activity on a clock.
        case item
        /// An end that moved.
        case moved
        /// A finding of `check` that the older rules brought.
        case vanished

        fileprivate var name: StaticString {
            switch self {
            case .appeared: "appeared"
            case .calendar: "calendar"
            case .finding: "finding"
            case .input: "input"
            case .item: "item"
            case .moved: "moved"
            case .vanished: "vanished"
            }
        }

        /// The members that stand before the part in alphabetical order: `id`, `n`, `v`.
        fileprivate var before: Int {
            switch self {
            case .appeared, .calendar, .finding: 0
            case .input, .item, .moved: 1
            case .vanished: 3
            }
        }
    }

    /// The version of the format.
    private static let version = 1

    private var writer = JSONLineWriter()
    private var id: String?
    /// The number of parts of the line that is being answered.
    private(set) var parts = 0

    /// The lines so far.
    var bytes: [UInt8] { writer.bytes }

    /// Begins to answer a line.
    mutating func begin(_ id: String) { (self.id, parts) = (id, 0) }

    /// Writes a part on a line of its own.
    ///
    /// - Parameters:
    ///   - part: What it is.
    ///   - members: Writes its members.
    mutating func write(_ part: Part, _ members: (inout JSONLineWriter) -> Void) {
        let (id, number) = (id, parts)
        writer.line { line in
            for place in 0...3 {
                if part.before == place {
                    line.member(part.name, object: true) { members(&$1) }
                }
                switch place {
                case 0: line.member("id", id)
                case 1: line.member("n", number)
                case 2: line.member("v", Self.version)
                default: break
                }
            }
        }
        parts += 1
    }

    /// Ends a line that has its whole answer.
    mutating func done(_ members: (inout JSONLineWriter) -> Void) {
        let id = id
        writer.line { line in
            line.member("done", object: true) { members(&$1) }
            line.member("id", id)
            line.member("v", Self.version)
        }
    }

    /// Ends a line that has none, or a part of it.
    ///
    /// - Parameters:
    ///   - refusal: Why.
    ///   - input: The line; the beginning of one without an id is told, since its number is that in a partition.
    mutating func refuse(_ refusal: FleetRefusal, _ input: InputLine) {
        writer.line { line in
            line.member("error", object: true) { _, error in
                error.member("begins", refusal.id == nil ? input.begins : nil)
                error.member("code", refusal.code)
                error.member("reason", refusal.reason)
            }
            line.member("id", refusal.id)
            line.member("line", input.number)
            line.member("v", Self.version)
        }
    }
}

extension InputLine {
    /// How the line begins; nil for an empty one.
    fileprivate var begins: String? {
        guard count > 0 else { return nil }
        return Excerpt.onOneLine(String(decoding: beginning, as: UTF8.self))
            + (count > beginning.count ? "…" : "")
    }
}
