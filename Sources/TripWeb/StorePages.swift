import CivilTime
import HTTPTypes
import ICalendar
import Messages
import Rendering
import TripExchange
import TripStorage
import TripWorkflows
import Trips

/// The pages that show the store; each is made from one state of it.
struct StorePages: Sendable {
    var household: Household
    let templates: Templates
    /// The address of the style sheet.
    let style: String
    /// The files that wait for their review.
    let pending: PendingImports
    /// What is known to be wrong with trips.
    let found: FoundFindings
    /// What was assumed for changes that were just made.
    let told: ToldNotes
    /// The name of a protected trip that the browser has opened; nil for the others.
    var openedName: @Sendable (SealedTrip) -> String? = { _ in nil }
    /// What is said of the opened trip whose pages these are; nil for the pages of the store.
    var opened: OpenedBar?

    /// Reads the store and writes the page.
    ///
    /// - Parameter request: The page, and the change that it tells of.
    /// - Returns: The answer.
    /// - Throws: A ``Fault``, or an error of the store, of the zones or of time.
    func answer(_ request: PageRequest) throws -> Answer {
        if case .backup(let isPartial) = request.address {
            return try BackupFile(household: household).answer(isPartial: isPartial)
        }
        if case .trip(let trip, .file(let file), _) = request.address {
            // What cannot be read beside it does not keep it back.
            return try household.open().read { reading in
                try reading.showing { try FileForms.file(file, of: trip, in: reading) }.value
            }
        }
        return try LibicalMissing.throwing {
            try Language.speaking(household.language) { try read(request) }
        }
    }

    private func read(_ request: PageRequest) throws -> Answer {
        try household.database.requireUnreplaced()
        let (shown, unreadable) = try household.open().read { reading in
            try reading.showing { try show(request, in: reading) }
        }
        switch shown {
        case .file(let answer):
            let missing = unreadable.count + (opened?.leftOut.count ?? 0)
            guard missing == 0 else { throw Fault.incompleteFile(missing) }
            return answer
        case .page(var model, let status):
            if OfflineRule.allows(request), opened == nil {
                model.frame.kept = KeptBar(on: request.address, household)
            }
            if request.address.isToKeep { model.frame.copy = CopyLink() }
            model.frame.notes += opened?.leftOut ?? []
            if !unreadable.isEmpty { model.frame.notes.append(StorePages.note(unreadable.count)) }
            var answer = html(model)
            answer.status = status
            return answer
        }
    }

    private static func note(_ count: Int) -> String {
        count == 1
            ? tr("1 row of the store cannot be read and is left out; meridian doctor says what mends it.")
            : tr(
                "\(count) rows of the store cannot be read and are left out; meridian doctor says what mends it."
            )
    }

    /// What is shown at an address.
    private enum Shown: Sendable {
        case page(any PageModel, HTTPResponse.Status)
        case file(Answer)
    }

    private func show(_ request: PageRequest, in reading: any TripReading) throws -> Shown {
        var shown = try show(request.address, in: reading)
        // Numbers only grow: a newer change, or this one again, makes the sentence an old one.
        if let undone = request.undone, case .page(var model, let status) = shown,
            try reading.history().first.map({ $0.number < undone }) ?? true
        {
            if let last = try reading.undone().first, try reading.mayRedo(last) {
                model.frame.notice = UndoButton(redoing: last, back: request.address)
            } else {
                model.frame.notes.append(tr("The change was taken back."))
            }
            shown = .page(model, status)
        }
        if request.note == .nothing, case .page(var model, let status) = shown {
            // As long as it is true.
            if try reading.history().first?.number ?? 0 == request.done {
                model.frame.notes.append(ChangeNote.nothing.words)
            }
            return .page(model, status)
        }
        guard let done = request.done, case .page(var model, let status) = shown,
            let entry = try reading.history().first, entry.number == done, try reading.mayUndo(entry)
        else { return shown }
        model.frame.notice = UndoButton(entry, back: request.address)
        model.frame.notes += told.about(done).map { Printable.line($0) }
        if let note = request.note { model.frame.notes.append(note.words) }
        return .page(model, status)
    }

    private func show(_ address: PageAddress, in reading: any TripReading) throws -> Shown {
        let made = try made(address, in: reading)
        guard case .page(var model, let status) = made else { return made }
        model.frame.may = Rights(address, in: reading)
        if var page = model as? any FieldsModel {
            page.noteShown()
            model = page
        }
        if opened != nil { (model.frame.may.edits, model.frame.may.owns) = (false, false) }
        return .page(model, status)
    }

