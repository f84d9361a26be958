/// The direction in which an amount between two units is rounded.
public enum AmountRounding: String, CaseIterable, Hashable, Sendable {
    /// To the nearest, and from the middle to the even digit: 0.125 to 0.12, 0.135 to 0.14.
    case halfEven
    /// To the nearest, and from the middle away from zero, as bills do: 0.125 to 0.13, -0.125 to -0.13.
    case halfUp
}
