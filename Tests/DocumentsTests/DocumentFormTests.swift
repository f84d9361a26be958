import Documents
import Testing

/// What a file is, by its first bytes.
@Suite("Forms of documents") struct DocumentFormTests {
    @Test(arguments: [
        ("BEGIN:VCALENDAR\r\n", DocumentForm.calendar), ("From: a\r\n\r\n", .mail), ("From a@b Sat\n", .mail),
        ("Received: x\nBEGIN:VCALENDAR\n", .calendar), ("<html>", .page), ("\u{FEFF} <p>", .page),
        ("[{}]", .linkedData), ("{\"@context\":1}", .linkedData), ("{\"version\":1}", .calendar),
        ("", .calendar),
        ("SUMMARY:x\n", .calendar), ("Dear all: hello\n", .calendar),
    ])
    func `what a file is, its bytes say`(_ text: String, _ form: DocumentForm) {
        #expect(DocumentForm(of: Array(text.utf8)) == form)
    }
}
