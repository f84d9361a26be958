import CivilTime
import HTTPTypes
import Hummingbird
import ICalendar
import Messages
import NIOCore
import NIOPosix
import Sealing
import TripStorage
import TripWorkflows
import Trips

/// Answers requests: first the rules of who may, then the page, from one state of the store.
struct PageResponder: HTTPResponder {
    typealias Context = PageContext

    /// The store, all of it; after the sign-in as the account sees it.
    private(set) var household: Household
    let base: BaseURL?
    let port: BoundPort
    let sessions: Sessions
    let passwords: PasswordSignIn
    let links: SignInLinks
    /// The files that wait for their review.
    var pending = PendingImports()
    let writes = WriteQueue()
    let outside = OutsideQueue()
    var secrets = SecretAddressLimits()
    /// The connections that requests come through.
    var connections = OpenConnections()
    let found = FoundFindings()
    let told = ToldNotes()
    let templates: Templates
    /// Writes a line for the person who started the program.
    let say: @Sendable (String) -> Void
    /// The field in which a proxy names who is signed in; nil where none is believed.
    var trust: TrustedHeader?
    /// The protected trips that browsers have unlocked.
    var opened = OpenedTrips()

    /// Answers one request in the language of the household; whatever goes wrong is a page.
    func respond(to request: Request, context: PageContext) async throws -> Response {
        let asker = Asker { [connections] in context.isOpen && !connections.hasLeft(context.channel) }
        return await Asker.$current.withValue(asker) {
            await Language.speaking(household.language) { await respond(to: request, in: context) }
        }
    }

    private func respond(to request: Request, in context: PageContext) async -> Response {
        let isHead = request.method == .head
        let gate = Gate(hosts: HostRule(base: base, listened: port.listened))
        do throws(Fault) {
            let passed = try gate.pass(request.head)
            let asked = try PageRequest(request.head.path ?? "/")
            return try await answer(asked, to: request, passed, in: context).response(isHead: isHead)
        } catch {
            var (fault, known) = (error, nil as Visitor?)
            if let origin = gate.hosts.origin(of: request.head.authority) {
                let cookie = gate.hosts.cookie(for: origin)
                known = try? await visitor(of: request, cookie, from: context.peer)
                // The use of an address that there is not is one, too.
                if let known, let renewed = renewal(of: known, cookie, request) {
                    fault.fields[.setCookie] = renewed
                }
            }
            var answer = await answer(fault, to: known)
            OfflineRule.drop(&answer, after: error, to: request.headers)
            return answer.response(isHead: isHead)
        }
    }

    // MARK: - What needs no session

    private func answer(
        _ asked: PageRequest, to request: Request, _ passed: Gate.Passed, in context: PageContext
    ) async throws(Fault) -> Answer {
        let (address, peer) = (asked.address, context.peer)
        if request.method != .post, let file = try templates.file(at: address) { return file }
        switch (address, request.method) {
        case (.feed(let secret), .get), (.feed(let secret), .head):
            let known = request.headers[values: .ifNoneMatch].joined(separator: ",")
            return try await forOutside(peer, request) { [feeds, secrets] in
                try feeds.calendar(secret, known: known, secrets)
            }
        case (.share(let secret, let zone), .get), (.share(let secret, let zone), .head):
            let known = request.headers[values: .ifNoneMatch].joined(separator: ",")
            return try await forOutside(peer, request) { [pages] in
                try pages.share(secret, zone: zone, known: known)
            }
        case (.feed, _), (.share, _): throw .method(allowed: "GET, HEAD")
        case (.signIn(nil), .post): return try await signIn(request, passed, from: peer)
        case (.signIn(nil), .get), (.signIn(nil), .head):
            return try await askedSignIn(request, passed.cookie, from: peer)
        case (.signIn(let secret?), .get), (.signIn(let secret?), .head):
            return page(MessagePage(signInWith: secret, style: style))
        case (.signedOut, .get), (.signedOut, .head):
            let left = try? await visitor(of: request, passed.cookie, from: peer)
            return page(MessagePage(signedOut: style, isByProxy: left?.isByProxy == true))
        case (.offline, .get), (.offline, .head): return page(MessagePage(offline: style))
        default: break
        }
        let known: Visitor?
        do throws(Fault) {
            known = try await visitor(of: request, passed.cookie, from: peer)
        } catch {
            guard request.method == .post, error.status.kind == .serverError,
                let sent = await SentForm(to: address, request)
            else { throw error }
            return keeping(sent, after: error, isSignedIn: false)
        }
        guard let visitor = known else {
            shutOpened(by: passed.cookie, request)
            return try await withoutSession(asked, request)
        }
        if passed.isUpload { context.allowUpload() }
        let renewed = renewal(of: visitor, passed.cookie, request)
        do throws(Fault) {
            let own = seen(by: visitor.session.account)
            var answer =
                if let shown = try await own.unlocking(asked, request, passed.cookie, by: visitor, from: peer)
                {
                    shown
                } else {
                    try await own.answer(asked, to: request, passed, by: visitor)
                }
            if let renewed, answer.fields[.setCookie] == nil { answer.fields[.setCookie] = renewed }
            return answer
        } catch {
            var fault = error
            fault.fields[.setCookie] = renewed
            throw fault
        }
    }

