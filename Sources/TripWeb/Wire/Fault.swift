import HTTPTypes
import Messages
import Rendering
import TripStorage

/// Why a request has no page: a status, what is wrong, and what to do.
///
/// Its words hold nothing of the store, so that they can be shown to anybody.
struct Fault: Error, Hashable, Sendable {
    let status: HTTPResponse.Status
    /// What is wrong, in a few words.
    let title: String
    /// What to do.
    let advice: String
    /// The page that shows what the matter is.
    var next: String?
    /// The words of the link to it; nil for the usual ones.
    var nextWords: String?
    /// Further fields of the answer.
    var fields: [HTTPField.Name: String] = [:]

    init(
        _ status: HTTPResponse.Status, _ title: String, _ advice: String,
        fields: [HTTPField.Name: String] = [:]
    ) {
        (self.status, self.title, self.advice, self.fields) = (status, title, advice, fields)
    }
}

extension Fault {
    static var noSession: Fault {
        Fault(
            .forbidden, tr("You are not signed in"),
            tr(
                "Open the link that meridian serve has printed on the terminal. It works once; after that the terminal shows the next one."
            ))
    }

    /// Where others reach the pages, no link is printed.
    static var noSignIn: Fault {
        Fault(
            .forbidden, tr("You are not signed in"),
            tr(
                "Open the pages at the address of the proxy that signs you in. To sign in here, meridian account add makes an account."
            ))
    }

    static var usedLink: Fault {
        Fault(
            .forbidden, tr("This link does not sign in"),
            tr("It was used before, or is of an earlier start. The last link on the terminal works."))
    }

    static var unknownPage: Fault {
        Fault(.notFound, tr("There is no such page"), tr("The list of trips leads to all pages."))
    }

    static var foreignHost: Fault {
        Fault(
            .misdirectedRequest, tr("This name is not that of these pages"),
            tr(
                "Open them under the address that meridian serve has printed, or name this one with --base-url."
            ))
    }

    static var severalHosts: Fault {
        Fault(
            .badRequest, tr("This request does not name one host"),
            tr("Open the page under the address that meridian serve has printed."))
    }

    static var foreignOrigin: Fault {
        Fault(
            .forbidden, tr("This did not come from these pages"),
            tr(
                "Another page, or a browser that does not say where it comes from, has sent it. Nothing was changed."
            ))
    }

    /// A file must not look whole when it is not.
    static func incompleteFile(_ count: Int) -> Fault {
        Fault(
            .internalServerError, tr("The file would lack something"),
            count == 1
                ? tr("1 row of the store cannot be read. meridian doctor says what mends it.")
                : tr("\(count) rows of the store cannot be read. meridian doctor says what mends it."))
    }

    static func badAddress(_ advice: String) -> Fault {
        Fault(.badRequest, tr("This address is not right"), advice)
    }

    static func method(allowed: String) -> Fault {
        Fault(
            .methodNotAllowed, tr("This page cannot be used so"),
            tr("Open it as a page; nothing was changed."),
            fields: [.allow: allowed])
    }

    static var longAddress: Fault {
        Fault(.uriTooLong, tr("This address is too long"), tr("The list of trips leads to all pages."))
    }

    static var manyFields: Fault {
        Fault(
            .requestHeaderFieldsTooLarge, tr("The browser sends too much beside the address"),
            tr("Delete the cookies of this address and sign in again."))
    }

    /// A change that the model refuses, in its own words.
    static func refused(_ sentence: String) -> Fault {
        Fault(.unprocessableContent, tr("This cannot be done"), Printable.line(sentence))
    }

    /// What the account that asks may not do, and who may.
    static func notAllowed(_ sentence: String) -> Fault {
        var fault = Fault(.forbidden, tr("You may not do this"), Printable.line(sentence))
        // The session goes on, and with it what the browser keeps.
        if let refused = HTTPField.Name("Meridian-Refused") { fault.fields[refused] = "role" }
        return fault
    }

    /// Why nothing was changed, as the command line says it but for the file.
    static func cannotWrite(_ error: StorageError) -> Fault {
        Fault(
            error.lacksSpace
                ? HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage") : .serviceUnavailable,
            tr("This cannot be saved now"),
            error.lacksSpace
                ? tr("The store \(error.reason). Make room on its disk, then send it again.")
                : tr("The store \(error.reason). The terminal says which file it is."))
    }

    static var noFile: Fault {
        var fault = Fault(.badRequest, tr("No file was chosen"), tr("Go back and choose one."))
        fault.next = "/import"
        return fault
    }

    /// The connection is of no use any more: the form may follow on it, or another request in its place.
    static var expectation: Fault {
        Fault(
            .expectationFailed, tr("These pages answer no question before a form"),
            tr("Send it without the field Expect."), fields: [.connection: "close"])
    }

    static var unusedForm: Fault {
        Fault(.badRequest, tr("A page is not sent anything"), tr("Open it by its address alone."))
    }

    static var largeForm: Fault {
        Fault(
            .contentTooLarge, tr("This is too much to send"),
            tr(
                "Files may have \(Limits.largestUpload >> 20) MiB together, and a form \(Limits.largestForm >> 10) KiB. Nothing was changed; meridian import reads larger files."
            ))
    }

    /// A form that no page of ours has sent so.
    static func badForm(_ field: String) -> Fault {
        Fault(
            .badRequest, tr("This form lacks something"),
            tr("Its field \(field) has no value that can be used. Nothing was changed; load the page again."))
    }

    /// Nobody reads it.
    static var gone: Fault {
        Fault(
            .requestTimeout, tr("Nobody waits for this page"),
            tr("The connection was closed before its turn came."))
    }

    static var manyFiles: Fault {
        var fault = Fault(
            .badRequest, tr("These are too many files"),
            tr("At most \(Limits.mostParts - 1) are read at a time. Nothing was changed; choose fewer."))
        fault.next = "/import"
        return fault
    }

    /// What a form would change is gone; what was typed is not.
    static var deletedMeanwhile: Fault {
        Fault(
            .conflict, tr("It was deleted meanwhile"),
            tr("Nothing was saved. What you typed is kept here; sending it adds it anew."))
    }

    /// Somebody else's change is not lost.
    static func changedMeanwhile(at page: String?) -> Fault {
        var fault = Fault(
            .conflict, tr("It was changed meanwhile"),
            tr(
                "Another person or program has changed it since this page was shown. Nothing was changed now; look at it again."
            ))
        fault.next = page
        return fault
    }
}
