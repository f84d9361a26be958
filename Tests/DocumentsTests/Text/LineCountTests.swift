import Testing

@testable import Documents

/// The lines on which bytes stand.
@Suite("Lines of bytes") struct LineCountTests {
    @Test func `lines are counted forwards and back`() {
        let text = Array(String(repeating: "abc\n", count: 5_000).utf8)
        var lines = LineCount(text)
        for index in [0, 3, 4, 9_000, 4_095, 4_096, 19_999, 12, 20_000] {
            #expect(lines.line(at: index) == 1 + text[..<index].count { $0 == 0x0A })
        }
    }

    @Test(arguments: [0, 1, 4_095, 4_096, 4_097, 10_000, 20_000, 99_999])
    func `lines are counted in any order`(_ index: Int) {
        let bytes = (0..<20_000).map { UInt8($0 % 7 == 0 ? 0x0A : 0x61) }
        var count = LineCount(bytes)
        let expected = 1 + bytes.prefix(index).count { $0 == 0x0A }
        _ = count.line(at: 15_000)
        #expect(count.line(at: index) == expected)
        #expect(count.line(at: 0) == 1)
    }
}
