/// A component without its END so far.
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
    }

    /// The UID, if read, else the name.
    var label: String { properties.uid ?? name }

    func closed(before line: Int) -> Component {
        Component(
            name, reading: LineStore(properties), components: components,
            lines: self.line..<max(line, self.line))
    }
}
