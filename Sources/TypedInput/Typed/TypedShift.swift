import CivilTime
import Messages
import Rendering

/// A move in time as typed: `+1d`, `-2w`, `365d`, `+2h`, `-90min`.
package enum TypedShift: Hashable, Sendable {
    /// By calendar days, at the same local time.
    case days(Int)
    /// By elapsed time.
    case length(Duration)

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - option: The option of the text.
    /// - Throws: An ``InputRefusal`` that shows the accepted forms.
    package init(_ text: String, option: String) throws {
        let word = text.trimmingSpaces()
        let isBack = word.hasPrefix("-") || word.hasPrefix("\u{2212}")
        let rest = word.first.map { "+-\u{2212}".contains($0) } == true ? word.dropFirst() : word[...]
        let lowered = rest.lowercased()
        let digits = lowered.prefix { $0.isASCII && $0.isNumber }
        if let unit = lowered.dropFirst(digits.count).first, "dw".contains(unit),
            digits.count + 1 == lowered.count, digits.count <= 6, let number = Int(digits)
        {
            self = .days((isBack ? -1 : 1) * number * (unit == "w" ? 7 : 1))
            return
        }
        guard let length = try? TypedLength.parse(String(rest)) else {
            throw InputRefusal(
                TimeError.Code.malformedText.rawValue,
                tr(
                    "\(option) \(word.isEmpty ? tr("(nothing)") : Printable.name(word)): a move is written like +1d, -2w, "
                        + "+2h or -30min"),
                cause: .typed)
        }
        self = .length(isBack ? .zero - length : length)
    }
}