    // MARK: - What needs one

    /// The responder for somebody who is signed in: all pages and forms below have the store as they see it.
    ///
    /// - Parameter account: The name of the account; nil for the user of the machine.
    /// - Returns: The responder.
    func seen(by account: String?) -> PageResponder {
        var own = self
        own.household = household.seen(by: account)
        return own
    }

    private func answer(
        _ asked: PageRequest, to request: Request, _ passed: Gate.Passed, by visitor: Visitor
    ) async throws(Fault) -> Answer {
        let address = asked.address
        switch (address, request.method) {
        case (.signOut, .post): return try await signOut(visitor, passed.cookie)
        case (.sessions, .get), (.sessions, .head): return try await shownSessions(visitor)
        case (.endSession, .post):
            return try await end(try await form(of: request), by: visitor, passed.cookie)
        case (.endSession, _), (.signOut, _), (.signIn(nil), _): throw .method(allowed: "POST")
        case (.trip(let id, .add, let clock), .post):
            return try await activity(try await form(of: request), nil, of: id, .add, clock)
        case (.trip(let id, .edit(let key), let clock), .post):
            return try await activity(try await form(of: request), key, of: id, .edit(key), clock)
        case (.feeds, .post):
            let form = try await form(of: request)
            let origin = base?.origin ?? passed.origin
            return try await typed(form, at: address) { [feeds, pages] in
                try pages.feeds(with: feeds.add(form, origin: origin))
            }
        case (.revokeFeed, .post):
            let form = try await form(of: request)
            return try await changing { [feeds] in try feeds.revoke(form) }
        case (.revokeFeed, _): throw .method(allowed: "POST")
        case (.importing(nil, _), .post): return try await uploaded(request)
        case (.trip(let id, .files, let clock), .post):
            return try await attached(try await upload(of: request), to: id, clock)
        case (.importing(.some, _), .post), (.drift, .post), (.trip(_, .drift, _), .post), (.sync, .post):
            return try await confirmed(address, try await form(of: request))
        case (_, .post): return try await changed(address, try await form(of: request))
        case (.undo, _), (.redo, _): throw .method(allowed: "POST")
        case (.start, _): return Answer(seeing: PageAddress.trips(nil, search: nil).text)
        default:
            var answer = try await onDisk { [self] in try pages(for: visitor).answer(asked) }
            OfflineRule.mark(&answer, to: asked, of: keeper(visitor, passed.cookie, request))
            return answer
        }
    }

    /// Reads a form with files whole; of one that is too large the beginning.
    private func upload(of request: Request) async throws(Fault) -> Upload {
        var bytes = ByteBuffer()
        var count = 0
        do {
            for try await piece in request.body {
                count += piece.readableBytes
                guard count <= Limits.largestDiscarded else { throw Fault.largeForm }
                let room = Limits.largestUpload - bytes.readableBytes
                bytes.writeBytes(piece.readableBytesView.prefix(room))
            }
        } catch {
            throw .largeForm
        }
        return try Upload(
            type: request.headers[.contentType], Array(bytes.readableBytesView),
            isOver: count > Limits.largestUpload)
    }

    /// Keeps the files that were sent, and leads to their review.
    private func uploaded(_ request: Request) async throws(Fault) -> Answer {
        let upload = try await upload(of: request)
        guard !upload.isOver else { throw .largeForm }
        guard !upload.files.isEmpty else { throw .noFile }
        let target = ImportTarget(upload.form)
        // Files of those who may import nothing need not wait.
        try await onDisk { [household] in
            try household.open().read { reading in
                if !reading.isSomewhere(.editor) { try reading.require(.editor) }
                if let trip = target?.trip, let named = try reading.trip(TripID(trip)) {
                    try reading.require(.editor, in: named)
                }
            }
        }
        let secret = pending.keep(upload.files, of: household.account).text
        return Answer(seeing: PageAddress.importing(secret: secret, into: target).text)
    }

