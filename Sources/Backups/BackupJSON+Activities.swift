import CivilTime
import StrictJSON
package import Trips

extension BackupJSON {
    /// An activity with all that is stored of it, as a backup has it.
    package static func bytes(of activity: Activity) -> [UInt8] { JSONWriter.bytes(of: value(activity)) }

    static func value(_ activity: Activity) -> JSONValue {
        var json = JSONBuilder()
        add(activity.key, to: &json)
        json.add("kind", activity.kind.rawValue)
        json.add("title", activity.title)
        json.add("span", value(activity.span))
        json.add("status", activity.status == .confirmed ? nil : activity.status.rawValue)
        json.add("transparent", if: activity.isTransparent)
        json.add("place", activity.place.map(value))
        json.add("destination", activity.destination.map(value))
        json.add(filled: "notes", activity.notes)
        json.add("carrier", activity.carrier)
        json.add("number", activity.number)
        json.add("confirmation", activity.confirmation)
        json.add("seat", activity.seat)
        json.add("url", activity.url)
        json.add("organization", activity.organization?.text)
        json.add("cost", activity.cost?.description)
        json.add("paid", activity.paid == .unpaid ? nil : activity.paid.rawValue)
        json.add("hidesPlace", if: activity.hidesPlace)
        json.add("reminders", list: activity.reminders.map(value))
        json.add("participants", list: activity.participants.map { .string($0.text) })
        json.add("createdAt", activity.createdAt?.description)
        json.add("sequence", activity.sequence == 0 ? nil : activity.sequence)
        json.add("stamp", activity.stamp?.description)
        json.add("lastModified", activity.lastModified?.description)
        json.add("recurrence", list: (activity.recurrence?.lines ?? []).map { .string($0) })
        json.add("source", activity.source)
        json.add("reach", word(for: activity.reach))
        json.add("statements", list: activity.statements.map(value))
        json.add("editedAt", activity.edit?.at.description)
        json.add("editedStatus", activity.edit?.status?.rawValue)
        return json.value
    }

    /// `later`, or the status of all later occurrences.
    private static func word(for reach: Reach) -> String? {
        guard case .thisAndLater(let status) = reach else { return nil }
        return status?.rawValue ?? "later"
    }

    private static func value(_ statement: Statement) -> JSONValue {
        var json = JSONBuilder()
        json.add("said", value(statement.said))
        let counts = ActivityField.allCases.filter(statement.counts.contains)
        json.add("counts", list: counts.map { .string($0.rawValue) })
        switch statement.cancellation {
        case .own(let revision, let namesBooking):
            json.add("cancelled", value(revision))
            json.add("cancellationNamesBooking", if: namesBooking)
        case .withSeries: json.add("cancelledWithSeries", if: true)
        case nil: break
        }
        json.add("cancellationAlone", if: statement.isCancellationAlone)
        json.add("beside", statement.standsBeside.map(value))
        return json.value
    }

    private static func value(_ revision: CancellationRevision) -> JSONValue {
        var json = JSONBuilder()
        json.add("sequence", revision.sequence)
        json.add("stamp", revision.stamp?.description)
        return json.value
    }

    private static func add(_ key: ActivityKey, to json: inout JSONBuilder) {
        json.add("uid", key.uid.text)
        json.add("occurrence", key.occurrence)
    }

    static func value(_ key: ActivityKey) -> JSONValue {
        var json = JSONBuilder()
        add(key, to: &json)
        return json.value
    }

    private static func value(_ span: ActivitySpan) -> JSONValue {
        var json = JSONBuilder()
        switch span {
        case .allDay(let start, let end):
            json.add("firstDay", start.description)
            json.add("dayAfter", end.description)
        case .timed(let start, let end):
            json.add("start", value(start))
            json.add("end", value(end))
        }
        return json.value
    }

    static func value(_ time: ActivityTime) -> JSONValue {
        var json = JSONBuilder()
        json.add("local", time.local.description)
        json.add("zone", time.zone?.name)
        json.add("offset", time.recorded?.offset.description)
        json.add("tzdb", time.recorded?.tzdb)
        json.add("estimated", if: time.isEstimated)
        return json.value
    }

