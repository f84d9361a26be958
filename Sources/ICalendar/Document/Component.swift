/// One component of a calendar, such as a VEVENT, with its whole content (RFC 5545 §3.6).
///
/// Unknown components and properties are kept like any other. Order is kept.
public struct Component: Sendable {
    /// The name in capitals, such as `VEVENT`.
    public let name: String
    /// The storage of the properties.
    private var content: Content
    /// The subcomponents, such as VALARMs, in their order.
    public var components: [Component]
    /// The physical lines in the file, from BEGIN to the line after END, exclusive.
    ///
    /// Lines count from 1; the range is empty when the component was not read from a file.
    public let lines: Range<Int>

    /// Makes a component.
    ///
    /// - Parameters:
    ///   - name: A name of ASCII letters, digits and hyphens.
    ///   - properties: The properties in their order.
    ///   - components: The components inside, in their order.
    /// - Precondition: `name` is a name.
    public init(_ name: String, properties: [Property] = [], components: [Component] = []) {
        precondition(Token.isName(name), "a component's name has letters, digits and hyphens only")
        self.init(unchecked: name, properties: properties, components: components, lines: 0..<0)
    }

    init(unchecked name: String, properties: [Property], components: [Component], lines: Range<Int>) {
        self.name = Token.capitals(name)
        content = .made(properties)
        self.components = components
        self.lines = lines
    }

    /// Makes a component that was read, with a name in capitals.
    init(_ name: String, reading store: LineStore, components: [Component], lines: Range<Int>) {
        self.name = name
        content = .read(store)
        self.components = components
        self.lines = lines
    }

    private enum Content: Sendable {
        /// Unchanged lines from a file.
        case read(LineStore)
        case made([Property])
    }

    /// The properties in their order.
    ///
    /// For a component that was read they are created on each access: use ``first(named:)`` for single ones,
    /// and get the whole list once.
    public var properties: [Property] {
        get {
            switch content {
            case .read(let store): store.properties
            case .made(let properties): properties
            }
        }
        set { content = .made(newValue) }
        _modify {
            var properties = properties
            content = .made([])
            defer { content = .made(properties) }
            yield &properties
        }
    }

    /// The lines as read, if unchanged.
    var store: LineStore? {
        if case .read(let store) = content { store } else { nil }
    }
}

extension Component: Hashable {
    /// Compares content and line numbers.
    public static func == (one: Component, other: Component) -> Bool {
        one.name == other.name && one.lines == other.lines && one.properties == other.properties
            && one.components == other.components
    }

    /// Hashes everything that ``==(_:_:)`` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(properties)
        hasher.combine(components)
        hasher.combine(lines)
    }
}

// MARK: - Reading

extension Component {
    /// Returns the first property of a name.
    ///
    /// - Parameter name: The property's name, in any case.
    /// - Returns: The first property of that name, or `nil`.
    public func first(named name: String) -> Property? {
        switch content {
        case .read(let store): return store.index(of: name, key: NameKey.of(name)).map(store.property(at:))
        case .made(let properties):
            let wanted = Token.capitals(name)
            // Through a pointer only the property found is copied.
            return properties.withUnsafeBufferPointer { properties in
                for index in properties.indices where properties[index].isNamed(wanted) {
                    return properties[index]
                }
                return nil
            }
        }
    }

    /// Returns every property of a name.
    ///
    /// - Parameter name: The property's name, in any case.
    /// - Returns: The properties of that name in their order.
    public func all(named name: String) -> [Property] {
        guard let store else {
            let wanted = Token.capitals(name)
            return properties.filter { $0.isNamed(wanted) }
        }
        return store.indices(of: name).map(store.property(at:))
    }

    /// Returns the direct subcomponents of a name.
    ///
    /// - Parameter name: The component's name, in any case.
    /// - Returns: The components of that name in their order.
    public func components(named name: String) -> [Component] {
        let wanted = Token.capitals(name)
        return components.filter { $0.name == wanted }
    }

    /// Returns the plain text of the first property of a name.
    ///
    /// - Parameter name: The property's name, in any case.
    /// - Returns: The unescaped text, or `nil` when there is no such property.
    public func text(_ name: String) -> String? {
        guard let store else { return first(named: name)?.text }
        return store.index(of: name, key: NameKey.of(name)).map(store.text(at:))
    }

