import HTTPTypes
import Hummingbird
import Messages
import Sealing
import TripStorage
import TripWorkflows

// MARK: - Who asks

extension PageResponder {
    var proxies: ProxySignIn { ProxySignIn(household: household, trust: trust) }

    /// Who asks: whom a trusted proxy names, else the session of the cookie; nil for neither.
    func visitor(
        of request: Request, _ cookie: SessionCookie, from peer: String
    ) async throws(Fault) -> Visitor? {
        let (fields, sent) = (request.headers, cookie.secrets(in: request.headers))
        let opening = cookie.ofOpenedTrips.secret(in: fields)
        guard !sent.isEmpty || trust != nil else { return nil }
        return try await onDisk { [sessions, proxies, household] in
            if let account = try proxies.account(of: fields, from: peer) {
                let now = household.now()
                let session = BrowserSession(
                    digest: "", account: account, label: BrowserLabel.of(fields[.userAgent]), createdAt: now,
                    lastUsedAt: now)
                return Visitor(
                    session: session, isByProxy: true,
                    browser: opening.map { Visitor.browser($0, of: account) })
            }
            let open = try sent.compactMap { try sessions.session($0) }
            // What signs nobody in is foreign; of two that do, one would be somebody else's.
            guard let session = open.first, open.count == 1 else { return nil }
            return Visitor(session: session, isByProxy: false, browser: session.digest)
        }
    }

    /// The field that has a browser keep its cookie as long as its session, which lasts longer with each use.
    ///
    /// It is sent when the use is written down, not with each page.
    func renewal(of visitor: Visitor, _ cookie: SessionCookie, _ request: Request) -> String? {
        guard !visitor.isByProxy, StoreSessions.isUseNews(visitor.session, at: household.now()),
            let secret = cookie.secret(of: visitor.session, in: request.headers)
        else { return nil }
        return cookie.field(secret)
    }

    /// For whom the browser may keep pages to read offline: the session, or the account that a proxy names.
    func keeper(_ visitor: Visitor, _ cookie: SessionCookie, _ request: Request) -> String {
        guard !visitor.isByProxy else { return "proxy \(visitor.session.account ?? "")" }
        return cookie.secret(of: visitor.session, in: request.headers) ?? ""
    }

    /// The answer to a request without a session, which keeps what was typed.
    func withoutSession(_ asked: PageRequest, _ request: Request) async throws(Fault) -> Answer {
        let sent = request.method == .post ? await SentForm(to: asked.address, request) : nil
        var answer = try await signInForm(
            for: request.method == .post ? nil : asked, keeping: sent, .forbidden)
        OfflineRule.drop(&answer, after: .noSession, to: request.headers)
        return answer
    }

    /// The form for a password; where nobody has one, whoever is signed in is told so.
    func askedSignIn(
        _ request: Request, _ cookie: SessionCookie, from peer: String
    ) async throws(Fault) -> Answer {
        do throws(Fault) {
            return try await signInForm(for: nil, .ok)
        } catch {
            guard try await visitor(of: request, cookie, from: peer) != nil else { throw error }
            return html(MessagePage(signedIn: style))
        }
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
            guard let sent else { throw isForOthers ? .noSignIn : .noSession }
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
        // Behind a proxy that is not named all people have its address, and none may shut the others out.
        let client = isBehindProxy(peer) ? nil : proxies.client(of: request.headers, from: peer)
        var (account, back): (Account?, String?) = (nil, nil)
        let sent = query["target"].flatMap { try? PageAddress($0) }
            .flatMap { SentForm(to: $0, query.verbatim("form") ?? "") }
        if let name = query["name"] {
            let password = query.verbatim("password") ?? ""
            // Only an address of these pages: anything else could lead elsewhere.
            back = query["back"].flatMap { try? PageRequest($0) }?.text
            do throws(Fault) {
                account = try await onDisk { [passwords] in
                    try passwords.account(name, password, from: client)
                }
            } catch {
                return signInAgain(name, back, keeping: sent, after: error)
            }
            guard account != nil else { return signInAgain(name, back, keeping: sent) }
        } else {
            guard let secret = query["secret"], links.redeem(secret) else { throw .usedLink }
            tellLink()
        }
        let token: SecretToken?
        do throws(Fault) {
            token = try await changing { [sessions, account] in
                try sessions.start(of: account, label: label)
            }
        } catch {
            guard let name = query["name"] else { throw error }
            return signInAgain(name, back, keeping: sent, after: error)
        }
        guard let token else { return signInAgain(query["name"] ?? "", back, keeping: sent) }
        var answer = Answer(seeing: back ?? PageAddress.trips(nil, search: nil).text)
        // A page that is gone meanwhile does not keep anybody out, and what was typed for it is not lost.
        let pages = seen(by: account?.name).pages
        if let sent {
            do throws(Fault) {
                answer = try await onDisk { try pages.again(sent) }
            } catch {
                answer = html(MessagePage(keeping: sent, after: error, style: style))
            }
        }
        answer.fields[.setCookie] = passed.cookie.field(token.text)
        OfflineRule.drop(&answer)
        return answer
    }