    private func made(_ address: PageAddress, in reading: any TripReading) throws -> Shown {
        switch address {
        case .importing where !reading.isSomewhere(.editor), .newTrip where reading.householdRole < .editor:
            try reading.require(.editor)
            throw Fault.unknownPage
        case .importing(nil, let target):
            return .page(try ImportPage(into: target, in: reading, style: style), .ok)
        case .importing(let secret?, let target):
            let importing = CalendarImporting(
                household: household, files: try pending.files(secret, of: household.account), target: target)
            let page = try ReviewPage(importing, secret: secret, in: reading, style: style)
            return .page(page, page.choice.problem == nil ? .ok : .badRequest)
        case .feeds(let trip):
            return .page(try FeedsPage(for: trip, in: reading, household, style: style), .ok)
        case .drift: return .page(try DriftPage(in: reading, household, style: style), .ok)
        case .history: return .page(try HistoryPage(in: reading, household, style: style), .ok)
        case .sync: return .page(try SyncPage(in: reading, household, style: style), .ok)
        case .keeping: return .page(try KeepingPage(in: reading, style: style), .ok)
        case .settings: return .page(try SettingsPage(in: reading, household, style: style), .ok)
        case .person(let id):
            return .page(try PersonFormPage.page(id, in: reading, household, style: style), .ok)
        case .organizations, .organization, .newOrganization, .mergeOrganization, .deleteOrganization:
            return .page(try organizations(address, in: reading), .ok)
        case .who(let moment):
            let page = try WhoPage(at: moment, in: reading, household, style: style)
            return .page(page, page.problem == nil ? .ok : .badRequest)
        case .newTrip: return .page(TripFormPage.new(household, style: style), .ok)
        case .trips(let phase, let search):
            return .page(
                try TripsPage(
                    phase, search: search, in: reading, household, style: style, openedName), .ok)
        case .trip(let id, let view, let clock):
            let page = try page(of: id, view, clock, in: reading)
            if case .calendar(let redaction) = view {
                return .file(try calendar(page, redaction ?? .shared, in: reading))
            }
            let model = try model(of: page, in: reading)
            let isWrong =
                page.zoneProblem != nil || page.besideProblem != nil || (model as? WhoPage)?.problem != nil
            return .page(model, isWrong ? .badRequest : .ok)
        default: throw Fault.unknownPage
        }
    }

    private func page(
        of id: TripID, _ view: TripView, _ clock: ClockChoice, in reading: any TripReading
    ) throws -> TripPage {
        guard let trip = try reading.trip(id) else { throw Fault.unknownTrip }
        try reading.require(view.leastRole, in: trip)
        let shown = try ShownTrip(
            trip, in: reading, home: household.home(of: trip), typedHome: household.typedHome,
            now: household.now(), household.database)
        return try TripPage(
            household, shown, view, clock, style: style, role: reading.role(in: id),
            ownsHousehold: reading.householdRole >= .owner, opened: opened,
            // Nothing of a protected trip is kept beyond its page.
            found: opened == nil ? found : nil)
    }

    private func organizations(
        _ address: PageAddress, in reading: any TripReading
    ) throws -> any PageModel {
        switch address {
        case .organizations(let search):
            try OrganizationsPage(search: search, in: reading, style: style)
        case .organization(let id): try OrganizationPage(id, in: reading, style: style)
        case .newOrganization:
            try offered(OrganizationPage.new(style: style), in: reading)
        case .deleteOrganization(let id):
            try offered(DeletePage(organization: id, in: reading, style: style), in: reading)
        default: throw Fault.method(allowed: "POST")
        }
    }

    /// A form of what belongs to no trip, for those who may send it.
    private func offered(_ model: any PageModel, in reading: any TripReading) throws -> any PageModel {
        try reading.require(.editor)
        return model
    }

    private func model(of page: TripPage, in reading: any TripReading) throws -> any PageModel {
        switch page.address {
        case .itinerary: try ItineraryPage(page)
        case .paper(let paper): try ItineraryPage(page, on: paper)
        case .export: ExportPage(page)
        case .day(let date, _): DayPage(page, date)
        case .week(let date, _): WeekPage(page, date)
        case .month(let date): MonthPage(page, date)
        case .timeline(let date): try TimelinePage(page, date)
        case .findings: FindingsPage(page)
        case .who(let moment): try WhoPage(page, at: moment, in: reading)
        case .activity(let key): try ActivityPage(page, key, in: reading)
        case .add: ActivityFormPage(new: page)
        case .edit(let key): try ActivityFormPage(editing: page, key, in: reading)
        case .delete(let key): try DeletePage(page, key, in: reading)
        case .todos: try TodosPage(page, in: reading)
        case .addTodo: TodoFormPage.new(page)
        case .editTodo(let uid): try TodoFormPage.editing(page, uid, in: reading)
        case .deleteTodo(let uid): try DeletePage(page, todo: uid, in: reading)
        case .details: TripFormPage.editing(page)
        case .people: try PeoplePage(page, in: reading)
        case .files(let key): try FilesPage(page, key, in: reading)
        case .detach(let id): try DeletePage(page, detaching: id, in: reading)
        case .remove: DeletePage(deleting: page, try TripParts(of: page.shown.trip.id, in: reading))
        case .move, .status, .archive: throw Fault.method(allowed: "POST")
        case .calendar, .file: throw Fault.unknownPage
        case .map: try MapPage(page)
        case .costs: try CostsPage(page, in: reading)
        case .addExpense(let key): try ExpenseFormPage.new(page, for: key)
        case .editExpense(let id): try ExpenseFormPage.editing(page, id, in: reading)
        case .deleteExpense(let id): try DeletePage(page, expense: id, in: reading)
        case .history: try TripHistoryPage(page, in: reading)
        case .drift: try DriftPage(page)
        }
    }

