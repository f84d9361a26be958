import Documents
import Testing

/// What recognition reads of a description in HTML.
@Suite struct MarkupTextTests {
    @Test(arguments: [
        ("<p>Flight <b>LX 161</b></p>Seat 12A", "\nFlight LX 161\nSeat 12A"),
        (
            "<section>Hotel Alpha</section><section>Check-in: 15:00</section>",
            "Hotel Alpha\nCheck-in: 15:00\n"
        ),
        ("Confirmation: <nobr>K7QW2P</nobr>", "Confirmation: K7QW2P"),
        ("<table><tr><td>From</td><td>Z&uuml;rich</td></tr></table>", "From\nZürich\n\n"),
        ("Gate&nbsp;B4<br/>Row 3", "Gate B4\nRow 3"),
    ]) func `tags are taken out, and blocks end a line`(markup: String, text: String) {
        #expect(MarkupText.plain(markup) == text)
    }

    @Test(arguments: [
        "From <DEP> to <ARR>", "1 < 2 and 3 > 2", "<https://sky.example/>", "Anna <anna@example.org>",
        "Gate&nbsp;B4", "a <b", "",
    ]) func `a text without a tag stays as it is`(text: String) {
        #expect(MarkupText.plain(text) == text)
    }
}
