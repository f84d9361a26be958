import CivilTime
import Messages
import StrictJSON
import Trips

extension BackupReader {
    private static let activityNames = [
        "uid", "occurrence", "kind", "title", "span", "status", "transparent", "place", "destination",
        "notes",
        "carrier", "number", "confirmation", "seat", "url", "organization", "cost", "paid", "hidesPlace",
        "reminders", "participants", "createdAt", "sequence", "stamp", "lastModified", "recurrence", "source",
        "reach", "statements", "editedAt", "editedStatus",
    ]

    func activity(_ node: JSONNode) throws(DocumentError) -> Activity {
        let json = try object(node, Self.activityNames)
        var activity = try said(json)
        activity.statements = try json.list("statements", statement)
        let status = try json["editedStatus"]?.word(ActivityStatus.self)
        activity.edit = try json.optional("editedAt", instant).map { LocalEdit(at: $0, status: status) }
        return activity
    }

    /// Reads one sender's statement, which has no statements of its own.
    private func statement(_ node: JSONNode) throws(DocumentError) -> Statement {
        let json = try object(
            node,
            [
                "said", "counts", "cancelled", "cancellationNamesBooking", "cancelledWithSeries",
                "cancellationAlone", "beside",
            ])
        let said = try said(try object(try json.required("said"), Self.activityNames))
        let counts = try json.list("counts") { node throws(DocumentError) in
            try node.word(ActivityField.self)
        }
        var statement = Statement(
            said, counts: Set(counts),
            isCancellationAlone: try json["cancellationAlone"]?.bool() ?? false)
        if let revision = try json.optional("cancelled", revision) {
            statement.cancellation = .own(
                revision, namesBooking: try json["cancellationNamesBooking"]?.bool() ?? false)
        } else if try json["cancelledWithSeries"]?.bool() == true {
            statement.cancellation = .withSeries
        }
        statement.standsBeside = try json.optional("beside", revision)
        return statement
    }

    private func revision(_ node: JSONNode) throws(DocumentError) -> CancellationRevision {
        let json = try object(node, ["sequence", "stamp"])
        return CancellationRevision(
            sequence: try json.required("sequence").int(0...Int.max),
            stamp: try json.optional("stamp", instant))
    }

    private func said(_ json: JSONObject) throws(DocumentError) -> Activity {
        let key = try key(in: json)
        let lines = try json.list("recurrence", text)
        var activity = Activity(
            uid: key.uid, recurrenceID: key.recurrenceID, recurrenceClock: key.recurrenceClock,
            kind: try json.required("kind").word(ActivityKind.self),
            title: try json.required("title").string(), span: try span(try json.required("span")),
            status: try json["status"]?.word(ActivityStatus.self) ?? .confirmed,
            isTransparent: try json["transparent"]?.bool() ?? false,
            place: try json.optional("place", place), destination: try json.optional("destination", place),
            notes: try json.text("notes"), carrier: try json.optional("carrier", text),
            number: try json.optional("number", text), confirmation: try json.optional("confirmation", text),
            seat: try json.optional("seat", text), url: try json.optional("url", text),
            sequence: try json["sequence"]?.int(0...Int.max) ?? 0,
            stamp: try json.optional("stamp", instant),
            lastModified: try json.optional("lastModified", instant),
            recurrence: lines.isEmpty ? nil : ActivityRecurrence(lines: lines),
            source: try json.optional("source", text))
        activity.organization = try json.optional("organization", id)
        activity.cost = try json.optional("cost", money)
        activity.paid = try json["paid"]?.word(PaidStatus.self) ?? .unpaid
        activity.hidesPlace = try json["hidesPlace"]?.bool() ?? false
        activity.reminders = try json.list("reminders", reminder)
        activity.participants = try json.list("participants", id)
        activity.createdAt = try json.optional("createdAt", instant)
        activity.reach = try json["reach"].map(reach) ?? .thisOccurrence
        // A calendar's title may be empty, so reading does not check it.
        return activity
    }

