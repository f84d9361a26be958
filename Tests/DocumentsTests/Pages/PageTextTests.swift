import Testing

@testable import Documents

/// The text of a page as a browser shows it.
@Suite struct PageTextTests {
    static func text(_ page: String) -> PageText { PageText(Array(page.utf8)) }

    @Test func `each block and each cell is a line`() {
        let page = """
            <html><head><title>Your
             booking</title><style>td{color:red}</style></head><body>
            <table><tr><td>Departure</td><td>Wed., Dec. 8<br/>New&nbsp;York (JFK)</td></tr></table>
            <p>Thank <b>you</b>
            very much</p><script>var x = "hidden"</script>after
            """
        let read = Self.text(page)
        #expect(read.title == "Your booking")
        #expect(read.text == "Departure\nWed., Dec. 8\nNew York (JFK)\nThank you very much\nafter")
    }

    @Test(arguments: [
        "<div style=\"font-size:1px; display: none\">hidden <div>too</div> here</div>shown",
        "<span hidden>hidden</span>shown", "<div style='DISPLAY:NONE'><img src=x>hidden</div>shown",
        "<!-- hidden --><style>hidden</style>shown",
        "<style>.x{color:red} .gone { display : none }</style><p class=\"a gone\">hidden</p>shown",
        "<s>hidden</s><del>hidden</del>shown", "<span style=\"font-size:0;color:#fff\">hidden</span>shown",
        "<div style=\"max-height:0px;overflow:hidden\">hidden</div>shown",
        "<div style=\"visibility: hidden !important\">hidden</div>shown",
        "<template>hidden</template><noscript>hidden</noscript>shown",
        "<style>@media print{.y{display:none}}</style><p class=y>shown</p>",
    ])
    func `what is hidden is no text`(_ page: String) {
        #expect(Self.text(page).text == "shown")
    }

    @Test func `a broken page has the text that it has`() {
        #expect(Self.text("a<td>b<p>c</div></table>d<div style=\"display:none\">e").text == "a\nb\nc\nd")
        #expect(Self.text("").text.isEmpty)
        #expect(Self.text("<").text == "<")
    }
}
