/// How much of a web page is read.
package struct PageLimits: Sendable {
    /// The bytes of a page in UTF-8.
    package var bytes = 16 << 20
    /// The depth to which elements of a page are followed.
    package var depth = 512
    /// The objects of microdata in a page.
    package var items = 10_000
    /// The depth of objects of microdata in one another.
    package var itemDepth = 32
    /// The properties of all objects of microdata in a page.
    package var properties = 100_000
    /// The attributes of one element of a page.
    package var attributes = 256
    /// The bytes of text of one property of microdata.
    package var textBytes = 64 << 10
    /// The bytes of text of all properties of microdata in a page.
    package var allTextBytes = 4 << 20
    /// The texts of JSON-LD in a page.
    package var scripts = 1_000

    /// Takes the usual limits.
    package init() {}
}
