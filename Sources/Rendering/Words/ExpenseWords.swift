import Messages
package import Trips

/// What is said of an expense in a line, the same for the command and for pages.
package enum ExpenseWords {
    /// The category, who paid and who bears it; what is not said is left out.
    ///
    /// - Parameters:
    ///   - category: The category.
    ///   - payer: The name of who paid.
    ///   - split: The names of those who bear it, with their parts.
    /// - Returns: A text for each.
    package static func facts(
        _ category: ExpenseCategory, paidBy payer: String?, split: [(traveller: String, amount: String)]
    ) -> [String] {
        var facts = category == .other ? [] : [category.word]
        if let payer { facts.append(tr("paid by \(Printable.line(payer))")) }
        if !split.isEmpty {
            let all = split.map { "\(Printable.line($0.traveller)) \($0.amount)" }.joined(separator: ", ")
            facts.append(tr("for \(all)", as: "travellers and amounts"))
        }
        return facts
    }
}
