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
    /// The name as typed, and what is wrong.
    let name: String?
    let problem: String?

    /// Makes the form.
    ///
    /// - Parameters:
    ///   - back: The page to go to.
    ///   - name: The name as typed, where it was refused.
    ///   - style: The address of the style sheet.
    init(back: String?, refused name: String? = nil, style: String) {
        frame = Frame(tr("Sign in"), style: style)
        frame.isSignedIn = false
        (self.back, self.name) = (back, name)
        problem = name.map { _ in tr("The name or the password is not right.") }
    }
}
