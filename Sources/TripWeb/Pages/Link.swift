/// A link with its words.
struct Link: Sendable {
    let text: String
    let href: String
    /// Whether it leads to what is shown; then it says so to screen readers.
    var isCurrent = false
    /// What it is to the page: `prev` or `next` in an order.
    var rel: String?
    /// What it is called for those who hear it alone; nil for its text.
    var spoken: String?

    init(_ text: String, href: String) { (self.text, self.href) = (text, href) }

    init(_ text: String, _ address: PageAddress, isCurrent: Bool = false) {
        (self.text, href, self.isCurrent) = (text, address.text, isCurrent)
    }
}
