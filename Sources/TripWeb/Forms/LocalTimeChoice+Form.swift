import CivilTime
import TypedInput

extension LocalTimeChoice {
    /// The name of the field that says which instant of a skipped or repeated time is meant.
    static let field = "reading"

    /// The choice of a form; it counts for all its times, as the option of the command does, and has no effect on others.
    init(_ form: Query) {
        let policy = form[LocalTimeChoice.field].flatMap { Disambiguation(rawValue: $0) }
        self.init(
            policy: policy == .earlier || policy == .later ? policy : nil, chosen: ChosenTimes(), isForm: true
        )
    }
}
