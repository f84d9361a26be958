import Documents
import Testing

@testable import Documents

/// The bounds of a web page, each as it is and one above; docs/limits.md lists them.
///
/// What would take long is tried with smaller numbers.
@Suite("Limits of pages") struct PageLimitTests {
    private static let more = "there is more microdata than is read; the rest was passed over"

    private func data(_ page: String, _ change: (inout PageLimits) -> Void = { _ in }) -> PageData {
        var limits = PageLimits()
        change(&limits)
        return PageData(Array(page.utf8), limits: limits)
    }

    /// The objects of microdata, in the way of JSON.
    private func items(_ data: PageData) -> [String] {
        data.found.compactMap {
            guard case .item(let item) = $0.value else { return nil }
            return text(item)
        }
    }

    private func text(_ item: PageItem) -> String {
        let members = item.properties.map { property in
            let values = property.values.map { value in
                switch value {
                case .text(let text): "\"\(text)\""
                case .item(let item): text(item)
                }
            }
            return "\"\(property.name)\":" + values.joined(separator: " and ")
        }
        return "{" + members.joined(separator: ",") + "}"
    }

    @Test func `a page has 16 MiB at most`() {
        #expect(PageLimits().bytes == 16 << 20)
        let page = "<p itemscope><meta itemprop=a content=b></p>"
        #expect(items(data(page) { $0.bytes = page.utf8.count }) == [#"{"a":"b"}"#])
        let above = data(page) { $0.bytes = page.utf8.count - 1 }
        #expect(above.flaws == ["the page has 44 bytes; at most 43 are read"])
        #expect(above.found.isEmpty)
    }

    @Test(arguments: [511, 512, 513]) func `elements are followed 512 deep, and what is within is read`(
        _ depth: Int
    ) {
        #expect(PageLimits().depth == 512)
        let page =
            String(repeating: "<b>", count: depth) + "<p itemscope><meta itemprop=a content=b></p>"
            + String(repeating: "</b>", count: depth)
        #expect(items(data(page)) == [#"{"a":"b"}"#])
        #expect(data(page).flaws.isEmpty)
    }

    @Test func `a page has 10,000 objects at most`() {
        #expect(PageLimits().items == 10_000)
        let page = String(repeating: "<p itemscope><meta itemprop=a content=b></p>", count: 3)
        #expect(items(data(page) { $0.items = 3 }).count == 3)
        #expect(data(page) { $0.items = 3 }.flaws.isEmpty)
        #expect(items(data(page) { $0.items = 2 }).count == 2)
        #expect(data(page) { $0.items = 2 }.flaws == [Self.more])
    }

    @Test func `objects stand 32 deep at most`() {
        func page(_ depth: Int) -> PageData {
            data(
                String(repeating: "<div itemscope itemprop=a>", count: depth)
                    + String(repeating: "</div>", count: depth))
        }
        #expect(page(32).flaws.isEmpty)
        #expect(items(page(32)).first?.filter { $0 == "{" }.count == 32)
        #expect(page(33).flaws == [Self.more])
        #expect(items(page(33)).first?.filter { $0 == "{" }.count == 32)
    }

    @Test func `a page has 100,000 properties at most`() {
        #expect(PageLimits().properties == 100_000)
        let page = "<p itemscope><meta itemprop=a content=b><meta itemprop=c content=d></p>"
        #expect(items(data(page) { $0.properties = 2 }) == [#"{"a":"b","c":"d"}"#])
        #expect(data(page) { $0.properties = 2 }.flaws.isEmpty)
        #expect(items(data(page) { $0.properties = 1 }) == [#"{"a":"b"}"#])
        #expect(data(page) { $0.properties = 1 }.flaws == [Self.more])
    }

    @Test(arguments: [(255, #"{"a":"b"}"#), (256, "{}")])
    func `an element has 256 attributes at most`(_ before: Int, _ found: String) {
        let page =
            "<p itemscope><meta itemprop=a" + (1..<before).map { " x\($0)=1" }.joined() + " content=b></p>"
        // Without its content a meta says nothing: its value is the empty text.
        #expect(items(data(page)) == [before == 255 ? found : #"{"a":""}"#])
    }

    @Test func `the text of a property has 64 KiB at most, and all together 4 MiB`() {
        #expect(PageLimits().textBytes == 64 << 10)
        #expect(PageLimits().allTextBytes == 4 << 20)
        let page = "<p itemscope><b itemprop=a>12345</b><b itemprop=c>12345</b></p>"
        #expect(
            items(data(page) { ($0.textBytes, $0.allTextBytes) = (5, 10) }) == [#"{"a":"12345","c":"12345"}"#]
        )
        #expect(data(page) { ($0.textBytes, $0.allTextBytes) = (5, 10) }.flaws.isEmpty)
        #expect(items(data(page) { $0.textBytes = 4 }) == [#"{"a":"","c":""}"#])
        #expect(data(page) { $0.textBytes = 4 }.flaws == [Self.more])
        #expect(items(data(page) { $0.allTextBytes = 9 }) == [#"{"a":"12345","c":""}"#])
        #expect(data(page) { $0.allTextBytes = 9 }.flaws == [Self.more])
    }

    @Test func `a page has a thousand texts of JSON-LD at most`() {
        func page(_ count: Int) -> PageData {
            data(String(repeating: "<script type=application/ld+json>{}</script>\n", count: count))
        }
        #expect(page(1_000).found.count == 1_000)
        #expect(page(1_000).flaws.isEmpty)
        #expect(page(1_001).found.count == 1_000)
        #expect(page(1_001).flaws == ["there are more than 1000 texts of JSON-LD; the others were not read"])
    }

    @Test(arguments: [(256, []), (257, [more])])
    func `an object has 256 names at most`(_ count: Int, _ flaws: [String]) {
        let page = data(
            "<p itemscope>" + (0..<count).map { "<meta itemprop=n\($0) content=b>" }.joined() + "</p>")
        #expect(page.flaws == flaws)
        #expect(items(page).first?.filter { $0 == ":" }.count == 256)
    }

    @Test(arguments: [(16, []), (17, [more])])
    func `the texts of sixteen properties stand in one another at most`(_ count: Int, _ flaws: [String]) {
        let page = data(
            "<p itemscope>" + (0..<count).map { "<b itemprop=n\($0)>" }.joined() + "text"
                + String(repeating: "</b>", count: count) + "</p>")
        #expect(page.flaws == flaws)
        #expect(items(page).first?.components(of: "text").count == 16)
    }

    @Test func `a character reference has sixteen bytes at most`() {
        #expect(CharacterReferences.text(of: Array("&#00000000000065;".utf8)[...]) == "A")
        #expect(CharacterReferences.text(of: Array("&#000000000000065;".utf8)[...]) == "A;")
    }
}

extension String {
    /// Where a part stands in the text.
    fileprivate func components(of part: String) -> [Range<String.Index>] { ranges(of: part) }
}