    /// Reads a form whole.
    func form(of request: Request) async throws(Fault) -> Query {
        do {
            return try Query(String(buffer: try await request.body.collect(upTo: Limits.largestForm)))
        } catch let fault as Fault {
            throw fault
        } catch {
            throw .largeForm
        }
    }
}

// MARK: - What shows the store

extension PageResponder {
    /// The address of the style sheet.
    var style: String { PageAddress.style(digest: templates.sheetDigest).text }

    var pages: StorePages {
        StorePages(
            household: household, templates: templates, style: style, pending: pending, found: found,
            told: told)
    }

    /// Adds or edits an activity.
    private func activity(
        _ form: Query, _ key: ActivityKey?, of id: TripID, _ view: TripView, _ clock: ClockChoice
    ) async throws(Fault) -> Answer {
        let forms = ActivityForm(household: household)
        return try await typed(form, at: .trip(id, view, clock)) { [pages] in
            try pages.saved(forms.save(form, over: key, in: id), in: id, clock)
        }
    }

    private var feeds: FeedForms { FeedForms(household: household) }

    /// Changes the store as a form asks for.
    private func changed(_ address: PageAddress, _ form: Query) async throws(Fault) -> Answer {
        let forms = StoreForms(household: household, pending: pending)
        return try await typed(form, at: address) { try forms.answer(address, form) }
    }

    /// Attaches what a form has.
    private func attached(
        _ upload: Upload, to id: TripID, _ clock: ClockChoice
    ) async throws(Fault) -> Answer {
        let (form, forms) = (upload.form, FileForms(household: household))
        // Nothing of ours, or nothing that could be shown again.
        if upload.isOver, form["uid"] == nil { throw .largeForm }
        var key: ActivityKey?
        if case .activity(let meant) = try AttachmentOwnerText.owner(form["owner"] ?? "") { key = meant }
        return try await typed(form, at: .trip(id, .files(key), clock)) {
            try forms.attach(upload, to: id, clock)
        }
    }

    /// Carries a form out; where what was typed is refused, or cannot be saved, its page shows that.
    private func typed(
        _ form: Query, at address: PageAddress, _ work: @escaping @Sendable () throws -> Answer
    ) async throws(Fault) -> Answer {
        let refusal: FormRefusal
        do {
            return try await inTurn(work)
        } catch let error as FormRefusal {
            refusal = error
        } catch {
            let fault = self.fault(of: error)
            if fault.status == .notFound { return try await keptOfDeleted(form, at: address, after: fault) }
            guard fault.status.kind == .serverError else { throw fault }
            return try await kept(form, at: address, after: fault)
        }
        return try await onDisk { [pages] in try pages.refused(form, at: address, refusal) }
    }

    /// Shows again what was typed and could not be saved, on a page of its own where the store cannot be read either.
    private func kept(
        _ form: Query, at address: PageAddress, after fault: Fault
    ) async throws(Fault) -> Answer {
        do throws(Fault) {
            return try await onDisk { [pages] in try pages.refused(form, at: address, FormRefusal(fault)) }
        } catch {
            guard let sent = SentForm(to: address, form) else { throw fault }
            return keeping(sent, after: fault, isSignedIn: true)
        }
    }

    /// Shows again what was typed over something that was deleted meanwhile: in the form for one more, where there is one.
    private func keptOfDeleted(
        _ form: Query, at address: PageAddress, after fault: Fault
    ) async throws(Fault) -> Answer {
        if let adding = address.adding {
            let shown = try? await onDisk { [pages] in
                try pages.refused(form, at: adding, FormRefusal(.deletedMeanwhile))
            }
            if let shown { return shown }
        }
        guard let sent = SentForm(to: address, form) else { throw fault }
        return keeping(sent, after: fault, isSignedIn: true)
    }

    /// A page with what was typed, which could not be saved.
    func keeping(_ sent: SentForm, after fault: Fault, isSignedIn: Bool) -> Answer {
        var page = MessagePage(keeping: sent, after: fault, style: style)
        page.frame.isSignedIn = isSignedIn
        var answer = html(page)
        answer.status = fault.status
        for (name, value) in fault.fields { answer.fields[name] = value }
        return answer
    }

    /// Carries out what a review, the page of what moved or that of conflicts has shown, or shows it again where it would be something else.
    private func confirmed(_ address: PageAddress, _ form: Query) async throws(Fault) -> Answer {
        let forms = StoreForms(household: household, pending: pending)
        do {
            return try await inTurn { try forms.answer(address, form) }
        } catch let error as WorkflowError where error.code == .changedMeanwhile {
            return try await onDisk { [pages] in try pages.shownAgain(address) }
        } catch {
            var fault = self.fault(of: error)
            // The files wait for another answer.
            if fault.status.kind == .serverError { fault.next = address.text }
            throw fault
        }
    }

