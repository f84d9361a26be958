import HTTPTypes
import Messages

/// The clocks that an address names beside that of a day or a week, before they are looked up.
struct BesideChoice: Hashable, Sendable {
    /// The most clocks; more have no room.
    static let most = 4

    /// The clocks, each once; the clock at home unless others are named.
    private(set) var clocks: [ClockChoice] = [.home]

    /// The clock at home.
    init() {}

    /// Reads the parameters `beside`, `none` or clocks with commas between, and `add` and `add-zone` of a form.
    ///
    /// - Throws: A ``Fault`` with status 400 for more than ``most``.
    init(_ query: Query) throws(Fault) {
        if let text = query["beside"] {
            let parts = text == "none" ? [] : text.split(separator: ",")
            clocks = []
            for part in parts {
                guard let name = PercentText.decoded(part), !name.isEmpty else { continue }
                add(ClockChoice(named: name))
            }
        }
        for name in ["add", "add-zone"] {
            if let text = query[name] { add(name == "add" ? ClockChoice(named: text) : .zone(text)) }
        }
        guard clocks.count <= BesideChoice.most else {
            throw .badAddress(tr("At most \(BesideChoice.most) clocks have room beside another one."))
        }
    }

    private mutating func add(_ clock: ClockChoice) { if !clocks.contains(clock) { clocks.append(clock) } }

    /// The choice without a clock.
    func without(_ clock: ClockChoice) -> BesideChoice {
        var rest = self
        rest.clocks.removeAll { $0 == clock }
        return rest
    }

    /// The value of the parameter `beside`; nil for the clock at home alone.
    var text: String? {
        if self == BesideChoice() { return nil }
        if clocks.isEmpty { return "none" }
        // A name can have a comma itself.
        return clocks.map {
            $0.text.replacing("%", with: "%25").replacing(",", with: "%2C")
        }.joined(separator: ",")
    }
}
