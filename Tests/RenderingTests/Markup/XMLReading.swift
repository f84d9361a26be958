import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A document of XML as a strict parser reads it.
final class XMLReading: NSObject, XMLParserDelegate {
    private(set) var elements: [(name: String, attributes: [String: String])] = []
    /// The text of each element that holds any, in order.
    private(set) var texts: [String] = []
    private(set) var isWellFormed = false

    init(_ text: String) {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        isWellFormed = parser.parse() && parser.parserError == nil
    }

    var text: String { texts.joined(separator: " ") }

    func count(_ name: String) -> Int { elements.count { $0.name == name } }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
    ) {
        elements.append((elementName, attributeDict))
        texts.append("")
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        texts[texts.count - 1] += string
    }
}
