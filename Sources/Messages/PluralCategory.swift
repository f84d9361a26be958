/// A group of numbers for which a language has a form of its own, as CLDR names them.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
    /// Nothing, where it has a form.
    case zero
    /// One, and what ends like it.
    case one
    /// Two, where it has a form.
    case two
    /// A few.
    case few
    /// Many.
    case many
    /// All other numbers; every language has it.
    case other
}
