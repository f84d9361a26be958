/// A link with its words.
struct Link: Sendable {
    let text: String
    let href: String
    /// What it says to screen readers where it leads to what is shown: `page`, or `true` for the group of that page.
    var current: String?
    /// What it is to the page: `prev` or `next` in an order.
    var rel: String?
    /// What it is called for those who hear it alone; nil for its text.
    var spoken: String?

    init(_ text: String, href: String) { (self.text, self.href) = (text, href) }

    init(_ text: String, _ address: PageAddress, isCurrent: Bool = false) {
        (self.text, href, current) = (text, address.text, isCurrent ? "page" : nil)
    }
}
