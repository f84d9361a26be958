/// The name of an XML element: its namespace and its local name.
package struct XMLName: Hashable, Sendable {
    /// The namespace, like `DAV:`; empty for none.
    package let namespace: String
    /// The local name, like `multistatus`.
    package let local: String

    /// Makes a name.
    ///
    /// - Parameters:
    ///   - namespace: The namespace; empty for none.
    ///   - local: The local name.
    package init(_ namespace: String, _ local: String) { (self.namespace, self.local) = (namespace, local) }

    /// Makes a name of RFC 4918.
    ///
    /// - Parameter local: The local name.
    /// - Returns: The name in `DAV:`.
    package static func dav(_ local: String) -> XMLName { XMLName("DAV:", local) }

    /// Makes a name of RFC 4791.
    ///
    /// - Parameter local: The local name.
    /// - Returns: The name in CalDAV's namespace.
    package static func caldav(_ local: String) -> XMLName { XMLName("urn:ietf:params:xml:ns:caldav", local) }

    /// The tag of a collection's state that servers had before RFC 6578.
    package static let collectionTag = XMLName("http://calendarserver.org/ns/", "getctag")

    /// The colour of a calendar, as most programs write it.
    package static let calendarColor = XMLName("http://apple.com/ns/ical/", "calendar-color")
}
