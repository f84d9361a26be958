import Testing

@testable import Rendering

/// Lines on a terminal.
@Suite("Lines that fit a terminal") struct LineWrapTests {
    static let flight =
        "  09:25–13:40  Flight QJ 716 from Tokyo Haneda to Los Angeles, operated by another airline"

    @Test func `a line goes on below its second column`() {
        #expect(
            LineWrap.wrapped(Self.flight, to: 60) == """
                  09:25–13:40  Flight QJ 716 from Tokyo Haneda to Los
                               Angeles, operated by another airline
                """)
        #expect(LineWrap.wrapped(Self.flight, to: 120) == Self.flight)
    }

    @Test func `a sentence goes on two columns in, and other lines stay`() {
        let text = "short\nerror: the trip has no activity on that date, and none before or after it\n  end\n"
        #expect(
            LineWrap.wrapped(text, to: 40) == """
                short
                error: the trip has no activity on that
                  date, and none before or after it
                  end

                """)
    }

    @Test(arguments: [20, 37, 60, 80, 120]) func `no line is too wide, and no word is lost`(columns: Int) {
        let text = Self.flight + "\n" + String(repeating: "一日目は東京、二日目は京都。", count: 9)
        let lines = LineWrap.wrapped(text, to: columns).split(separator: "\n")
        for line in lines { #expect(DisplayWidth.columns(of: line) <= columns) }
        #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " && $0 != "\n" })
        #expect(!lines.contains { $0.drop { $0 == " " }.hasPrefix("。") })
    }

    @Test func `an address is never broken`() {
        let address = "https://example.org/" + String(repeating: "a", count: 70)
        #expect(LineWrap.wrapped("read \(address) first", to: 40) == "read\n  \(address)\n  first")
    }

    @Test func `colours have no width`() {
        let coloured = "\u{1B}[31merror\u{1B}[0m: " + String(repeating: "x", count: 33)
        #expect(LineWrap.wrapped(coloured, to: 40) == coloured)
        #expect(LineWrap.wrapped(coloured + " y", to: 40) == coloured + "\n  y")
    }

    @Test func `right-to-left text is isolated on each line`() {
        let text = "\u{2068}\("שלום עולם שלום עולם")\u{2069} end"
        #expect(
            LineWrap.wrapped(text, to: 20)
                == "\u{2068}שלום עולם שלום עולם\u{2069}\n  end")
        #expect(
            LineWrap.wrapped("flight to \(text)", to: 21)
                == "flight to \u{2068}שלום עולם\u{2069}\n  \u{2068}שלום עולם\u{2069} end")
    }

    @Test func `a question keeps its last blank`() {
        #expect(
            LineWrap.wrapped("Delete the trip and everything in it? ", to: 25)
                == "Delete the trip and\n  everything in it? ")
    }
}
