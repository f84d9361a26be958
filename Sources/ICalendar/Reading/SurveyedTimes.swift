/// The zones that components name, and the years of their times.
package struct SurveyedTimes: Sendable {
    /// The TZIDs.
    package private(set) var zoneNames: Set<String> = []
    /// The first and the last year of the times outside of VTIMEZONEs, inclusive.
    package private(set) var years: ClosedRange<Int>?
    /// Parameters of lines seen before, with their separators; most lines have one of a few.
    private var known: [[UInt8]] = []

    /// Makes an empty survey.
    package init() {}

    /// Adds the zones and years of a component, without its subcomponents.
    package mutating func add(_ component: Component) {
        let hasTimes = component.name != "VTIMEZONE"
        guard let store = component.store else {
            for property in component.properties { add(property, hasTimes) }
            return
        }
        for index in store.lines.indices {
            let line = store.lines[index]
            guard line.form != .property else {
                add(store.property(at: index), hasTimes)
                continue
            }
            store.bytes.withUnsafeBufferPointer { bytes in
                let parameters = Int(line.start) + Int(line.nameCount)..<Int(line.valueStart)
                if parameters.count > 1 { add(parameters: bytes[parameters], store, index) }
                guard hasTimes, ZoneResolver.tellsYear(line, of: store) else { return }
                if let year = Self.plainYear(bytes[Int(line.valueStart)..<Int(line.end)]) {
                    add(year: year)
                } else if let year = ZoneResolver.year(of: store.property(at: index)) {
                    add(year: year)
                }
            }
        }
    }

    private mutating func add(_ property: Property, _ hasTimes: Bool) {
        if let name = property.zoneName { zoneNames.insert(name) }
        if hasTimes, ZoneResolver.tellsYear(property.name), let year = ZoneResolver.year(of: property) {
            add(year: year)
        }
    }

    private mutating func add(year: Int) {
        years = min(years?.lowerBound ?? year, year)...max(years?.upperBound ?? year, year)
    }

    private mutating func add(parameters: Slice<UnsafeBufferPointer<UInt8>>, _ store: LineStore, _ index: Int)
    {
        for one in known where one.count == parameters.count && one.elementsEqual(parameters) { return }
        if known.count < Self.mostKnown { known.append(Array(parameters)) }
        if let name = store.property(at: index).zoneName { zoneNames.insert(name) }
    }

    private static let mostKnown = 16

    /// Returns the four digits at the start of a value, unless a combining mark follows them.
    private static func plainYear(_ value: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        guard value.count > 4, value[value.startIndex + 4] < 0x80 else { return nil }
        var year = 0
        for byte in value.prefix(4) {
            guard byte >= 0x30, byte <= 0x39 else { return nil }
            year = year * 10 + Int(byte - 0x30)
        }
        return year > 0 ? year : nil
    }
}
