import CivilTime
import Messages
import TypedInput

extension FormField {
    /// The field for one of two instants, the earlier one first.
    static func reading(_ choices: [String]) -> FormField {
        let named = zip([Disambiguation.earlier, .later], choices).map { (value: $0.rawValue, text: $1) }
        return .choice(
            LocalTimeChoice.field, tr("Which one is meant"), [(value: "", text: tr("not said"))] + named,
            chosen: nil)
    }
}
