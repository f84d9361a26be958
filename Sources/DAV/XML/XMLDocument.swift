import CExpat
import Messages

/// A whole XML document, read under limits.
package struct XMLDocument: Sendable {
    /// The outermost element.
    package let root: XMLElement

    /// The most elements that are open at one time.
    package static let mostDepth: Int32 = 64
    /// The most elements of a document: a listing of 200,000 resources.
    package static let mostElements = 2_000_000
    /// The most attributes of one element; those of CalDAV have three.
    package static let mostAttributes: Int32 = 64

    /// Reads a document to its end.
    ///
    /// A document type declaration is refused, so no entity is ever expanded.
    ///
    /// - Parameter bytes: The document, in an encoding that it names.
    /// - Throws: An ``XMLFault`` for a document that is not well-formed to its end or over a limit.
    package init(_ bytes: [UInt8]) throws(XMLFault) {
        let builder = XMLBuilder()
        let handlers = cexpat_handlers(
            context: Unmanaged.passUnretained(builder).toOpaque(),
            start: { context, name, attributes in
                guard let name else { return 1 }
                XMLBuilder.at(context)?.start(name, attributes)
                return 0
            },
            text: { context, bytes, count in
                let raw = UnsafeRawBufferPointer(start: bytes, count: Int(count))
                XMLBuilder.at(context)?.add(raw)
                return 0
            },
            end: { context in
                XMLBuilder.at(context)?.end()
                return 0
            })
        let limits = cexpat_limits(
            depth: XMLDocument.mostDepth, elements: XMLDocument.mostElements,
            attributes: XMLDocument.mostAttributes)
        let result = bytes.withUnsafeBytes { raw in
            cexpat_read(raw.baseAddress?.assumingMemoryBound(to: CChar.self), raw.count, limits, handlers)
        }
        let line = Int(result.line)
        switch result.kind {
        case CEXPAT_READ: break
        case CEXPAT_DECLARATION:
            throw XMLFault(line: line, reason: tr("has a document type declaration, which is refused"))
        case CEXPAT_TOO_DEEP:
            throw XMLFault(
                line: line, reason: tr("is nested deeper than \(Int(XMLDocument.mostDepth)) elements"))
        case CEXPAT_TOO_MANY:
            throw XMLFault(line: line, reason: tr("has more than \(XMLDocument.mostElements) elements"))
        case CEXPAT_TOO_WIDE:
            throw XMLFault(
                line: line,
                reason: tr("has an element with more than \(Int(XMLDocument.mostAttributes)) attributes"))
        default:
            let reason = result.reason.map { String(cString: $0) } ?? ""
            throw XMLFault(line: line, reason: tr("is not well-formed XML to its end: \(reason)"))
        }
        guard let root = builder.root else { throw XMLFault(line: line, reason: tr("has no element")) }
        self.root = root
    }
}

/// What is wrong with an XML document.
package struct XMLFault: Error, Hashable, Sendable {
    /// The line, from 1.
    package let line: Int
    /// What is wrong, without a subject.
    package let reason: String
}

/// Puts a document together from what expat reports.
private final class XMLBuilder {
    private(set) var root: XMLElement?
    private var open: [XMLElement] = []
    /// The names that came already: a listing has a handful, thousands of times.
    private var names: [String: XMLName] = [:]

    static func at(_ context: UnsafeMutableRawPointer?) -> XMLBuilder? {
        context.map { Unmanaged<XMLBuilder>.fromOpaque($0).takeUnretainedValue() }
    }

    func start(_ name: UnsafePointer<CChar>, _ attributes: UnsafePointer<UnsafePointer<CChar>?>?) {
        var element = XMLElement(known(String(cString: name)))
        var next = attributes
        while let pair = next, let name = pair[0], let value = pair[1] {
            element.attributes[String(cString: name)] = String(cString: value)
            next = pair + 2
        }
        open.append(element)
    }

    func add(_ bytes: UnsafeRawBufferPointer) {
        guard !open.isEmpty else { return }
        open[open.count - 1].bytes.append(contentsOf: bytes)
    }

    func end() {
        guard let closed = open.popLast() else { return }
        if open.isEmpty { root = closed } else { open[open.count - 1].children.append(closed) }
    }

    private func known(_ text: String) -> XMLName {
        if let name = names[text] { return name }
        let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        let name =
            parts.count == 2 ? XMLName(String(parts[0]), String(parts[1])) : XMLName("", text)
        names[text] = name
        return name
    }
}
