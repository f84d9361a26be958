import CivilTime
import HTTPTypes
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// Attaches files, links and notes as forms say it, gives files out and deletes them.
struct FileForms: Sendable {
    let household: Household

    /// Attaches what a form has; a form that is sent twice attaches it once.
    ///
    /// - Parameters:
    ///   - upload: The form.
    ///   - id: The trip.
    ///   - clock: The clock of the pages.
    /// - Returns: The way to the files.
    /// - Throws: A ``FormRefusal``, a ``Fault`` or an error of the store.
    func attach(_ upload: Upload, to id: TripID, _ clock: ClockChoice) throws -> Answer {
        let form = upload.form
        guard let uid = form["uid"].flatMap({ try? AttachmentID.validated($0) }) else {
            throw Fault.badForm("uid")
        }
        guard !upload.isOver else {
            throw FormRefusal(
                tr("this file is too large; an attached file has at most 10 MiB"), field: "file")
        }
        let owner = try AttachmentOwnerText.owner(form["owner"] ?? "")
        let store = NotedStore(try household.openToWrite())
        guard try store.read({ try $0.trip(id) }) != nil else { throw Fault.unknownTrip }
        let new = try FileForms.wanted(upload, form)
        let now = household.now()
        let field = new.bytes != nil ? "file" : form["note"] != nil ? "note" : "about"
        let attachment = try FormRefusal.catching(field) {
            try new.attachment(uid, of: owner, about: form["about"] ?? "", at: now)
        }
        try StoredAttachment.save(attachment, bytes: new.bytes, in: id, at: now, in: store)
        return StoreForms.seeing(.trip(id, .files(nil), clock), store)
    }

    /// The one thing that a form has.
    private static func wanted(_ upload: Upload, _ form: Query) throws -> NewAttachment {
        let (link, note) = (form["link"], form.lines("note"))
        let count = upload.files.count + (link == nil ? 0 : 1) + (note == nil ? 0 : 1)
        guard count == 1 else {
            throw FormRefusal(
                count == 0
                    ? tr("choose a file, or type a link or a note")
                    : tr("a file, a link and a note are attached one by one; leave the others out"),
                field: upload.files.isEmpty && count == 2 ? "note" : "file")
        }
        if let file = upload.files.first {
            // A browser may send the way to the file; its name is the last part, as for the command.
            let name = file.name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init)
            return try FormRefusal.catching("file") {
                try NewAttachment(file: file.bytes, named: name ?? file.name)
            }
        }
        if let note { return NewAttachment(note: note, named: nil) }
        do {
            return try NewAttachment(link: link ?? "", named: nil)
        } catch {
            throw FormRefusal("\(error)", field: "link")
        }
    }

    /// Deletes an attachment.
    ///
    /// - Returns: The way to the files.
    /// - Throws: A ``Fault`` for a trip that there is not; an error of the store.
    func detach(_ attachment: AttachmentID, of id: TripID, _ clock: ClockChoice) throws -> Answer {
        let store = NotedStore(try household.openToWrite())
        guard try store.read({ try $0.trip(id) }) != nil else { throw Fault.unknownTrip }
        try StoredAttachment.delete(attachment, of: id, at: household.now(), in: store)
        return StoreForms.seeing(.trip(id, .files(nil), clock), store)
    }

    /// The file of an attachment, to be kept and never shown in the place of a page.
    ///
    /// - Throws: A ``Fault`` for a file that there is not, or whose bytes are lost; an error of the store.
    static func file(_ id: AttachmentID, of trip: TripID, in reading: any TripReading) throws -> Answer {
        guard let found = try reading.attachments(of: trip).first(where: { $0.id == id }) else {
            throw Fault.unknownFile
        }
        if case .note(let text) = found.content {
            var answer = Answer(type: "text/plain; charset=utf-8", Array(text.utf8))
            answer.fields[.contentDisposition] = FileDisposition.attachment(found.name + ".txt")
            return answer
        }
        guard case .file(let mediaType, _, let digest) = found.content else { throw Fault.unknownFile }
        guard let bytes = try reading.bytes(withDigest: digest) else { throw Fault.lostFile }
        var answer = Answer(type: FileDisposition.type(mediaType), bytes)
        answer.fields[.contentDisposition] = FileDisposition.attachment(found.name)
        return answer
    }
}

extension Fault {
    static var unknownFile: Fault {
        Fault(
            .notFound, tr("There is no such file"),
            tr("It may have been deleted. The files of the trip are listed on a page of it."))
    }

    static var lostFile: Fault {
        Fault(
            .internalServerError, tr("The store has lost this file"),
            tr("What describes it is there, and its bytes are not. meridian doctor says what mends it."))
    }
}
