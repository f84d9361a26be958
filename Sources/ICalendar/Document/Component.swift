package import CivilTime

/// One component of a calendar, such as a VEVENT, with everything that stands in it (RFC 5545 §3.6).
///
/// Components and properties that nobody knows are kept like any other. Order is kept.
public struct Component: Sendable {
    /// The name in capitals, such as `VEVENT`.
    public let name: String
    /// What the properties are made of.
    private var content: Content
    /// The components inside of this one, such as VALARM, in their order.
    public var components: [Component]
    /// The physical lines in the file, from BEGIN up to but not including the line after END.
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
        /// Lines as they were read; nothing has changed them.
        case read(LineStore)
        case made([Property])
    }

    /// The properties in their order.
    ///
    /// Of a component that was read they are made each time: look for single ones with ``first(named:)``, and ask for
    /// all of them once.
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

    /// The lines as they were read, if nothing has changed them.
    var store: LineStore? {
        if case .read(let store) = content { store } else { nil }
    }
}

extension Component: Hashable {
    /// Whether both hold the same, line numbers included.
    public static func == (one: Component, other: Component) -> Bool {
        one.name == other.name && one.lines == other.lines && one.properties == other.properties
            && one.components == other.components
    }

    /// Hashes all that ``==(_:_:)`` compares.
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
            // Through a pointer no property is copied but the one that is found.
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

    /// Returns the components of a name that stand directly in this one.
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

    /// Whether there is more than one property of a name, which must be in capitals.
    package func repeats(_ capitals: String) -> Bool {
        let key = NameKey.of(capitals)
        guard case .read(let store) = content else {
            return properties.lazy.filter { $0.isNamed(capitals) }.dropFirst().first != nil
        }
        guard store.mayRepeat(key), let first = store.index(of: capitals, key: key) else { return false }
        return store.index(of: capitals, key: key, from: first + 1) != nil
    }

    /// Whether there may be several properties of any one name; `false` is certain.
    package var mayRepeat: Bool { store?.mayRepeat ?? true }

    /// Whether there is a property of a name, which must be in capitals.
    package func has(_ capitals: String) -> Bool {
        switch content {
        case .read(let store): store.index(of: capitals, key: NameKey.of(capitals)) != nil
        case .made(let properties): properties.contains { $0.isNamed(capitals) }
        }
    }

    /// Whether there is a property whose name begins so; the beginning must be in capitals.
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

    /// The date and time in UTC of the first property of a name, where it has no parameters and needs no repair.
    ///
    /// - Parameter capitals: The property's name in capitals.
    /// - Returns: The date and time; `nil` says nothing of a property that is there.
    package func plainUTC(_ capitals: String) -> CivilDateTime? {
        guard let store, let index = store.index(of: capitals, key: NameKey.of(capitals)),
            store.isBare(at: index),
            case .utc(let civil)? = store.withValue(at: index, { PlainDateTime.value(of: $0) })
        else { return nil }
        return civil
    }

    /// Whether the octets of all properties of a name, which must be in capitals, pass a test.
    ///
    /// - Complexity: O(*n*) in the lines of the component; nothing is made of them.
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

    /// Whether the value of the first property of a name, which must be in capitals, is some text, as it stands.
    package func hasFirst(_ capitals: String, _ value: StaticString) -> Bool {
        guard let store else { return first(named: capitals)?.rawValue == "\(value)" }
        guard let index = store.index(of: capitals, key: NameKey.of(capitals)) else { return false }
        return value.withUTF8Buffer { wanted in store.withValue(at: index) { $0.elementsEqual(wanted) } }
    }

    /// The plain texts of all properties of a name, which must be in capitals, up to one that will do.
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

    /// The UID as plain text, or `nil` when there is none or it has nothing but blanks.
    public var uid: String? {
        guard let text = text("UID"), text.utf8.contains(where: { $0 != 0x20 && $0 != 0x09 }) else {
            return nil
        }
        return text
    }

    /// The UID, or the name when there is none: what a finding calls the component.
    public var label: String { uid ?? name }
}

// MARK: - Changing

extension Component {
    /// Puts a property in the place of the first one of its name and removes the others of that name.
    ///
    /// A property of a new name goes to the end.
    ///
    /// - Parameter property: The property that shall stand alone under its name.
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