    /// Whether others can reach the pages, at their address or through a proxy: then no link signs anybody in.
    var isForOthers: Bool { !port.listened.isLoopback || base?.isLoopback == false }

    /// Whether a connection comes from a proxy of this machine that is not a trusted one.
    func isBehindProxy(_ peer: String) -> Bool {
        base?.isLoopback == false && proxies.trust?.isProxy(peer) != true
            && ServedAddress(host: peer, port: 0).isLoopback
    }

    /// The form once more, after a name or a password that is wrong.
    private func signInAgain(
        _ name: String, _ back: String?, keeping sent: SentForm?, after fault: Fault? = nil
    ) -> Answer {
        let problem = fault.map { "\($0.title). \($0.advice)" }
        var answer = html(
            SignInPage(back: back, refused: name, because: problem, keeping: sent, style: style))
        answer.status = fault?.status ?? .forbidden
        for (field, value) in fault?.fields ?? [:] { answer.fields[field] = value }
        return answer
    }

    /// Prints a new link to sign in, where nobody else can reach these pages.
    func tellLink() {
        guard !isForOthers else { return }
        let origin = base?.origin ?? "http://\(port.authority)"
        let link = origin + PageAddress.signIn(secret: links.renew().text).text
        say(Language.speaking(household.language) { tr("To sign one browser in, open \(link)") })
    }

    /// Shows the sessions.
    func shownSessions(_ visitor: Visitor) async throws(Fault) -> Answer {
        try await onDisk { [self] in
            var page = SessionsPage(
                try sessions.sessions(seenBy: visitor.session), seenBy: visitor, household, style: style)
            let (may, who) = try household.open().read { reading in
                (Rights(.sessions, in: reading), SettingsPage.whoReads(reading))
            }
            page.frame.may = may
            page.frame.facts = [who].compactMap(\.self) + page.frame.facts
            return html(page)
        }
    }

    /// Ends the sessions that a form means.
    func end(_ form: Query, by visitor: Visitor, _ cookie: SessionCookie) async throws(Fault) -> Answer {
        let session = visitor.session
        let (id, own) = (form["id"], session.digest)
        let areOthers = form["others"] == "1"
        guard areOthers || id != nil else { throw .badForm("id") }
        if !areOthers, id == own { return try await signOut(visitor, cookie) }
        try await changing { [sessions, opened] in
            try sessions.end(by: session) { other in
                let isMeant = areOthers ? other.digest != own : other.digest == id
                if isMeant { opened.shut(for: other.digest) }
                return isMeant
            }
        }
        return Answer(seeing: PageAddress.sessions.text)
    }

    /// Ends the session of the browser that asks; where a proxy signs it in, only what it keeps is dropped.
    func signOut(_ visitor: Visitor, _ cookie: SessionCookie) async throws(Fault) -> Answer {
        var answer = Answer(seeing: PageAddress.signedOut.text)
        if let browser = visitor.browser { opened.shut(for: browser) }
        if visitor.isByProxy {
            if visitor.browser != nil { answer.fields[.setCookie] = cookie.ofOpenedTrips.field("") }
        } else {
            let own = visitor.session.digest
            try await changing { [sessions] in try sessions.end(by: visitor.session) { $0.digest == own } }
            answer.fields[.setCookie] = cookie.field("")
        }
        OfflineRule.drop(&answer)
        return answer
    }
}