    func html(_ model: any PageModel) -> Answer {
        Answer(type: Answer.html, templates.page(model))
    }

    /// The way to the page after the form of an activity, which tells what was assumed.
    ///
    /// - Parameters:
    ///   - saved: What was stored.
    ///   - id: The trip.
    ///   - clock: The clock of the pages.
    /// - Returns: The answer.
    func saved(_ saved: ActivityForm.Saved, in id: TripID, _ clock: ClockChoice) -> Answer {
        if let change = saved.change { told.keep(saved.notes, about: change) }
        let address = PageAddress.trip(id, .activity(saved.key), clock)
        if let newest = saved.unchangedSince {
            return Answer(seeing: PageRequest(address, done: newest, note: .nothing).text)
        }
        return Answer(seeing: PageRequest(address, done: saved.change).text)
    }

    /// The page of a form that is refused, with what was typed.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - address: The form's own address.
    ///   - refusal: What is wrong.
    /// - Returns: The answer.
    /// - Throws: A ``Fault``, or an error of the store.
    func refused(_ form: Query, at address: PageAddress, _ refusal: FormRefusal) throws -> Answer {
        try household.open().read { reading in
            let shown: Shown
            if case .trip(let id, .move(let key), let clock) = address {
                // Buttons move it, so that the question has a page of its own.
                let page = try page(of: id, .activity(key), clock, in: reading)
                shown = .page(FieldsPage(moving: key, page, by: form), .ok)
            } else {
                shown = try show(address, in: reading)
            }
            guard case .page(let model, _) = shown, var page = model as? any FieldsModel
            else { throw Fault.refused(refusal.sentence) }
            page.refuse(form, refusal)
            var answer = html(page)
            answer.status =
                refusal.fault?.status ?? (refusal.isConflict ? .conflict : .unprocessableContent)
            for (name, value) in refusal.fault?.fields ?? [:] { answer.fields[name] = value }
            return answer
        }
    }

    /// A form that was sent without a session, with what was typed; it is not carried out.
    ///
    /// - Parameter sent: The form.
    /// - Returns: The answer.
    /// - Throws: A ``Fault``, or an error of the store.
    func again(_ sent: SentForm) throws -> Answer {
        var answer = try refused(
            sent.form, at: sent.target,
            FormRefusal(
                tr(
                    "You were signed out when you sent this. Nothing is saved yet; look at it and send it again."
                ),
                field: nil))
        answer.status = .ok
        return answer
    }

    /// A page once more, after a form of one that shows what would not be changed so any more.
    ///
    /// - Parameter address: The address of a review, or of what moved.
    /// - Returns: The answer.
    /// - Throws: A ``Fault``, or an error of the store.
    func shownAgain(_ address: PageAddress) throws -> Answer {
        try household.open().read { reading in
            guard case .page(var model, _) = try show(address, in: reading) else { throw Fault.unknownPage }
            model.frame.notes.append(StorePages.changedNote(of: model))
            var answer = html(model)
            answer.status = .conflict
            return answer
        }
    }

    /// Says that what a form was about is something else by now.
    private static func changedNote(of page: any PageModel) -> String {
        switch page {
        case is DriftPage:
            tr(
                "Something else has moved since this was shown; nothing was written down. This is what it would be now."
            )
        case is SyncPage:
            tr(
                "One of the versions has changed since this was shown; nothing was settled. This is how it is now."
            )
        default:
            tr(
                "The trips were changed since this was shown; nothing was imported. This is what it would change now."
            )
        }
    }

    /// The page of the feeds with the address that was made.
    ///
    /// - Parameter made: What was made.
    /// - Returns: The answer.
    /// - Throws: An error of the store.
    func feeds(with made: FeedForms.Made) throws -> Answer {
        try household.open().read { reading in
            var page = try FeedsPage(for: nil, in: reading, household, style: style)
            page.frame.may = Rights(.feeds(nil), in: reading)
            page.show(made)
            return html(page)
        }
    }

    /// The trip as a calendar file, as `export --redact` writes it.
    private func calendar(
        _ page: TripPage, _ redaction: Redaction, in reading: any TripReading
    ) throws -> Answer {
        let trip = page.shown.trip
        var contents = CalendarContents(
            name: trip.name, activities: page.shown.activities, source: trip.source, zones: trip.zones)
        try contents.addStored(of: trip.id, redaction: redaction, in: reading)
        let export = CalendarExport(
            database: household.database, productID: household.productID, redaction: redaction,
            stamp: household.now(), pseudonymKey: trip.id.text)
        var answer = Answer(type: "text/calendar; charset=utf-8", export.calendar(of: contents).bytes)
        answer.fields[.contentDisposition] = "attachment; filename=\"trip.ics\""
        return answer
    }
}

extension Answer {
    /// The type of pages.
    static let html = "text/html; charset=utf-8"
}
