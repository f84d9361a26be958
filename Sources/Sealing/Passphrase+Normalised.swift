import Foundation

extension Passphrase {
    /// The text in Unicode's normalisation form C.
    ///
    /// The standard library compares normalised text and does not hand it out, so this one file uses Foundation.
    /// It is given the text in parts, so that two faults of its own make no difference.
    static func normalised(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var part = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if let last = part.last, mayBeMistaken(last, before: scalar) {
                result.append(contentsOf: composed(part))
                part = String.UnicodeScalarView()
            }
            part.append(contentsOf: decomposedMarks[scalar] ?? [scalar])
        }
        result.append(contentsOf: composed(part))
        return String(result)
    }

    private static func composed(_ scalars: String.UnicodeScalarView) -> String.UnicodeScalarView {
        String(scalars).precomposedStringWithCanonicalMapping.unicodeScalars
    }

    /// Whether Foundation may take one character for another that composes with the mark behind it.
    ///
    /// It looks at the lower 16 bits of an ideograph alone. No character above U+FFFF composes with one below, so
    /// the text is cut there. Notes of music are several characters in one, and the last of these may have to
    /// change places with the mark: they stay in one part with it.
    private static func mayBeMistaken(_ last: Unicode.Scalar, before next: Unicode.Scalar) -> Bool {
        last.value > 0xFFFF && next.value <= 0xFFFF && !(0x1D100...0x1D1FF).contains(last.value)
            && last.properties.canonicalCombiningClass == .notReordered
    }

    /// The four characters that are made of marks alone, which Foundation does not put into their order.
    private static let decomposedMarks: [Unicode.Scalar: [Unicode.Scalar]] = [
        "\u{344}": ["\u{308}", "\u{301}"],
        "\u{F73}": ["\u{F71}", "\u{F72}"],
        "\u{F75}": ["\u{F71}", "\u{F74}"],
        "\u{F81}": ["\u{F71}", "\u{F80}"],
    ]
}
