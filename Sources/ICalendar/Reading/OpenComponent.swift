/// A component whose END has not come yet.
struct OpenComponent {
    let name: String
    let line: Int
    var properties: [Property] = []
    var components: [Component] = []
    var isFull = false

    init(name: String, line: Int) {
        self.name = name
        self.line = line
        properties.reserveCapacity(name == "VEVENT" ? Self.usual : Self.few)
    }

    /// More properties than most events have.
    private static let usual = 24
    /// More properties than most alarms and time zones have.
    private static let few = 8

    /// The UID if it was seen, else the name.
    var label: String {
        properties.first { $0.name == "UID" && !$0.rawValue.isEmpty }?.text ?? name
    }

    func closed(before line: Int) -> Component {
        Component(
            unchecked: name, properties: properties, components: components,
            lines: self.line..<max(line, self.line))
    }
}
