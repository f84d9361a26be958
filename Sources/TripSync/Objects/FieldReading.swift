import ICalendar

/// Sorts what stands in one component into fields.
struct FieldReading {
    private let component: Component
    private let text: PhysicalLines
    private let definitions: [String: String]
    /// The first lines of what is in a field or deliberately in none.
    private var read: Set<Int> = []
    private(set) var fields: [FieldKey: ObjectField] = [:]

    init(_ component: Component, text: PhysicalLines, _ definitions: [String: String]) {
        self.component = component
        self.text = text
        self.definitions = definitions
    }

    /// The properties that say nothing about the event: whoever writes it changes them, as each store does for itself what it
    /// remembers of edits and senders.
    private static let ignored: Set = [
        "CALSCALE", "CREATED", "DTSTAMP", "LAST-MODIFIED", "PRODID", "SEQUENCE", "UID", "VERSION",
        "X-MERIDIAN-EDITED", "X-MERIDIAN-STATEMENT",
    ]
    private static let lists: Set = ["CATEGORIES", "RESOURCES"]
    private static let progress: Set = ["COMPLETED", "PERCENT-COMPLETE", "STATUS"]

    mutating func addProperties() {
        var times: [Property] = []
        for property in component.properties {
            read.insert(property.line - 1)
            let lines = text.contentLine(at: property.line - 1)
            if Self.ignored.contains(property.name) { continue }
            if TimesMeaning.names.contains(property.name) { times.append(property) }
            if Self.lists.contains(property.name) {
                for member in property.textList where !member.isEmpty {
                    let meaning = PropertyMeaning.of(member: member, of: property)
                    add(meaning, property, lines, to: .property(property.name), member: member)
                }
                continue
            }
            add(PropertyMeaning.of(property), property, lines, to: key(of: property))
        }
        guard !times.isEmpty else { return }
        let zones = Set(times.compactMap(\.zoneName)).sorted().compactMap { definitions[$0] }
        fields[.times]?.setMeaning(TimesMeaning.of(times) + zones)
    }

    private func key(of property: Property) -> FieldKey {
        if TimesMeaning.names.contains(property.name) { return .times }
        if component.name == "VTODO", Self.progress.contains(property.name) { return .progress }
        guard property.name == "ATTENDEE" else { return .property(property.name) }
        return .member(property.name, PropertyMeaning.trimmed(property.rawValue).lowercased())
    }

    private mutating func add(
        _ meaning: String, _ property: Property, _ lines: Range<Int>, to key: FieldKey, member: String? = nil
    ) {
        let zones = property.zoneName.map { [$0] } ?? []
        fields[key, default: ObjectField()].entries.append(
            ObjectField.Entry(
                meaning: meaning, lines: lines, property: property, zoneNames: zones, member: member))
    }

    /// Adds the components inside, such as alarms, each as a field.
    mutating func addComponents() {
        for inner in component.components {
            let lines = inner.lines.lowerBound - 1..<inner.lines.upperBound - 1
            let meaning = Self.meaning(of: inner)
            let uid = inner.uid ?? inner.text("X-WR-ALARMUID")
            let key = FieldKey.component(inner.name, uid ?? meaning)
            fields[key, default: ObjectField()].entries.append(
                ObjectField.Entry(
                    meaning: meaning, lines: lines, property: nil, zoneNames: Self.zoneNames(of: inner),
                    member: nil))
        }
    }

    /// What a component says, whatever the order of its lines.
    static func meaning(of component: Component) -> String {
        let properties = component.properties.filter { !ignored.contains($0.name) || $0.name == "UID" }
        let lines = properties.map(PropertyMeaning.of).sorted() + component.components.map(meaning).sorted()
        return "\(component.name){\(lines.joined(separator: "\n"))}"
    }

    static func zoneNames(of component: Component) -> [String] {
        component.properties.compactMap(\.zoneName) + component.components.flatMap(zoneNames)
    }

    /// Adds lines that the reader could not read, as they are.
    mutating func addUnreadLines() {
        var line = component.lines.lowerBound
        let inner = Dictionary(
            component.components.map { ($0.lines.lowerBound - 1, $0.lines.upperBound - 1) },
            uniquingKeysWith: max)
        while line < component.lines.upperBound - 2 {
            if let end = inner[line] {
                line = max(end, line + 1)
                continue
            }
            defer { line += 1 }
            guard text.beginsContent(line), !read.contains(line) else { continue }
            let lines = text.contentLine(at: line)
            fields[.unread, default: ObjectField()].entries.append(
                ObjectField.Entry(
                    meaning: text.text(lines, lineEnd: "\n"), lines: lines, property: nil, zoneNames: [],
                    member: nil))
        }
    }
}
