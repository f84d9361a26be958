import HTTPTypes
import Hummingbird
import Messages
import TripStorage
import TripWorkflows

// MARK: - Who asks

extension PageResponder {
    /// The session of a request; nil without one.
    func openSession(of request: Request, _ cookie: SessionCookie) async throws(Fault) -> BrowserSession? {
        guard let secret = cookie.secret(in: request.headers) else { return nil }
        return try await onDisk { [sessions] in try sessions.session(secret) }
    }

    /// The answer to a request without a session, which keeps what was typed.
    func withoutSession(_ asked: PageRequest, _ request: Request) async throws(Fault) -> Answer {
        let sent = request.method == .post ? await SentForm(to: asked.address, request) : nil
        var answer = try await signInForm(
            for: request.method == .post ? nil : asked, keeping: sent, .forbidden)
        OfflineRule.drop(&answer, after: .noSession, to: request.headers)
        return answer
    }

    /// The answer to somebody without a session: the form for a password, where there are any.
    ///
    /// - Parameters:
    ///   - asked: The page to go to afterwards.
    ///   - sent: The form to show again afterwards.
    ///   - status: Whether the form is what was asked for.
    /// - Returns: The form.
    /// - Throws: A ``Fault`` where nobody has a password.
    func signInForm(
        for asked: PageRequest?, keeping sent: SentForm? = nil, _ status: HTTPResponse.Status
    ) async throws(Fault) -> Answer {
        // Only who is signed in learns that the store cannot be read.
        let hasAccounts = try? await onDisk { [passwords] in try passwords.hasAccounts() }
        guard hasAccounts == true else {
            guard let sent else { throw .noSession }
            var answer = html(MessagePage(keeping: sent, style: style))
            answer.status = status
            return answer
        }
        var answer = html(SignInPage(back: asked?.text, keeping: sent, style: style))
        answer.status = status
        return answer
    }

    /// Uses a link up or checks a password, and gives the browser a session.
    func signIn(_ request: Request, _ passed: Gate.Passed, from peer: String) async throws(Fault) -> Answer {
        let query = try await form(of: request)
        let label = BrowserLabel.of(request.headers[.userAgent])
        var (account, back): (String?, String?) = (nil, nil)
        let sent = query["target"].flatMap { try? PageAddress($0) }
            .flatMap { SentForm(to: $0, query.verbatim("form") ?? "") }
        if let name = query["name"] {
            let password = query.verbatim("password") ?? ""
            account = try await onDisk { [passwords] in
                try passwords.account(name, password, from: peer)
            }
            // Only an address of these pages: anything else could lead elsewhere.
            back = query["back"].flatMap { try? PageRequest($0) }?.text
            guard account != nil else {
                var answer = html(SignInPage(back: back, refused: name, keeping: sent, style: style))
                answer.status = .forbidden
                return answer
            }
        } else {
            guard let secret = query["secret"], links.redeem(secret) else { throw .usedLink }
            tellLink()
        }
        let token = try await onDisk { [sessions, account] in sessions.start(of: account, label: label) }
        var answer = Answer(seeing: back ?? PageAddress.trips(nil, search: nil).text)
        // A page that is gone meanwhile does not keep anybody out.
        if let sent, let again = try? await onDisk({ [pages] in try pages.again(sent) }) { answer = again }
        answer.fields[.setCookie] = passed.cookie.field(token.text)
        OfflineRule.drop(&answer)
        return answer
    }

    /// Prints a new link to sign in, where nobody else can reach these pages.
    func tellLink() {
        guard port.listened.isLoopback else { return }
        let origin = base?.origin ?? "http://\(port.authority)"
        let link = origin + PageAddress.signIn(secret: links.renew().text).text
        say(Language.speaking(household.language) { tr("To sign one browser in, open \(link)") })
    }

    /// Shows the sessions.
    func shownSessions(_ session: BrowserSession) async throws(Fault) -> Answer {
        try await onDisk { [self] in
            html(SessionsPage(try sessions.sessions(seenBy: session), current: session, style: style))
        }
    }

    /// Ends the sessions that a form means.
    func end(_ form: Query, by session: BrowserSession, _ cookie: SessionCookie) async throws(Fault) -> Answer
    {
        let (id, own) = (form["id"], session.digest)
        let areOthers = form["others"] == "1"
        guard areOthers || id != nil else { throw .badForm("id") }
        if !areOthers, id == own { return try await signOut(session, cookie) }
        try await onDisk { [sessions] in
            try sessions.end(by: session) { areOthers ? $0.digest != own : $0.digest == id }
        }
        return Answer(seeing: PageAddress.sessions.text)
    }

    /// Ends the session of the browser that asks.
    func signOut(_ session: BrowserSession, _ cookie: SessionCookie) async throws(Fault) -> Answer {
        try await onDisk { [sessions] in
            try sessions.end(by: session) { $0.digest == session.digest }
        }
        var answer = Answer(seeing: PageAddress.signedOut.text)
        answer.fields[.setCookie] = cookie.field("")
        OfflineRule.drop(&answer)
        return answer
    }
}
