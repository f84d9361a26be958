/// A piece of a web page.
enum PageToken {
    /// The beginning of an element: its name in lower case, its attributes, and whether it closes itself.
    case begin(name: String, attributes: [PageAttribute], isClosed: Bool)
    /// The end of an element.
    case end(name: String)
    /// Text with its character references not yet decoded.
    case text(ArraySlice<UInt8>)
    /// The raw text of an element such as a script, in which no elements stand.
    case raw(name: String, attributes: [PageAttribute], text: ArraySlice<UInt8>, line: Int)
}
