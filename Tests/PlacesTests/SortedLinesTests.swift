import Testing

@testable import Places

@Suite("SortedLines") struct SortedLinesTests {
    private let lines = SortedLines(text: "a\t1\nab\t2\nb\t3\nbcd\t\nbce\t5\n")

    @Test(arguments: [
        ("a", "a\t1"), ("ab", "ab\t2"), ("b", "b\t3"), ("bcd", "bcd\t"), ("bce", "bce\t5"), ("", nil),
        ("0", nil),
        ("aa", nil), ("abc", nil), ("bc", nil), ("bcdd", nil), ("c", nil), ("a\t1", nil),
    ])
    func `a key has its own line or none`(key: String, line: String?) {
        #expect(lines.line(key: key) == line)
    }

    @Test(arguments: [
        ("", 5), ("a", 2), ("ab", 1), ("b", 3), ("bc", 2), ("bce", 1), ("c", 0), ("0", 0), ("abc", 0),
    ])
    func `a beginning has all its lines`(prefix: String, count: Int) {
        #expect(lines.lines(keyPrefix: prefix).count == count)
    }

    @Test func `the last line needs no end`() {
        let open = SortedLines(text: "a\t1\nb\t2")
        #expect(open.line(key: "b") == "b\t2")
        #expect(open.all() == ["a\t1", "b\t2"])
    }

    @Test func `no text has no lines`() {
        let empty = SortedLines(text: "")
        #expect(empty.line(key: "a") == nil)
        #expect(empty.all().isEmpty)
    }
}
