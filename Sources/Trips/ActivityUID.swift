/// The UID that an activity carries in every calendar it visits (RFC 5545 section 3.8.4.7).
///
/// It is opaque text, compared octet by octet as calendars do: two UIDs that differ in case, or in
/// how an accent is encoded, are two activities.
public struct ActivityUID: Sendable {
    /// The text as the calendar gave it.
    public let text: String

    /// Creates a UID from its text.
    ///
    /// - Parameter text: The value of the UID property.
    public init(_ text: some StringProtocol) {
        self.text = String(text)
    }
}

extension ActivityUID {
    /// Looks at the octets of two where they lie, which takes a fraction of the time of `String.UTF8View`.
    private static func withOctets(
        _ left: ActivityUID, _ right: ActivityUID,
        _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Bool {
        var (left, right) = (left.text, right.text)
        return left.withUTF8 { left in right.withUTF8 { right in body(left, right) } }
    }
}

extension ActivityUID: Hashable {
    /// Whether both have the same octets; Swift's `String` would also equate different encodings of an accent.
    public static func == (left: ActivityUID, right: ActivityUID) -> Bool {
        withOctets(left, right) { $0.count == $1.count && $0.elementsEqual($1) }
    }

    /// Feeds the octets that `==` compares.
    public func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension ActivityUID: Comparable {
    /// Orders UIDs by their octets.
    public static func < (left: ActivityUID, right: ActivityUID) -> Bool {
        withOctets(left, right) { $0.lexicographicallyPrecedes($1) }
    }
}

extension ActivityUID: CustomStringConvertible {
    /// The text.
    public var description: String { text }
}
