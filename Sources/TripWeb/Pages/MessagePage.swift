import HTTPTypes
import Messages
import Rendering

/// A page without anything of the store: a fault, the form to sign in, and the good-bye.
struct MessagePage: PageModel {
    static let template = "message"

    var frame: Frame
    let text: String
    /// The page that shows what the matter is.
    var next: Link?
    /// The secret that the form of the sign-in sends.
    var secret: String?
    /// The form that was sent without a session.
    var kept: Kept?
    let action = PageAddress.signIn(secret: nil).text
    let button = tr("Sign in")

    /// A form with what was typed, to be sent again.
    struct Kept: Sendable {
        struct Field: Sendable {
            let name: String
            /// The value as HTML.
            let value: String
        }

        var text = tr(
            "Nothing was changed, and what you typed is kept on this page. Sign in in another tab, then come back and send it."
        )
        let target: String
        let fields: [Field]
        /// What was typed, where it can only be read.
        var typed: [String] = []
        let sendText = tr("Send it again")
        /// How it is sent, where that is not as usual.
        var type: String?

        init(_ sent: SentForm) {
            if case .trip(_, .files, _) = sent.target { type = SentForm.uploadType }
            target = sent.target.text
            fields = sent.form.all.map { Field(name: $0.name, value: PageEscape.field($0.value)) }
        }
    }

    /// Says that nobody is signed in, and keeps what was typed.
    init(keeping sent: SentForm, style: String) {
        self.init(.noSession, isSignedIn: false, style: style)
        kept = Kept(sent)
    }

    /// Says why a form cannot be shown again after the sign-in, and keeps what was typed.
    init(keeping sent: SentForm, after fault: Fault, style: String) {
        self.init(fault, isSignedIn: true, style: style)
        kept = Kept(sent)
        kept?.text = tr("Nothing was changed, and what you typed is kept on this page.")
        guard fault.status.kind == .clientError else { return }
        let own = ["seen", "uid", ShownDigests.field, ActivityFields.boxes]
        kept?.typed = sent.form.all.filter { !own.contains($0.name) && !$0.value.isEmpty }.map {
            Printable.line($0.value)
        }
    }

    init(_ fault: Fault, isSignedIn: Bool, style: String) {
        frame = Frame(fault.title, style: style)
        frame.isSignedIn = isSignedIn
        text = fault.advice
        next = fault.next.map { Link(fault.nextWords ?? tr("Look at it"), href: $0) }
    }

    /// The form that uses a link up: a page that is only looked at changes nothing.
    init(signInWith secret: String, style: String) {
        frame = Frame(tr("Sign in"), style: style)
        frame.isSignedIn = false
        text = tr("This signs this browser in until you sign out, or for thirty days after it was last used.")
        self.secret = secret
    }

    /// Says to who asks for the sign-in that there is nothing to do.
    init(signedIn style: String) {
        frame = Frame(tr("You are signed in"), style: style)
        frame.isSignedIn = false
        text = tr("This browser is signed in already.")
        next = Link(tr("Trips"), .trips(nil, search: nil))
    }

    init(signedOut style: String, isByProxy: Bool = false) {
        frame = Frame(isByProxy ? tr("The proxy signs you in") : tr("You are signed out"), style: style)
        frame.isSignedIn = false
        text =
            isByProxy
            ? tr(
                "What this browser kept of the trips is dropped. The proxy before these pages signs you in with each request: sign out there."
            ) : tr("The terminal shows a link to sign in again.")
    }

    /// What the worker shows in place of a page that it has not kept; it puts the trip that is kept into the link.
    init(offline style: String) {
        frame = Frame(tr("You are offline"), style: style)
        frame.isSignedIn = false
        text = tr(
            "This page was not kept. Only the trip that you looked at last is, for as long as you are signed in."
        )
        next = Link(tr("The trip that was kept, or all trips"), .trips(nil, search: nil))
    }
}
