/// The type of a file, recognised by its bytes and not by its name.
///
/// ```swift
/// let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
/// ContentType(of: bytes)            // .png
/// ContentType(of: bytes).mediaType  // image/png
/// try ContentType.checked(bytes, name: "ticket.pdf")
/// // throws: ticket.pdf: is a PNG image and is named like a PDF document; name it ticket.png
/// ```
///
/// The bytes at the start decide, and for archives the names of their entries. A file can be valid in two formats,
/// and a recognised type does not mean that the file is harmless.
public enum ContentType: String, CaseIterable, Hashable, Sendable {
    /// A PNG image.
    case png
    /// A JPEG image.
    case jpeg
    /// A GIF image.
    case gif
    /// A WebP image.
    case webp
    /// An HEIF image, mostly with HEVC, as phones take them.
    case heic
    /// An AVIF image.
    case avif

    /// A PDF document.
    case pdf
    /// A Word document.
    case docx
    /// An Excel workbook.
    case xlsx
    /// A PowerPoint presentation.
    case pptx
    /// A text in OpenDocument.
    case odt
    /// A spreadsheet in OpenDocument.
    case ods
    /// A presentation in OpenDocument.
    case odp
    /// A compound file, as Office wrote until 2003: `.doc`, `.xls`, `.ppt`, and Outlook's `.msg`.
    case compound
    /// A text in RTF.
    case rtf
    /// A book in EPUB.
    case epub

    /// A pass for a telephone's wallet.
    case pkpass
    /// A ZIP archive that is nothing of the above.
    case zip

    /// A calendar (RFC 5545).
    case calendar
    /// A mail with its header (RFC 5322).
    case mail
    /// A page of HTML.
    case html
    /// JSON, by its first and last characters.
    case json
    /// Any other text: UTF-8, UTF-16 with a byte order mark, or bytes without control characters.
    case text

    /// A program for Linux and its like.
    case elf
    /// A program for Windows or DOS.
    case windowsProgram
    /// A program for macOS, or a Java class file, which begins alike.
    case machO
    /// A text whose first line names the program that runs it.
    case script
    /// A ZIP archive with Java classes, or an app for Android.
    case javaArchive
    /// A Windows shortcut, which runs its target.
    case shortcut

    /// Bytes of no known type.
    case unknown

    /// Whether the file is a program, which must not be attached.
    public var isExecutable: Bool {
        switch self {
        case .elf, .windowsProgram, .machO, .script, .javaArchive, .shortcut: true
        default: false
        }
    }

    /// Whether the file is an image.
    public var isImage: Bool { mediaType.hasPrefix("image/") }

    /// Whether the file is plain text.
    public var isText: Bool {
        switch self {
        case .calendar, .mail, .html, .json, .text: true
        default: false
        }
    }

    /// Whether the file is a ZIP archive of any format.
    var isArchive: Bool {
        switch self {
        case .zip, .docx, .xlsx, .pptx, .odt, .ods, .odp, .epub, .pkpass: true
        default: false
        }
    }
}
