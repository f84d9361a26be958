import Testing

@testable import DAV

@Suite("XML under limits") struct XMLDocumentTests {
    private static func fault(_ bytes: [UInt8]) -> String? {
        do throws(XMLFault) {
            _ = try XMLDocument(bytes)
            return nil
        } catch { return error.reason }
    }

    private static func fault(_ text: String) -> String? { fault(Array(text.utf8)) }

    @Test func `a text of twelve megabytes in one element is whole`() throws {
        let text = String(repeating: String(repeating: "x", count: 4_000) + "\n", count: 3_000)
        #expect(try XMLDocument(Array("<a>\(text)</a>".utf8)).root.bytes.count == 3_000 * 4_001)
    }

    @Test func `many attributes are refused`() throws {
        func element(_ count: Int) -> String {
            "<a \((0..<count).map { "b\($0)=''" }.joined(separator: " "))/>"
        }
        #expect(try XMLDocument(Array(element(64).utf8)).root.attributes.count == 64)
        #expect(Self.fault(element(65)) == "has an element with more than 64 attributes")
        #expect(Self.fault(element(300_000)) == "has an element with more than 64 attributes")
    }

    @Test func `many elements are refused`() {
        let many = "<a>" + String(repeating: "<b/>", count: 2_000_000) + "</a>"
        #expect(Self.fault(many) == "has more than 2000000 elements")
    }

    @Test(arguments: [
        "<a></a><b/>", "<a/>text", "<a>", "<a></b>", "<a b=c/>", "<a b='1' b='2'/>", "<x:a/>", "<a>&b;</a>",
        "<a>\u{1}</a>",
        "<a>\u{0}</a>", "<a>&#0;</a>", "<a>]]></a>", "<a/>\u{0}", "\u{0}<a/>", "<a><![CDATA[x</a>",
        "<?xml version='1.0' encoding='x-none'?><a/>",
        "<a xmlns:p='u' xmlns:q='u' p:b='1' q:b='2'/>", "<a xmlns:p='DAV:&#10;x'><p:b/></a>",
    ])
    func `what is not well-formed is refused`(text: String) {
        #expect(Self.fault(text)?.hasPrefix("is not well-formed XML to its end") == true)
    }

    @Test(arguments: [
        "<!DOCTYPE a><a/>", "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>",
        "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>",
        "<!DOCTYPE a [<!ENTITY % p SYSTEM 'http://127.0.0.1/'>%p;]><a/>",
    ])
    func `a declaration is refused, whatever stands in it`(text: String) {
        #expect(Self.fault(text) == "has a document type declaration, which is refused")
    }

    @Test func `every encoding that expat knows is read as UTF-8`() throws {
        func text(_ bytes: [UInt8]) throws -> String { try XMLDocument(bytes).root.text }
        #expect(try text([0xEF, 0xBB, 0xBF] + Array("<a>é</a>".utf8)) == "é")
        #expect(
            try text(
                Array("<?xml version='1.0' encoding='iso-8859-1'?><a>".utf8) + [0xE9] + Array("</a>".utf8))
                == "é")
        #expect(
            try text([0xFF, 0xFE] + "<a>é</a>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }) == "é")
        #expect(Self.fault(Array("<a>".utf8) + [0xE9] + Array("</a>".utf8)) != nil)
    }

    @Test func `a prefix is another's namespace only by its declaration`() throws {
        let root = try XMLDocument(Array("<a xmlns='DAV:' xmlns:D='urn:x'><D:a/><a xmlns=''/></a>".utf8)).root
        #expect(root.name == .dav("a"))
        #expect(root.children.map(\.name) == [XMLName("urn:x", "a"), XMLName("", "a")])
    }
}
