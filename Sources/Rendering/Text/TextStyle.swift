/// The style of text output: colour, width and signs.
package struct TextStyle: Hashable, Sendable {
    package let isColoured: Bool
    /// The terminal's columns; nil when the text does not go to one.
    package let columns: Int?
    /// What tells kinds of activities apart at a glance; nil for their titles alone.
    package var signs: KindSign.Form?

    package init(isColoured: Bool, columns: Int?, signs: KindSign.Form? = nil) {
        (self.isColoured, self.columns, self.signs) = (isColoured, columns, signs)
    }

    /// The select-graphic-rendition codes of ECMA-48 in use, by what they are for.
    ///
    /// Colours are of the 256, which are the same in every terminal: of the 16, which differ, none but red can be read on
    /// black and on white. These have a contrast of at least 4.5 to 1 with both (WCAG 2.2, 1.4.3). Several share one, since a
    /// word or a sign always says the same.
    package enum Mark: CaseIterable, Sendable {
        case bold
        case faint
        /// What must be seen to: errors, what is overdue, the present.
        case alarm
        /// What should be looked at.
        case caution
        /// What is done, or good to know.
        case settled
        /// A jump of the clock, and where one is.
        case jump
        case transport
        case stay
        case activity
        case rental

        package var code: String {
            switch self {
            case .bold: "1"
            case .faint: "38;5;243"
            case .alarm: "1;38;5;163"
            case .caution: "38;5;163"
            case .settled, .activity: "38;5;29"
            case .jump, .rental: "38;5;131"
            case .transport: "38;5;63"
            case .stay: "38;5;98"
            }
        }
    }

    package func marked(_ text: String, _ mark: Mark) -> String {
        isColoured && !text.isEmpty ? "\u{1B}[\(mark.code)m\(text)\u{1B}[0m" : text
    }
}
