/// A field of a header.
package struct HTTPField: Hashable, Sendable {
    /// Its name; upper and lower case are the same.
    package let name: String
    /// Its value.
    package let value: String

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - value: The value.
    package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
}
