import Messages

extension ContentType {
    /// The media type: "image/png".
    public var mediaType: String { facts.mediaType }

    /// The usual file extensions without the point, the most usual first; empty if unknown.
    public var fileExtensions: [String] { facts.extensions }

    /// The name in messages, with its article: "a PNG image".
    public var title: String { facts.title }

    /// Finds the type of a media type; nil when it is unknown here.
    ///
    /// ```swift
    /// ContentType(mediaType: "Image/JPG")                   // .jpeg
    /// ContentType(mediaType: "text/html; charset=utf-8")    // .html
    /// ContentType(mediaType: "application/octet-stream")    // nil
    /// ```
    ///
    /// - Parameter mediaType: A media type, in any case, with parameters or without.
    public init?(mediaType: some StringProtocol) {
        let essence = mediaType.prefix { $0 != ";" && !$0.isWhitespace }.lowercased()
        let usual = Self.aliases[essence] ?? essence
        guard let type = Self.allCases.first(where: { $0 != .unknown && $0.mediaType == usual }) else {
            return nil
        }
        self = type
    }

    /// Finds the type of a file name's extension; nil when it is unknown here.
    ///
    /// ```swift
    /// ContentType(fileName: "Ticket.PDF")      // .pdf
    /// ContentType(fileName: "ticket.pdf.exe")  // .windowsProgram
    /// ContentType(fileName: "ticket")          // nil
    /// ```
    ///
    /// - Parameter fileName: The name, with or without the folders before it.
    public init?(fileName: some StringProtocol) {
        guard let end = Self.fileExtension(of: fileName) else { return nil }
        guard let type = Self.allCases.first(where: { $0.fileExtensions.contains(end) }) else { return nil }
        self = type
    }

    /// Returns a name's extension in lower case, ignoring points and spaces at the end, as Windows does.
    static func fileExtension(of name: some StringProtocol) -> String? {
        let characters = Array(String(name.reversed().prefix { $0 != "/" && $0 != "\\" }.reversed()))
        let count = (characters.lastIndex { $0 != "." && !$0.isWhitespace } ?? -1) + 1
        guard let point = characters[..<count].lastIndex(of: "."), point > 0 else { return nil }
        return String(characters[(point + 1)..<count]).lowercased()
    }

    /// Other spellings that mail programs and browsers use.
    private static let aliases = [
        "image/jpg": "image/jpeg", "image/pjpeg": "image/jpeg", "image/x-png": "image/png",
        "image/heif": "image/heic", "application/x-pdf": "application/pdf",
        "application/x-zip-compressed": "application/zip", "application/x-zip": "application/zip",
        "application/msword": "application/x-ole-storage",
        "application/vnd.ms-excel": "application/x-ole-storage",
        "application/vnd.ms-powerpoint": "application/x-ole-storage",
        "application/vnd.ms-outlook": "application/x-ole-storage", "text/rtf": "application/rtf",
        "text/csv": "text/plain", "text/markdown": "text/plain", "text/tab-separated-values": "text/plain",
        "application/xhtml+xml": "text/html", "application/ics": "text/calendar",
        "application/x-msdownload": "application/vnd.microsoft.portable-executable",
        "application/x-dosexec": "application/vnd.microsoft.portable-executable",
        "text/x-shellscript": "application/x-sh",
    ]

    private typealias Facts = (title: String, mediaType: String, extensions: [String])

    private var facts: Facts {
        switch self {
        case .png: (tr("a PNG image"), "image/png", ["png"])
        case .jpeg: (tr("a JPEG image"), "image/jpeg", ["jpg", "jpeg", "jpe"])
        case .gif: (tr("a GIF image"), "image/gif", ["gif"])
        case .webp: (tr("a WebP image"), "image/webp", ["webp"])
        case .heic: (tr("an HEIF image"), "image/heic", ["heic", "heif", "hif"])
        case .avif: (tr("an AVIF image"), "image/avif", ["avif"])
        case .pdf: (tr("a PDF document"), "application/pdf", ["pdf"])
        case .docx, .xlsx, .pptx: officeFacts
        case .odt, .ods, .odp: openDocumentFacts
        case .compound:
            (
                tr("an old Office file"), "application/x-ole-storage",
                ["doc", "xls", "ppt", "msg", "dot", "xlt", "pps"]
            )
        case .rtf: (tr("an RTF text"), "application/rtf", ["rtf"])
        case .epub: (tr("an EPUB book"), "application/epub+zip", ["epub"])
        case .pkpass: (tr("a wallet pass"), "application/vnd.apple.pkpass", ["pkpass"])
        case .zip: (tr("a ZIP archive"), "application/zip", ["zip"])
        case .calendar: (tr("a calendar"), "text/calendar", ["ics", "ical", "ifb"])
        case .mail: (tr("a mail"), "message/rfc822", ["eml"])
        case .html: (tr("an HTML page"), "text/html", ["html", "htm", "xhtml"])
        case .json: ("JSON", "application/json", ["json", "geojson"])
        case .text: (tr("plain text"), "text/plain", ["txt", "text", "md", "csv", "tsv", "log"])
        case .unknown: (tr("a file of an unknown kind"), "application/octet-stream", [])
        case .elf, .windowsProgram, .machO, .script, .javaArchive, .shortcut: programFacts
        }
    }

    private var officeFacts: Facts {
        let office = "application/vnd.openxmlformats-officedocument."
        return switch self {
        case .docx: (tr("a Word document"), office + "wordprocessingml.document", ["docx"])
        case .xlsx: (tr("an Excel workbook"), office + "spreadsheetml.sheet", ["xlsx"])
        default: (tr("a PowerPoint presentation"), office + "presentationml.presentation", ["pptx"])
        }
    }

    private var openDocumentFacts: Facts {
        let openDocument = "application/vnd.oasis.opendocument."
        return switch self {
        case .odt: (tr("an OpenDocument text"), openDocument + "text", ["odt"])
        case .ods: (tr("an OpenDocument spreadsheet"), openDocument + "spreadsheet", ["ods"])
        default: (tr("an OpenDocument presentation"), openDocument + "presentation", ["odp"])
        }
    }

    private var programFacts: Facts {
        switch self {
        case .elf: (tr("an ELF program"), "application/x-executable", ["so", "elf", "appimage"])
        case .windowsProgram:
            (
                tr("a Windows program"), "application/vnd.microsoft.portable-executable",
                ["exe", "dll", "scr", "msi", "cpl", "sys"]
            )
        case .machO:
            (tr("a Mach-O program or a Java class"), "application/x-mach-binary", ["dylib", "class"])
        case .script:
            (
                tr("a script"), "application/x-sh",
                [
                    "sh", "bash", "bat", "cmd", "ps1", "vbs", "vbe", "js", "jse", "wsf", "hta", "py", "pl",
                    "rb",
                    "command", "desktop",
                ]
            )
        case .javaArchive: (tr("a Java archive"), "application/java-archive", ["jar", "apk", "war"])
        default: (tr("a Windows shortcut"), "application/x-ms-shortcut", ["lnk", "pif", "scf"])
        }
    }
}