    /// Reads the reach of an override that stands for later occurrences, too.
    private func reach(_ node: JSONNode) throws(DocumentError) -> Reach {
        try node.string() == "later"
            ? .thisAndLater(nil) : .thisAndLater(try node.word(ActivityStatus.self))
    }

    private func key(in json: JSONObject) throws(DocumentError) -> ActivityKey {
        let uid = try uid(try json.required("uid"))
        guard let node = json["occurrence"] else { return ActivityKey(uid: uid) }
        return try node.parsed { try ActivityKey(uid: uid, occurrence: $0) }
    }

    /// Reads a UID, which may hold line feeds (RFC 5545 section 3.3.11), but no other control character.
    private func uid(_ node: JSONNode) throws(DocumentError) -> ActivityUID {
        let text = try node.string()
        guard !text.isEmpty else { throw node.flaw(.badValue, tr("is empty and names nothing")) }
        guard
            !text.unicodeScalars.contains(where: {
                ($0.value < 0x20 && $0 != "\n" && $0 != "\t") || $0.value == 0x7F
            })
        else { throw node.flaw(.badValue, tr("has a control character, which no UID of a calendar has")) }
        return ActivityUID(text)
    }

    func key(_ node: JSONNode) throws(DocumentError) -> ActivityKey {
        try key(in: try object(node, ["uid", "occurrence"]))
    }

    private func span(_ node: JSONNode) throws(DocumentError) -> ActivitySpan {
        let json = try object(node, ["firstDay", "dayAfter", "start", "end"])
        guard let first = json["firstDay"] else {
            return .timed(
                start: try time(try json.required("start")), end: try time(try json.required("end")))
        }
        let start = try date(first)
        let end = try date(try json.required("dayAfter"))
        guard start < end else {
            throw node.flaw(.badValue, tr("holds no day: \(start) to \(end); the end is exclusive"))
        }
        return .allDay(start: start, end: end)
    }

    func time(_ node: JSONNode) throws(DocumentError) -> ActivityTime {
        let json = try object(node, ["local", "zone", "offset", "tzdb", "estimated"])
        var recorded: RecordedOffset?
        if let offset = json["offset"] {
            recorded = RecordedOffset(
                offset: try offset.parsed { try UTCOffset(parsing: $0) }, tzdb: try json.text("tzdb"))
        }
        var time = ActivityTime(
            local: try json.required("local").parsed { try CivilDateTime(parsing: $0) },
            zone: try json.optional("zone", zone), recorded: recorded)
        time.isEstimated = try json["estimated"]?.bool() ?? false
        return time
    }

    private func place(_ node: JSONNode) throws(DocumentError) -> Place {
        let json = try object(
            node, ["name", "code", "latitude", "longitude", "terminal", "gate", "address"])
        var place = Place(
            name: try json.required("name").string(), code: try json.optional("code", text),
            latitude: try json["latitude"]?.double(), longitude: try json["longitude"]?.double())
        place.terminal = try json.optional("terminal", text)
        place.gate = try json.optional("gate", text)
        place.address = try json.optional("address", address)
        return try checked(place, at: node) { place throws(TripError) in try place.checkCoordinates() }
    }

    func reminder(_ node: JSONNode) throws(DocumentError) -> Reminder {
        let json = try object(node, ["at", "days", "seconds", "to", "text"])
        let words = try json.optional("text", text)
        if let at = json["at"] { return Reminder(.at(try instant(at)), text: words) }
        // A calendar may have lengths beyond the usual ones, in 32-bit numbers for weeks, hours and the rest, and a
        // restore has to accept everything that a store holds. A larger sum is not a length of time.
        return Reminder(
            .relative(
                days: try json.required("days").int(-100_000_000_000...100_000_000_000),
                seconds: try json.required("seconds").int(-100_000_000_000_000...100_000_000_000_000),
                to: try json.required("to").word(Reminder.End.self)),
            text: words)
    }
}

// MARK: - To-dos, expenses, attachments

