import Foundation

extension Passphrase {
    /// Returns the text in Unicode's normalisation form C.
    ///
    /// The standard library compares normalised text but does not return it, so this one file uses Foundation. It
    /// normalises the text in parts, to avoid two bugs of Foundation.
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

    /// Whether Foundation may mistake one character for another that composes with the mark behind it.
    ///
    /// Foundation looks only at the lower 16 bits of an ideograph. No character above U+FFFF composes with one below,
    /// so the text is cut there. Musical notes are several characters in one, and the last of these may have to
    /// change places with the mark, so they stay in one part with it.
    private static func mayBeMistaken(_ last: Unicode.Scalar, before next: Unicode.Scalar) -> Bool {
        last.value > 0xFFFF && next.value <= 0xFFFF && !(0x1D100...0x1D1FF).contains(last.value)
            && last.properties.canonicalCombiningClass == .notReordered
    }

    /// The four characters that are made of marks alone, which Foundation does not reorder.
    private static let decomposedMarks: [Unicode.Scalar: [Unicode.Scalar]] = [
        "\u{344}": ["\u{308}", "\u{301}"],
        "\u{F73}": ["\u{F71}", "\u{F72}"],
        "\u{F75}": ["\u{F71}", "\u{F74}"],
        "\u{F81}": ["\u{F71}", "\u{F80}"],
    ]
}
