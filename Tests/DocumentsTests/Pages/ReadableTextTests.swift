import TestKit
import Testing

@testable import Documents

/// A description with markup as people read it.
@Suite struct ReadableTextTests {
    @Test(arguments: [
        (
            "<p>Gate <b>B4</b></p><p>Bring&nbsp;your <i>passport</i> &amp; visa</p>",
            "Gate B4\n\nBring your passport & visa"
        ),
        ("Hello<br>world<br/>again", "Hello\nworld\nagain"),
        ("<ul><li>one</li><li>two</li></ul>", "- one\n\n- two"),
        (
            "<table><tr><td>From</td><td>Oslo</td></tr><tr><td>To</td><td>Rome</td></tr></table>",
            "From Oslo\n\nTo Rome"
        ),
        ("Call <a href=\"https://sky.example/help\">us</a> now", "Call us (https://sky.example/help) now"),
        ("<a href=\"https://sky.example/\">sky.example</a>", "sky.example"),
        ("<a href='mailto:ada@sky.example'>Write</a>", "Write (ada@sky.example)"),
        ("<a href=\"https://sky.example/?a=1&amp;lt=2\">Pay", "Pay (https://sky.example/?a=1&lt=2)"),
        ("<a href=\"javascript:alert(1)\">Here</a>", "Here"),
        ("Seat <!-- <b>hidden</b> -->34K<style>p{color:red}</style><script>1 < 2</script>!", "Seat 34K!"),
        ("line one\nline <b>two</b>\r\n\r\n\r\nline three", "line one\nline two\n\nline three"),
        (
            "<!DOCTYPE html><html><body><section>One</section><dl><dt>Gate</dt><dd>B4</dd></dl></body></html>",
            "One\n\nGate\n\nB4"
        ),
        ("&lt;b&gt;bold&lt;/b&gt;<br>", "<b>bold</b>"),
    ])
    func `tags become lines, and addresses of links stay`(markup: String, text: String) {
        #expect(ReadableText.of(markup) == text)
    }

    @Test(arguments: [
        "a < b and c > d", "Anna Keller <anna@sky.example>", "see <https://sky.example/a>",
        "<Anna Keller> calls", "from <A> to <B>",
        "Tom &amp; Jerry\n\n\n  keep", "", "<", "<b", "</", "<!--", "x <a href=\"https://sky.example",
    ])
    func `a text without a tag stays as it is`(text: String) {
        #expect(ReadableText.of(text) == text)
    }

    @Test(arguments: ["<script>", "<!--", "<a href=x>", "<", "<style", "<td><a href=\"https://x.example\">"])
    func `time grows with the length alone`(piece: String) {
        func time(_ count: Int) -> Duration {
            let text = String(repeating: piece, count: count)
            return (0..<3).map { _ in ProcessorTime.spent { _ = ReadableText.of(text) } }.min() ?? .zero
        }
        _ = time(1_000)
        #expect(time(40_000) < time(4_000) * 40 + .milliseconds(50))
    }
}