extension BackupReader {
    func todo(_ node: JSONNode) throws(DocumentError) -> Todo {
        let json = try object(
            node,
            [
                "uid", "title", "notes", "place", "dueDay", "due", "status", "completedAt", "priority",
                "reminders", "createdAt", "lastModified", "sequence", "stamp", "source",
            ])
        var todo = Todo(
            uid: try uid(try json.required("uid")), title: try json.required("title").string(),
            notes: try json.text("notes"))
        todo.place = try json.optional("place", text)
        if let day = json["dueDay"] { todo.due = .day(try date(day)) }
        if let due = json["due"] { todo.due = .time(try time(due)) }
        todo.status = try json["status"]?.word(TodoStatus.self) ?? .needsAction
        todo.completedAt = try json.optional("completedAt", instant)
        todo.priority = try json["priority"]?.int()
        todo.reminders = try json.list("reminders", reminder)
        todo.createdAt = try json.optional("createdAt", instant)
        todo.lastModified = try json.optional("lastModified", instant)
        todo.sequence = try json["sequence"]?.int(0...Int.max) ?? 0
        todo.stamp = try json.optional("stamp", instant)
        todo.source = try json.optional("source", text)
        return try checked(todo, at: node) { todo throws(TripError) in try todo.check() }
    }

    func expense(_ node: JSONNode) throws(DocumentError) -> Expense {
        let json = try object(
            node,
            [
                "id", "title", "category", "money", "date", "payer", "split", "method", "notes", "activity",
                "createdAt", "updatedAt",
            ])
        let expense = Expense(
            id: try id(try json.required("id")), title: try json.required("title").string(),
            category: try json.required("category").word(ExpenseCategory.self),
            money: try money(try json.required("money")), date: try date(try json.required("date")),
            payer: try json.optional("payer", id), split: try json.optional("split", split),
            method: try json["method"]?.word(PaymentMethod.self), notes: try json.text("notes"),
            activity: try json.optional("activity", key),
            createdAt: try instant(try json.required("createdAt")),
            updatedAt: try json.optional("updatedAt", instant))
        return try checked(expense, at: node) { expense throws(TripError) in try expense.check() }
    }

    private func split(_ node: JSONNode) throws(DocumentError) -> ExpenseSplit {
        let json = try object(node, ["equally", "shares", "parts"])
        if json["equally"] != nil { return .equally(among: try json.list("equally", id)) }
        if json["shares"] != nil { return .byShares(try json.list("shares", share)) }
        _ = try json.required("parts")
        return .exactly(try json.list("parts", part))
    }

    private func share(_ node: JSONNode) throws(DocumentError) -> ExpenseShare {
        let json = try object(node, ["traveller", "weight"])
        return ExpenseShare(
            traveller: try id(try json.required("traveller")), weight: try json.required("weight").int())
    }

    private func part(_ node: JSONNode) throws(DocumentError) -> ExpensePart {
        let json = try object(node, ["traveller", "money"])
        return ExpensePart(
            traveller: try id(try json.required("traveller")), money: try money(try json.required("money")))
    }

    func attachment(_ node: JSONNode) throws(DocumentError) -> Attachment {
        let json = try object(
            node, ["id", "activity", "expense", "name", "about", "file", "link", "note", "createdAt"])
        var owner = Attachment.Owner.trip
        if let activity = json["activity"] { owner = .activity(try key(activity)) }
        if let expense = json["expense"] { owner = .expense(try id(expense)) }
        let attachment = Attachment(
            id: try id(try json.required("id")), owner: owner, name: try json.required("name").string(),
            about: try json.text("about"), content: try content(json),
            createdAt: try instant(try json.required("createdAt")))
        return try checked(attachment, at: node) { attachment throws(TripError) in try attachment.check() }
    }

    private func content(_ json: JSONObject) throws(DocumentError) -> Attachment.Content {
        if let link = json["link"] { return .link(try link.string()) }
        if let note = json["note"] { return .note(try note.string()) }
        let file = try object(try json.required("file"), ["mediaType", "size", "digest"])
        return .file(
            mediaType: try file.required("mediaType").string(), size: try file.required("size").int(),
            digest: try file.required("digest").string())
    }
}