    private static func value(_ place: Place) -> JSONValue {
        var json = JSONBuilder()
        json.add("name", place.name)
        json.add("code", place.code)
        json.add("latitude", place.latitude.flatMap(number))
        json.add("longitude", place.longitude.flatMap(number))
        json.add("terminal", place.terminal)
        json.add("gate", place.gate)
        json.add("address", place.address.map(value))
        return json.value
    }

    /// The shortest decimal that reads back as the same number; JSON has no infinity.
    private static func number(_ number: Double) -> JSONValue? {
        number.isFinite ? .number(number.description) : nil
    }

    static func value(_ reminder: Reminder) -> JSONValue {
        var json = JSONBuilder()
        switch reminder.trigger {
        case .at(let instant): json.add("at", instant.description)
        case .relative(let days, let seconds, let end):
            json.add("days", days)
            json.add("seconds", seconds)
            json.add("to", end.rawValue)
        }
        json.add("text", reminder.text)
        return json.value
    }
}

// MARK: - To-dos, expenses, attachments

extension BackupJSON {
    static func value(_ todo: Todo) -> JSONValue {
        var json = JSONBuilder()
        json.add("uid", todo.uid.text)
        json.add("title", todo.title)
        json.add(filled: "notes", todo.notes)
        json.add("place", todo.place)
        switch todo.due {
        case .day(let date)?: json.add("dueDay", date.description)
        case .time(let time)?: json.add("due", value(time))
        case nil: break
        }
        json.add("status", todo.status == .needsAction ? nil : todo.status.rawValue)
        json.add("completedAt", todo.completedAt?.description)
        json.add("priority", todo.priority)
        json.add("reminders", list: todo.reminders.map(value))
        json.add("createdAt", todo.createdAt?.description)
        json.add("lastModified", todo.lastModified?.description)
        json.add("sequence", todo.sequence == 0 ? nil : todo.sequence)
        json.add("stamp", todo.stamp?.description)
        json.add("source", todo.source)
        return json.value
    }

    static func value(_ expense: Expense) -> JSONValue {
        var json = JSONBuilder()
        json.add("id", expense.id.text)
        json.add("title", expense.title)
        json.add("category", expense.category.rawValue)
        json.add("money", expense.money.description)
        json.add("date", expense.date.description)
        json.add("payer", expense.payer?.text)
        json.add("split", expense.split.map(value))
        json.add("method", expense.method?.rawValue)
        json.add(filled: "notes", expense.notes)
        json.add("activity", expense.activity.map { value($0) })
        json.add("createdAt", expense.createdAt.description)
        json.add("updatedAt", expense.updatedAt.description)
        return json.value
    }

    private static func value(_ split: ExpenseSplit) -> JSONValue {
        var json = JSONBuilder()
        switch split {
        case .equally(let travellers):
            json.add("equally", JSONValue.array(travellers.map { .string($0.text) }))
        case .byShares(let shares):
            json.add(
                "shares",
                JSONValue.array(
                    shares.map { share in
                        var json = JSONBuilder()
                        json.add("traveller", share.traveller.text)
                        json.add("weight", share.weight)
                        return json.value
                    }))
        case .exactly(let parts):
            json.add(
                "parts",
                JSONValue.array(
                    parts.map { part in
                        var json = JSONBuilder()
                        json.add("traveller", part.traveller.text)
                        json.add("money", part.money.description)
                        return json.value
                    }))
        }
        return json.value
    }

    static func value(_ attachment: Attachment) -> JSONValue {
        var json = JSONBuilder()
        json.add("id", attachment.id.text)
        switch attachment.owner {
        case .trip: break
        case .activity(let key): json.add("activity", value(key))
        case .expense(let id): json.add("expense", id.text)
        }
        json.add("name", attachment.name)
        json.add(filled: "about", attachment.about)
        switch attachment.content {
        case .file(let mediaType, let size, let digest):
            var file = JSONBuilder()
            file.add("mediaType", mediaType)
            file.add("size", size)
            file.add("digest", digest)
            json.add("file", file.value)
        case .link(let link): json.add("link", link)
        case .note(let text): json.add("note", text)
        }
        json.add("createdAt", attachment.createdAt.description)
        return json.value
    }
}
