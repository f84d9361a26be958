/// A component whose END has not come yet.
struct OpenComponent {
    let name: String
    let line: Int
    var properties = LineStore.Draft()
    var components: [Component] = []
    var isFull = false
    let isTimeZone: Bool

    init(name: String, line: Int) {
        self.name = name
        self.line = line
        isTimeZone = name == "VTIMEZONE"
        if name == "VEVENT" { properties.reserve(lines: Self.usual, bytes: Self.usualBytes) }
    }

    /// More properties, and more octets of them, than most events have.
    private static let usual = 24
    private static let usualBytes = 1 << 10

    /// The UID if it was seen, else the name.
    var label: String { properties.uid ?? name }

    func closed(before line: Int) -> Component {
        Component(
            name, reading: LineStore(properties), components: components,
            lines: self.line..<max(line, self.line))
    }
}
