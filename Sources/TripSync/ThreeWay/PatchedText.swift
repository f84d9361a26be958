import ICalendar

/// The text of an object while lines of it are replaced; all others stay byte for byte.
struct PatchedText {
    private let target: SyncObject
    private let source: SyncObject
    private var removed: Set<Int> = []
    private var inserted: [Int: [String]] = [:]
    private var usedZones: Set<String> = []

    /// Returns the text of an object with changes made in it.
    ///
    /// - Parameters:
    ///   - target: The object whose text is changed.
    ///   - patch: The changes.
    ///   - raisesSequence: Whether a changed time or status gets a SEQUENCE above both sides'.
    /// - Returns: The changed text.
    static func text(of target: SyncObject, with patch: ObjectPatch, raisesSequence: Bool) -> String {
        var text = PatchedText(target: target, source: patch.source)
        for (key, edits) in patch.edits.sorted(by: { $0.key.order < $1.key.order }) {
            guard let part = target.parts[key] else { continue }
            for edit in edits.sorted(by: { $0.key.order < $1.key.order }) { text.make(edit, in: part) }
            if key != .calendar {
                let isRaised = raisesSequence && edits.contains { $0.key.raisesSequence }
                text.setRevision(of: part, raised: isRaised)
            }
        }
        for key in patch.removedParts { target.parts[key].map { text.removed.formUnion($0.lines) } }
        for part in patch.addedParts.sorted(by: { $0.key.order < $1.key.order }) {
            text.insert(text.copied(part.lines), at: text.end)
            text.usedZones.formUnion(FieldReading.zoneNames(of: part.component))
        }
        text.addZones()
        return text.joined
    }

    private init(target: SyncObject, source: SyncObject) {
        self.target = target
        self.source = source
    }

    /// The line of END:VCALENDAR.
    private var end: Int { target.calendar.component.lines.upperBound - 2 }

    private func copied(_ lines: Range<Int>) -> String {
        source.lines.text(lines, lineEnd: target.lines.lineEnd)
    }

    private mutating func insert(_ text: String, at line: Int) { inserted[line, default: []].append(text) }

    private var joined: String {
        var bytes: [UInt8] = []
        for line in 0...target.lines.count {
            for text in inserted[line] ?? [] { bytes += text.utf8 }
            if line < target.lines.count, !removed.contains(line) {
                bytes += target.lines.bytes(line..<line + 1)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

// MARK: - Fields

extension FieldKey {
    fileprivate var raisesSequence: Bool {
        switch self {
        case .times, .progress, .property("STATUS"): true
        default: false
        }
    }
}

extension PatchedText {
    private mutating func make(_ edit: ObjectPatch.Edit, in part: ObjectPart) {
        let present = part.fields[edit.key]?.entries ?? []
        let gone = present.filter { edit.removed?.contains($0.meaning) ?? true }
        for lines in Set(gone.map(\.lines)) {
            removed.formUnion(lines)
            let left = present.filter { $0.lines == lines && !(edit.removed?.contains($0.meaning) ?? true) }
            guard let property = left.first?.property, left.contains(where: { $0.member != nil }) else {
                continue
            }
            insert(written(property, members: left.compactMap(\.member)), at: lines.lowerBound)
        }
        let isComponent = if case .component = edit.key { true } else { false }
        let place =
            gone.map(\.lines.lowerBound).min() ?? (isComponent ? part.lines.upperBound - 1 : part.insertion)
        for entry in edit.added {
            usedZones.formUnion(entry.zoneNames)
            if let member = entry.member, let property = entry.property {
                insert(written(property, members: [member]), at: place)
            } else {
                insert(copied(entry.lines), at: place)
            }
        }
    }

    /// A property with other members, as folded lines.
    private func written(_ property: Property, members: [String]) -> String {
        let list = Property(textList: property.name, members, parameters: property.parameters)
        return folded(list)
    }

    private func folded(_ property: Property) -> String {
        let text = CalendarWriter().text(Component("X", properties: [property]))
        let lines = PhysicalLines(text)
        return lines.text(1..<lines.count - 1, lineEnd: target.lines.lineEnd)
    }
}

// MARK: - Revision and zones

extension PatchedText {
    /// Sets SEQUENCE, DTSTAMP and LAST-MODIFIED to the greater of both sides; a raised SEQUENCE is one more.
    private mutating func setRevision(of part: ObjectPart, raised: Bool) {
        let other = source.parts[part.key]
        let greater = max(part.sequence, other?.sequence ?? 0) + (raised ? 1 : 0)
        if greater != part.sequence { set(Property("SEQUENCE", rawValue: "\(greater)"), in: part) }
        for name in ["DTSTAMP", "LAST-MODIFIED"] {
            guard let theirs = other?.component.first(named: name), theirs.rawValue.utf8.count == 16 else {
                continue
            }
            let mine = part.component.first(named: name)
            let isPlain = mine.map { $0.rawValue.utf8.count == 16 } ?? true
            guard isPlain, theirs.rawValue > mine?.rawValue ?? "" else { continue }
            set(Property(name, rawValue: theirs.rawValue), in: part)
        }
    }

    private mutating func set(_ property: Property, in part: ObjectPart) {
        var place = part.insertion
        for present in part.component.all(named: property.name) {
            let lines = target.lines.contentLine(at: present.line - 1)
            removed.formUnion(lines)
            place = lines.lowerBound
        }
        insert(folded(property), at: place)
    }

    /// Adds the VTIMEZONEs that new lines need and the text lacks, or has under the same unknown name with other rules.
    private mutating func addZones() {
        let first = target.calendar.components.first { $0.name != "VTIMEZONE" }?.lines.lowerBound
        let place = first.map { $0 - 1 } ?? end
        for name in usedZones.sorted() {
            guard let lines = source.zones[name] else { continue }
            if let present = target.zones[name] {
                guard source.definitions[name] != target.definitions[name] else { continue }
                removed.formUnion(present)
            }
            insert(copied(lines), at: place)
        }
    }
}