    /// Reads on a thread that may wait for the disk.
    func onDisk<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws(Fault)
        -> Result
    {
        do {
            return try await NIOThreadPool.singleton.runIfActive(
                Asker.whileThere { [self] in try prepared(work) })
        } catch {
            throw fault(of: error)
        }
    }

    /// Reads for whoever has a secret address.
    private func forOutside<Result: Sendable>(
        _ peer: String, _ request: Request, _ work: @escaping @Sendable () throws -> Result
    ) async throws(Fault) -> Result {
        let client = isBehindProxy(peer) ? nil : proxies.client(of: request.headers, from: peer)
        do {
            return try await outside.run(
                Asker.whileThere { [self] in
                    try secrets.looking(from: client) { try prepared(work) }
                })
        } catch {
            throw fault(of: error)
        }
    }

    /// Changes the store when the changes before it are done, so that no page waits for a change.
    func changing<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws(Fault)
        -> Result
    {
        do { return try await inTurn(work) } catch { throw fault(of: error) }
    }

    private func inTurn<Result: Sendable>(
        _ work: @escaping @Sendable () throws -> Result
    ) async throws -> Result {
        try await writes.run { [self] in try prepared(work) }
    }

    /// Works in the household's language, and with the zones that there are.
    private func prepared<Result>(_ work: () throws -> Result) throws -> Result {
        try LibicalMissing.throwing {
            try Language.speaking(household.language) {
                try household.database.requireUnreplaced()
                return try work()
            }
        }
    }

    /// Says what is wrong without a word of the store; the terminal gets the details.
    private func fault(of error: any Error) -> Fault {
        switch error {
        case let fault as Fault: return fault
        case let error as StorageError where error.code == .busy:
            return Fault(
                .serviceUnavailable, tr("The store is busy"),
                tr("Another program is writing to it; nothing was changed. Try again in a moment."),
                fields: [.retryAfter: "2"])
        case let error as StorageError where error.code == .cannotWrite:
            say(tr("error: \(error.description)"))
            return .cannotWrite(error)
        case let error as StorageError where error.code == .cannotOpen:
            say(tr("error: \(error.description)"))
            return Fault(
                .serviceUnavailable, tr("The store cannot be opened"),
                tr(
                    "It may have been moved away, or its disk is read-only; nothing was changed. The terminal says which it is."
                ))
        case let error as StorageError where error.code == .notAllowed: return .notAllowed("\(error)")
        case let error as StorageError where error.code == .unknownTrip: return .unknownTrip
        case let error as StorageError where error.code == .unstorable: return .refused("\(error)")
        case let error as StorageError:
            say(tr("error: \(error.description)"))
            return Fault(
                .internalServerError, tr("The store cannot be read"),
                tr("The terminal says why; meridian doctor says what mends it."))
        case let error as WorkflowError where error.code == .changedMeanwhile:
            return .changedMeanwhile(at: nil)
        case let error as TripError: return .refused("\(error)")
        case let error as TimeError: return .refused("\(error)")
        case let error as LibicalMissing:
            say(tr("error: \(error.description)"))
            return Fault(
                .serviceUnavailable, tr("A library of this machine is missing"),
                tr("The terminal says which."))
        case let error as WorkflowError where error.code == .zonesReplaced:
            return Fault(
                .serviceUnavailable, tr("The time zones were replaced"),
                tr("An update has changed them since meridian serve was started. Start it again."))
        case let error as WorkflowError: return .refused("\(error)")
        default:
            say(tr("error: \("\(error)")"))
            return Fault(
                .internalServerError, tr("This page cannot be shown"), tr("The terminal says why."))
        }
    }

    private func answer(_ fault: Fault, to visitor: Visitor?) async -> Answer {
        var model = MessagePage(fault, isSignedIn: visitor != nil, style: style)
        if let visitor, let rights = try? await seen(by: visitor.session.account).rights() {
            model.frame.may = rights
        }
        var answer = page(model)
        answer.status = fault.status
        for (name, value) in fault.fields { answer.fields[name] = value }
        return answer
    }

    /// What whoever asks may do on pages that are not of a trip.
    private func rights() async throws(Fault) -> Rights {
        try await onDisk { [household] in try household.open().read { Rights(.start, in: $0) } }
    }

    private func page(_ model: MessagePage) -> Answer { html(model) }

    /// Writes a page that is not made of the trips.
    func html(_ model: any PageModel) -> Answer { Answer(type: Answer.html, templates.page(model)) }
}
