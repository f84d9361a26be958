import HTTPTypes
import Hummingbird
import Messages
import Sealing
import TripStorage
import TripWorkflows
import Trips

// MARK: - Protected trips

extension PageResponder {
    /// Answers what is about protected trips: the page to unlock them, and the pages of those that the browser has opened.
    ///
    /// - Parameters:
    ///   - asked: What is asked for.
    ///   - request: The request.
    ///   - cookie: The cookie of the session.
    ///   - visitor: Who asks.
    ///   - peer: The other end of the connection.
    /// - Returns: The answer; nil for anything else.
    /// - Throws: A ``Fault``.
    func unlocking(
        _ asked: PageRequest, _ request: Request, _ cookie: SessionCookie, by visitor: Visitor,
        from peer: String
    ) async throws(Fault) -> Answer? {
        switch (asked.address, request.method) {
        case (.protected, .get), (.protected, .head): return try await protectedPage(for: visitor)
        case (.protected, .post):
            let client = isBehindProxy(peer) ? nil : proxies.client(of: request.headers, from: peer)
            return try await unlock(try await form(of: request), cookie, by: visitor, from: client)
        case (.closeProtected, .post):
            guard let id = try await form(of: request)["id"] else { throw .badForm("id") }
            if let browser = visitor.browser { opened.shut(TripID(id), for: browser) }
            return Answer(seeing: PageAddress.protected.text)
        case (.closeProtected, _): throw .method(allowed: "POST")
        case (.trip(let id, let view, _), let method):
            guard let trip = try await openedTrip(id, for: visitor) else { return nil }
            if method == .post, let sent = await SentForm(to: asked.address, request) {
                return keeping(sent, after: .onlyRead(id), isSignedIn: true)
            }
            guard method != .post, !view.isForm else { throw .onlyRead(id) }
            return try await onDisk { [self] in try pages(of: trip, id).answer(asked) }
        default: return nil
        }
    }

    /// The pages of the store, on which the trips have names that the browser has opened.
    func pages(for visitor: Visitor) -> StorePages {
        var pages = pages
        pages.openedName = { [opened] in opened.trip(of: $0, for: visitor.browser, isUse: false)?.name }
        return pages
    }

    /// The pages of one opened trip, which read it from memory and change nothing.
    private func pages(of trip: OpenedTrips.Opened, _ id: TripID) -> StorePages {
        var pages = pages
        pages.household.open = { trip.store }
        pages.household.openToWrite = { throw Fault.onlyRead(id) }
        pages.opened = OpenedBar(id, leftOut: trip.leftOut)
        return pages
    }

    /// A trip that the browser has opened, if its box is still the one that was opened.
    private func openedTrip(_ id: TripID, for visitor: Visitor) async throws(Fault) -> OpenedTrips.Opened? {
        guard let browser = visitor.browser, opened.has(id, for: browser) else { return nil }
        return try await onDisk { [household, opened] in
            let boxes = try household.open().read { try $0.sealedTrips() }
            guard let sealed = boxes.first(where: { $0.id == id }) else {
                opened.shut(id, for: browser)
                return nil
            }
            return opened.trip(of: sealed, for: browser, isUse: true)
        }
    }

    /// Shuts what a browser had opened whose session is over.
    func shutOpened(by cookie: SessionCookie, _ request: Request) {
        for secret in cookie.secrets(in: request.headers) {
            opened.shut(for: SecretToken.digest(of: secret).text)
        }
    }

    private func protectedPage(
        for visitor: Visitor, refused: (id: TripID, sentence: String)? = nil
    ) async throws(Fault) -> Answer {
        try await onDisk { [self] in
            let boxes = try household.open().read { try $0.sealedTrips() }
            return html(
                ProtectedPage(boxes, style: style, refused: refused) {
                    opened.trip(of: $0, for: visitor.browser, isUse: false)?.name
                })
        }
    }

    /// Opens a trip for the browser; one that a proxy signs in gets a cookie by which it is known.
    private func unlock(
        _ form: Query, _ cookie: SessionCookie, by visitor: Visitor, from client: String?
    ) async throws(Fault) -> Answer {
        let fresh = visitor.browser == nil ? SecretToken.random() : nil
        let browser =
            visitor.browser
            ?? fresh.map { Visitor.browser($0.text, of: visitor.session.account ?? "") } ?? ""
        let unlocking = Unlocking(
            household: household, opened: opened, attempts: passwords.attempts, turn: passwords.turn)
        switch try await onDisk({ try unlocking.unlock(form, for: browser, from: client) }) {
        case .refused(let id, let sentence):
            var answer = try await protectedPage(for: visitor, refused: (id, sentence))
            answer.status = .forbidden
            return answer
        case .opened(let id):
            var answer = Answer(seeing: PageAddress.trip(id, .itinerary, .traveller).text)
            if let fresh { answer.fields[.setCookie] = cookie.ofOpenedTrips.field(fresh.text) }
            // The browser may have kept pages of the trip from before it was protected.
            OfflineRule.drop(&answer)
            return answer
        }
    }
}

extension TripView {
    /// Whether it is nothing but a form that changes the trip.
    fileprivate var isForm: Bool {
        switch self {
        case .add, .edit, .delete, .details, .archive, .remove, .detach, .move, .status, .addTodo, .editTodo,
            .deleteTodo, .addExpense, .editExpense, .deleteExpense:
            true
        default: false
        }
    }
}
