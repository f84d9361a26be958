import Messages

/// A page with one form, whose fields show what was typed and what is wrong with it.
protocol FieldsModel: PageModel {
    var fields: [FormField] { get set }
    /// What is wrong with no field alone.
    var problem: String? { get set }
    /// The first wrong field.
    var wrong: Link? { get set }
    /// The identifier that something new gets, so that a form that is sent twice makes it once.
    var uid: String? { get set }
}

extension FieldsModel {
    /// Shows what was typed, and why it is refused.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - sentence: The refusal.
    ///   - field: The field that it is about; nil for none.
    mutating func refuse(_ form: Query, _ sentence: String, field: String?) {
        fields = fields.map { $0.typed(form) }
        if let index = fields.firstIndex(where: { $0.name == field }) {
            fields[index].problem = sentence
            wrong = Link(fields[index].label, href: "#\(fields[index].name)")
        } else {
            problem = sentence
        }
        if let sent = form["uid"], uid != nil { uid = sent }
        fields = fields.map(\.settled)
    }
}

/// The words that all pages with one form share.
enum FieldsText {
    /// What stands before the link to the first wrong field.
    static var wrong: String { tr("Nothing is saved yet; to be mended:") }
}