    /// Returns whether more than one property has a name, given in capitals.
    package func repeats(_ capitals: String) -> Bool {
        let key = NameKey.of(capitals)
        guard case .read(let store) = content else {
            return properties.lazy.filter { $0.isNamed(capitals) }.dropFirst().first != nil
        }
        guard store.mayRepeat(key), let first = store.index(of: capitals, key: key) else { return false }
        return store.index(of: capitals, key: key, from: first + 1) != nil
    }

    /// Whether several properties may share a name; `false` is certain.
    package var mayRepeat: Bool { store?.mayRepeat ?? true }

    /// Returns whether a property has a name, given in capitals.
    package func has(_ capitals: String) -> Bool {
        switch content {
        case .read(let store): store.index(of: capitals, key: NameKey.of(capitals)) != nil
        case .made(let properties): properties.contains { $0.isNamed(capitals) }
        }
    }

    /// Returns whether a property's name has a prefix, given in capitals.
    package func has(prefix capitals: String) -> Bool {
        guard let store else { return properties.contains { $0.name.hasPrefix(capitals) } }
        return store.hasName(prefix: capitals)
    }

    /// Returns the properties that have a parameter.
    ///
    /// - Parameter parameter: The parameter's name in capitals.
    /// - Returns: The properties in their order.
    package func properties(with parameter: String) -> [Property] {
        guard let store else { return properties.filter { $0.parameter(parameter) != nil } }
        return store.indices(mentioning: parameter).map(store.property(at:)).filter {
            $0.parameter(parameter) != nil
        }
    }

    /// Returns whether all values of a name, given in capitals, pass a test on their bytes.
    ///
    /// - Complexity: O(*n*) in the lines of the component; nothing is allocated.
    package func allValues(_ capitals: String, satisfy isSound: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool
    {
        guard let store else {
            return properties.allSatisfy {
                var value = $0.rawValue
                return !$0.isNamed(capitals) || value.withUTF8(isSound)
            }
        }
        let key = NameKey.of(capitals)
        var next = store.index(of: capitals, key: key)
        while let index = next {
            guard store.withValue(at: index, isSound) else { return false }
            next = store.index(of: capitals, key: key, from: index + 1)
        }
        return true
    }

    /// Returns whether the first property of a name, given in capitals, has a raw value.
    package func hasFirst(_ capitals: String, _ value: StaticString) -> Bool {
        guard let store else { return first(named: capitals)?.rawValue == "\(value)" }
        guard let index = store.index(of: capitals, key: NameKey.of(capitals)) else { return false }
        return value.withUTF8Buffer { wanted in store.withValue(at: index) { $0.elementsEqual(wanted) } }
    }

    /// Returns the first plain text of a name, given in capitals, that passes a test.
    package func firstText(_ capitals: String, where isWanted: (String) -> Bool) -> (
        first: String?, wanted: String?
    ) {
        var first: String?
        func isLast(_ text: String) -> Bool {
            if first == nil { first = text }
            return isWanted(text)
        }
        if let store {
            let key = NameKey.of(capitals)
            var next = store.index(of: capitals, key: key)
            while let index = next {
                let text = store.text(at: index)
                if isLast(text) { return (first, text) }
                next = store.index(of: capitals, key: key, from: index + 1)
            }
        } else {
            for property in all(named: capitals) where isLast(property.text) { return (first, property.text) }
        }
        return (first, nil)
    }

    /// The UID as plain text; `nil` when it is missing or blank.
    public var uid: String? {
        guard let text = text("UID"), text.utf8.contains(where: { $0 != 0x20 && $0 != 0x09 }) else {
            return nil
        }
        return text
    }

    /// The UID, or the component's name without one, for findings.
    public var label: String { uid ?? name }
}

// MARK: - Changing

extension Component {
    /// Replaces the first property of a name and removes the others of that name.
    ///
    /// A property with a new name is appended.
    ///
    /// - Parameter property: The only property of its name afterwards.
    public mutating func set(_ property: Property) {
        guard let index = properties.firstIndex(where: { $0.name == property.name }) else {
            properties.append(property)
            return
        }
        properties[index] = property
        var position = -1
        properties.removeAll {
            position += 1
            return position > index && $0.name == property.name
        }
    }

    /// Adds a property at the end.
    ///
    /// - Parameter property: The property to add.
    public mutating func append(_ property: Property) { properties.append(property) }

    /// Adds a component at the end.
    ///
    /// - Parameter component: The component to add.
    public mutating func append(_ component: Component) { components.append(component) }

    /// Removes every property of a name.
    ///
    /// - Parameter name: The property's name, in any case.
    public mutating func remove(named name: String) {
        let wanted = Token.capitals(name)
        properties.removeAll { $0.name == wanted }
    }
}
