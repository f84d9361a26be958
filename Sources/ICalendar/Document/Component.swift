/// One component of a calendar, such as a VEVENT, with everything that stands in it (RFC 5545 §3.6).
///
/// Components and properties that nobody knows are kept like any other. Order is kept.
public struct Component: Hashable, Sendable {
    /// The name in capitals, such as `VEVENT`.
    public let name: String
    /// The properties in their order.
    public var properties: [Property]
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
        self.properties = properties
        self.components = components
        self.lines = lines
    }
}

// MARK: - Reading

extension Component {
    /// Returns the first property of a name.
    ///
    /// - Parameter name: The property's name, in any case.
    /// - Returns: The first property of that name, or `nil`.
    public func first(named name: String) -> Property? {
        let wanted = Token.capitals(name)
        // Through a pointer no property is copied but the one that is found.
        return properties.withUnsafeBufferPointer { properties in
            for index in properties.indices where properties[index].isNamed(wanted) {
                return properties[index]
            }
            return nil
        }
    }

    /// Returns every property of a name.
    ///
    /// - Parameter name: The property's name, in any case.
    /// - Returns: The properties of that name in their order.
    public func all(named name: String) -> [Property] {
        let wanted = Token.capitals(name)
        return properties.filter { $0.isNamed(wanted) }
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
    public func text(_ name: String) -> String? { first(named: name)?.text }

    /// The UID as plain text, or `nil` when there is none or it is empty.
    public var uid: String? {
        guard let text = text("UID"), !text.isEmpty else { return nil }
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
