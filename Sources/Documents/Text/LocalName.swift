/// Shortens the names of types and properties, which may be addresses.
package enum LocalName {
    /// Removes the address before a name.
    ///
    /// - Parameter name: A name, as in `http://schema.org/ReservationConfirmed`.
    /// - Returns: The last part of it: `ReservationConfirmed`.
    package static func of(_ name: String) -> String {
        guard let index = name.utf8.lastIndex(where: { $0 == 0x2F || $0 == 0x23 || $0 == 0x3A }) else {
            return name
        }
        return String(name[name.utf8.index(after: index)...])
    }
}
