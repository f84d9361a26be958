/// Collects the objects of microdata (WHATWG HTML §5) from the elements of a page.
struct PageItems {
    private let limits: PageLimits
    private var elements: [Element] = []
    private var items: [Open] = []
    private(set) var finished: [(value: PageItem, line: Int)] = []
    /// Whether a limit was reached.
    private(set) var isFull = false
    private var counts = (items: 0, properties: 0, textBytes: 0)
    /// How many elements of each name are open, and which of them collect text.
    private var open: [String: Int] = [:]
    private var gathering: [Int] = []

    private struct Element {
        let name: String
        /// Whether an object begins with this element.
        var isItem = false
        /// The properties whose value is the text of this element.
        var properties: [String] = []
        /// The index of the object that they belong to.
        var owner: Int?
        var text: [UInt8] = []
    }

    private struct Open {
        var item: PageItem
        /// The properties of the outer object that this object is a value of.
        let properties: [String]
        let line: Int

        /// Adds a value; `false` when there are too many names.
        mutating func add(_ name: String, _ value: PageItem.Value) -> Bool {
            if let index = item.properties.firstIndex(where: { $0.name == name }) {
                item.properties[index].values.append(value)
            } else if item.properties.count < PageItems.mostNames {
                item.properties.append(PageItem.Property(name: name, values: [value]))
            } else {
                return false
            }
            return true
        }
    }

    /// The most names of properties of one object of microdata.
    ///
    /// A reservation has about thirty.
    private static let mostNames = 256
    /// The most nested properties of microdata that collect text.
    private static let mostGathering = 16

    init(limits: PageLimits) { self.limits = limits }

    // MARK: Elements

    mutating func begin(_ name: String, _ attributes: [PageAttribute], isClosed: Bool, line: Int) {
        if Self.closesItself.contains(name), elements.last?.name == name { close() }
        let isVoid = isClosed || Self.voidNames.contains(name)
        var element = Element(name: name)
        let properties = names(attributes.value("itemprop"))
        if attributes.value("itemscope") != nil {
            element.isItem = begin(attributes.value("itemtype"), properties, line)
        } else if !properties.isEmpty, !items.isEmpty {
            if let value = Self.value(of: name, attributes) {
                add(properties, .text(value), to: items.count - 1)
            } else if gathering.count < Self.mostGathering {
                element.properties = properties
                element.owner = items.count - 1
            } else {
                isFull = true
            }
        }
        let isTelling = element.isItem || !element.properties.isEmpty
        guard elements.count < limits.depth || isTelling && elements.count < 2 * limits.depth else {
            if element.isItem { endItem() }
            return
        }
        if element.owner != nil { gathering.append(elements.count) }
        elements.append(element)
        open[name, default: 0] += 1
        if isVoid { close() }
    }

    mutating func end(_ name: String) {
        guard open[name, default: 0] > 0, let index = elements.lastIndex(where: { $0.name == name }) else {
            return
        }
        while elements.count > index { close() }
    }

    mutating func add(text: ArraySlice<UInt8>) {
        for index in gathering {
            guard elements[index].text.count + text.count <= limits.textBytes,
                counts.textBytes + text.count <= limits.allTextBytes
            else {
                isFull = true
                continue
            }
            elements[index].text += text
            counts.textBytes += text.count
        }
    }

    mutating func finish() { while !elements.isEmpty { close() } }

    private mutating func close() {
        guard let element = elements.popLast() else { return }
        open[element.name, default: 1] -= 1
        if gathering.last == elements.count { gathering.removeLast() }
        if let owner = element.owner {
            let text = CharacterReferences.text(of: element.text[...])
            let plain = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            add(element.properties, .text(plain), to: owner)
        }
        if element.isItem { endItem() }
    }

    // MARK: Objects

    /// Begins an object, unless there are too many.
    private mutating func begin(_ types: String?, _ properties: [String], _ line: Int) -> Bool {
        guard counts.items < limits.items, items.count < limits.itemDepth else {
            isFull = true
            return false
        }
        counts.items += 1
        let types = names(types).map { LocalName.of($0) }
        items.append(
            Open(
                item: PageItem(types: types), properties: items.isEmpty ? [] : properties, line: line))
        return true
    }

    private mutating func endItem() {
        guard let item = items.popLast() else { return }
        if item.properties.isEmpty || items.isEmpty {
            finished.append((item.item, item.line))
        } else {
            add(item.properties, .item(item.item), to: items.count - 1)
        }
    }

    private mutating func add(_ names: [String], _ value: PageItem.Value, to owner: Int) {
        guard items.indices.contains(owner) else { return }
        for name in names {
            guard counts.properties < limits.properties else {
                isFull = true
                return
            }
            counts.properties += 1
            if !items[owner].add(LocalName.of(name), value) { isFull = true }
        }
    }

    private func names(_ value: String?) -> [String] {
        value?.split(whereSeparator: \.isWhitespace).prefix(8).map(String.init) ?? []
    }

    /// The value in an attribute; `nil` when the value is the text of the element.
    private static func value(of name: String, _ attributes: [PageAttribute]) -> String? {
        if let content = attributes.value("content") { return content }
        switch name {
        case "meta": return ""
        case "a", "area", "link": return attributes.value("href") ?? ""
        case "audio", "embed", "iframe", "img", "source", "track", "video":
            return attributes.value("src") ?? ""
        case "object": return attributes.value("data") ?? ""
        case "data", "meter": return attributes.value("value")
        case "time": return attributes.value("datetime")
        default: return nil
        }
    }

    private static let voidNames: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
        "track",
        "wbr",
    ]
    /// Elements whose end tag is often left out before the next element of that name.
    private static let closesItself: Set<String> = ["p", "li", "dt", "dd", "option", "tr", "td", "th"]
}
