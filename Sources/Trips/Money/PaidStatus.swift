/// How much of a cost is paid.
public enum PaidStatus: String, CaseIterable, Hashable, Sendable {
    /// Nothing; not called `none`, which in an optional would mean unknown.
    case unpaid = "none"
    /// A part: a deposit.
    case deposit
    /// All of it.
    case full

    /// Finds the status of a word, also of those in files of Traveling Snails.
    ///
    /// ```swift
    /// PaidStatus(word: "infull")   // .full
    /// PaidStatus(word: "Deposit")  // .deposit
    /// PaidStatus(word: "none")     // .unpaid
    /// PaidStatus(word: "paid?")    // nil
    /// ```
    ///
    /// - Parameter word: A raw value, or `infull`, in any case.
    public init?(word: some StringProtocol) {
        let word = word.lowercased()
        guard let status = word == "infull" || word == "in full" ? .full : Self(rawValue: word) else {
            return nil
        }
        self = status
    }
}
