/// How much of a web page is read.
package struct PageLimits: Sendable {
    /// The most bytes of a page in UTF-8.
    package var bytes = 16 << 20
    /// The greatest depth of nested elements.
    package var depth = 512
    /// The most objects of microdata in a page.
    package var items = 10_000
    /// The greatest depth of nested objects of microdata.
    package var itemDepth = 32
    /// The most properties of all objects of microdata in a page.
    package var properties = 100_000
    /// The most attributes of one element.
    package var attributes = 256
    /// The most bytes of text of one property of microdata.
    package var textBytes = 64 << 10
    /// The most bytes of text of all properties of microdata in a page.
    package var allTextBytes = 4 << 20
    /// The most texts of JSON-LD in a page.
    package var scripts = 1_000

    /// Makes the default limits.
    package init() {}
}
