import Messages

/// The form for a name and a password.
struct SignInPage: PageModel {
    static let template = "signin"

    var frame: Frame
    let action = PageAddress.signIn(secret: nil).text
    let nameText = tr("Name")
    let passwordText = tr("Password")
    let button = tr("Sign in")
    /// The page to go to.
    let back: String?
    /// The form to show again afterwards, as it was sent, and that it is kept.
    let target: String?
    let form: String?
    let keptText: String?
    /// The name as typed, and what is wrong.
    let name: String?
    let problem: String?

    /// Makes the form.
    ///
    /// - Parameters:
    ///   - back: The page to go to.
    ///   - name: The name as typed, where it was refused.
    ///   - problem: Why, where it is not that one of them is wrong.
    ///   - sent: The form to show again afterwards.
    ///   - style: The address of the style sheet.
    init(
        back: String?, refused name: String? = nil, because problem: String? = nil,
        keeping sent: SentForm? = nil, style: String
    ) {
        frame = Frame(tr("Sign in"), style: style)
        frame.isSignedIn = false
        (self.back, self.name) = (back, name)
        (target, form) = (sent?.target.text, sent?.text)
        keptText = sent.map { _ in
            tr(
                "Nothing was changed. What you typed is kept on this page, and is shown again when you have signed in."
            )
        }
        self.problem = problem ?? name.map { _ in tr("The name or the password is not right.") }
    }
}
