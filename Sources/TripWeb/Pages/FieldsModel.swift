import Messages
import Rendering
import TypedInput

/// A page with one form, whose fields show what was typed and what is wrong with it.
protocol FieldsModel: PageModel {
    var fields: [FormField] { get set }
    /// What is wrong with no field alone.
    var problem: String? { get set }
    /// The first wrong field.
    var wrong: Link? { get set }
    /// What it changes as it was seen; nil for something new.
    var seen: String? { get set }
    /// The identifier that something new gets, so that a form that is sent twice makes it once.
    var uid: String? { get set }
}

extension FieldsModel {
    var seen: String? {
        get { nil }
        set {}
    }

    /// Notes what the fields show, so that a form tells which of them somebody changed.
    mutating func noteShown() {
        guard seen != nil, !fields.contains(where: { $0.name == ShownDigests.field }) else { return }
        fields.append(.hidden(ShownDigests.field, ShownDigests(of: fields).text))
    }

    /// Shows what was typed, why it is refused and, after somebody else's change, what is stored instead.
    ///
    /// Of a field that was only changed by somebody else the stored value is shown.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - refusal: The refusal.
    mutating func refuse(_ form: Query, _ refusal: FormRefusal) {
        let was = ShownDigests(form[ShownDigests.field])
        let boxes = form[ActivityFields.boxes].map { $0.split(separator: " ").map { "with-\($0)" } }
        fields = fields.map { field in
            // The form could say nothing of a box that it did not have.
            if let boxes, field.name.hasPrefix("with-"), !boxes.contains(field.name) { return field }
            var typed = field.typed(form)
            if refusal.isConflict, was.isShown(by: typed) { return field }
            if refusal.isConflict, let stored = field.stored(insteadOf: typed) {
                typed.problem =
                    stored.isEmpty ? tr("stored now: nothing") : tr("stored now: \(Printable.line(stored))")
            }
            return typed
        }
        if let index = fields.firstIndex(where: { $0.name == refusal.field }) {
            fields[index].problem = refusal.sentence
            wrong = Link(fields[index].label, href: "#\(fields[index].name)")
            if !refusal.choices.isEmpty { fields.insert(.reading(refusal.choices), at: index + 1) }
        } else {
            problem = refusal.sentence
            if !refusal.choices.isEmpty { fields.insert(.reading(refusal.choices), at: 0) }
        }
        frame.title = tr("Nothing is saved yet") + " · " + frame.title
        if let sent = form["uid"], uid != nil { uid = sent }
        // What was changed since is told when the form is sent once more, and not written over.
        if !refusal.isConflict, seen != nil, let sent = form["seen"] {
            seen = sent
            if let index = fields.firstIndex(where: { $0.name == ShownDigests.field }) {
                fields[index] = .hidden(ShownDigests.field, was.text)
            }
        }
        fields = fields.map(\.settled)
    }
}

/// The words that all pages with one form share.
enum FieldsText {
    /// What stands before the link to the first wrong field.
    static var wrong: String { tr("Nothing is saved yet; to be mended:") }
}
