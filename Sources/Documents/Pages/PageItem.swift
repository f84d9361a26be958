/// An object of microdata (WHATWG HTML §5): its types, and its properties in their order.
package struct PageItem: Hashable, Sendable {
    /// A value of a property.
    package enum Value: Hashable, Sendable {
        /// A text: that of an element, or of one of its attributes.
        case text(String)
        /// Another object.
        case item(PageItem)
    }

    /// A name and the values that it has.
    package struct Property: Hashable, Sendable {
        /// The name without its address.
        package let name: String
        /// The values in order; at least one.
        package internal(set) var values: [Value]
    }

    /// The types without their address: `FlightReservation` of `http://schema.org/FlightReservation`.
    package let types: [String]
    /// The properties; each name occurs once.
    package internal(set) var properties: [Property] = []
}
