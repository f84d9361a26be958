import HTTPTypes
import Hummingbird
import NIOCore
import Trips

/// A form that was sent without a session: it waits on the page of the sign-in, and is shown again afterwards.
///
/// Nothing of it is kept by the server; what stands in it was sent by the browser that gets it back.
struct SentForm: Hashable, Sendable {
    /// The page of the form.
    let target: PageAddress
    /// What was typed, as a browser sends it.
    let text: String
    let form: Query

    /// Reads what was sent.
    ///
    /// - Parameters:
    ///   - target: The address that it was sent to; nil for another one than that of a form with fields.
    ///   - text: What was sent; nil for what is no form, or too large.
    init?(to target: PageAddress, _ text: String) {
        // The sign-in sends it escaped once more.
        guard PercentText.encoded(text).utf8.count <= Limits.largestKept, let form = try? Query(text) else {
            return nil
        }
        self.init(to: target, text, form)
    }

    /// Keeps a form that was read.
    init?(to target: PageAddress, _ form: Query) {
        let pairs = form.all.map { "\(PercentText.encoded($0.name))=\(PercentText.encoded($0.value))" }
        self.init(to: target, pairs.joined(separator: "&"), form)
    }

    private init?(to target: PageAddress, _ text: String, _ form: Query) {
        guard target.hasFields, !form.all.isEmpty else { return nil }
        // A button of a traveller or an account is nothing typed.
        if case .trip(_, .people, _) = target, form["do"] != nil || form["account"] != nil { return nil }
        (self.target, self.text, self.form) = (target, text, form)
    }

    /// Reads the body of a request; of a form with files what is beside them.
    init?(to target: PageAddress, _ request: Request) async {
        let type = request.headers[.contentType]?.lowercased() ?? SentForm.type
        if type.hasPrefix(SentForm.uploadType) {
            guard let bytes = try? await request.body.collect(upTo: Limits.largestKeptUpload),
                let upload = try? Upload(
                    type: request.headers[.contentType], Array(bytes.readableBytesView))
            else { return nil }
            self.init(to: target, upload.form)
            return
        }
        guard type.hasPrefix(SentForm.type),
            let bytes = try? await request.body.collect(upTo: Limits.largestForm)
        else { return nil }
        self.init(to: target, String(buffer: bytes))
    }

    /// The type of a form with files.
    static let uploadType = "multipart/form-data"
    private static let type = "application/x-www-form-urlencoded"
}

extension PageAddress {
    /// Whether it is a form with fields that somebody types.
    fileprivate var hasFields: Bool {
        switch self {
        case .newTrip, .person, .organization, .newOrganization, .feeds, .trip(_, .add, _),
            .trip(_, .edit, _),
            .trip(_, .details, _), .trip(_, .people, _), .trip(_, .addTodo, _), .trip(_, .editTodo, _),
            .trip(_, .addExpense, _), .trip(_, .editExpense, _), .trip(_, .files, _):
            true
        default: false
        }
    }
}
