/// How much of a web page is read.
struct PageLimits: Sendable {
    /// The octets of the page.
    var bytes = 16 << 20
    /// How deep elements are followed; those within are read as if they stood beside one another.
    var depth = 512
    /// The objects of microdata, and how deep they stand in one another.
    var items = 10_000
    var itemDepth = 32
    /// The properties of all objects together.
    var properties = 100_000
    /// The attributes of one element.
    var attributes = 256
    /// The octets of text of one property, and of all of them together.
    var textBytes = 64 << 10
    var allTextBytes = 4 << 20
    /// The texts of JSON-LD.
    var scripts = 1_000
}
