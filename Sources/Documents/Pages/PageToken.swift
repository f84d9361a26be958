/// A piece of a web page.
enum PageToken {
    /// The beginning of an element: its name in small letters, its attributes, and whether it ends at once.
    case begin(name: String, attributes: [PageAttribute], isClosed: Bool)
    /// The end of an element.
    case end(name: String)
    /// Text, still with its character references.
    case text(ArraySlice<UInt8>)
    /// What stands in an element whose contents are no elements: a script.
    case raw(name: String, attributes: [PageAttribute], text: ArraySlice<UInt8>, line: Int)
}
