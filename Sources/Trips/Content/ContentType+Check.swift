import Messages

extension ContentType {
    /// The most bytes of an attached file.
    public static let maximumByteCount = 10 * 1024 * 1024

    /// Checks a file's size, so that it can be refused before it is read.
    ///
    /// - Parameters:
    ///   - byteCount: The size of the file in bytes.
    ///   - name: The file's name, for the message.
    /// - Throws: A ``TripError`` with code ``TripError/Code/emptyContent`` or
    ///   ``TripError/Code/contentTooLarge``.
    public static func checkSize(_ byteCount: Int, name: String) throws(TripError) {
        guard byteCount > 0 else {
            throw TripError(
                .emptyContent, subject: RefusedText.shown(name),
                reason: tr("is empty; there is nothing to attach"))
        }
        guard byteCount <= maximumByteCount else {
            throw TripError(
                .contentTooLarge, subject: RefusedText.shown(name),
                reason: tr(
                    "has \(byteCount) bytes; an attached file has at most \(maximumByteCount) (10 MiB)"))
        }
    }

    /// Recognises a file to be attached, and refuses unsafe or mislabelled ones.
    ///
    /// - Parameters:
    ///   - content: The whole content.
    ///   - name: The file's name.
    ///   - mediaType: The type that the sender stated, if any.
    /// - Returns: The type of the file; ``unknown`` for unrecognised bytes with no contradicting name.
    /// - Throws: A ``TripError`` with code ``TripError/Code/emptyContent``, ``TripError/Code/contentTooLarge``,
    ///   ``TripError/Code/executableContent`` or ``TripError/Code/contradictoryContent``.
    public static func checked(
        _ content: some Collection<UInt8>, name: String, mediaType: String? = nil
    ) throws(TripError) -> ContentType {
        try checkSize(content.count, name: name)
        let type = ContentType(of: content)
        if let error = type.contradiction(withName: name) { throw error }
        if let mediaType, let error = type.contradiction(withMediaType: mediaType, name: name) { throw error }
        return type
    }

    /// Returns the error of a name that contradicts this type; nil without one.
    ///
    /// A program is refused under any name, and any file under the name of one. Otherwise an unknown
    /// extension contradicts nothing; an extension of plain text fits any text, and that of ZIP any archive.
    ///
    /// ```swift
    /// ContentType.elf.contradiction(withName: "ticket.pdf")
    /// // ticket.pdf: is an ELF program and is named like a PDF document; programs are not attached
    /// ContentType.png.contradiction(withName: "IMG_1.PNG")  // nil
    /// ContentType.json.contradiction(withName: "notes.txt") // nil
    /// ```
    ///
    /// - Parameter name: The file's name.
    /// - Returns: An error with code ``TripError/Code/executableContent`` or ``TripError/Code/contradictoryContent``.
    public func contradiction(withName name: String) -> TripError? {
        let stated = ContentType(fileName: name)
        return contradiction(with: stated, name: name, verb: tr("named like")) { proposedName(for: name) }
    }

    /// Returns the error of a stated media type that contradicts this type; nil without one.
    ///
    /// - Parameters:
    ///   - mediaType: The stated type; an unknown one, such as `application/octet-stream`, contradicts
    ///     nothing.
    ///   - name: The file's name, for the message.
    /// - Returns: An error with code ``TripError/Code/executableContent`` or ``TripError/Code/contradictoryContent``.
    public func contradiction(withMediaType mediaType: String, name: String) -> TripError? {
        let stated = ContentType(mediaType: mediaType)
        return contradiction(with: stated, name: name, verb: tr("sent as")) {
            tr("send it as \(self.mediaType)")
        }
    }

    private func contradiction(
        with stated: ContentType?, name: String, verb: String, advice: () -> String
    ) -> TripError? {
        let subject = RefusedText.shown(name)
        let also = stated.map { $0 == self ? "" : tr(" and is \(verb) \($0.title)") } ?? ""
        if isExecutable || stated?.isExecutable == true {
            return TripError(
                .executableContent, subject: subject,
                reason: tr("is \(title)\(also); programs are not attached"))
        }
        guard let stated, !fits(stated) else { return nil }
        return TripError(
            .contradictoryContent, subject: subject, reason: tr("is \(title)\(also); \(advice())"))
    }

    /// Returns whether content of this type fits a stated type.
    private func fits(_ stated: ContentType) -> Bool {
        switch stated {
        case self: true
        case .text: isText
        case .zip: isArchive
        // A part of a page or a mail of another program may begin with anything.
        case .html, .json, .mail: self == .text
        default: false
        }
    }

    private func proposedName(for name: String) -> String {
        guard let usual = fileExtensions.first, let end = Self.fileExtension(of: name) else {
            return tr("give it a name that says what it is")
        }
        let file = RefusedText.shown(name)
        guard file.lowercased().hasSuffix("." + end) else { return tr("let its name end in .\(usual)") }
        return tr("name it \(file.dropLast(end.count))\(usual)")
    }
}
