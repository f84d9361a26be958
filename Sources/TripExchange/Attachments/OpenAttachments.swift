import Trips

/// The attachments of one activity without a match in a calendar so far.
///
/// An event may have a hundred thousand files, so none is searched for linearly.
struct OpenAttachments {
    /// What decides whether two attachments are the same.
    enum Content: Hashable {
        case file(digest: String)
        case link(String)
        case note

        init(_ content: Attachment.Content) {
            switch content {
            case .file(_, _, let digest): self = .file(digest: digest)
            case .link(let link): self = .link(link)
            case .note: self = .note
            }
        }
    }

    private struct Named: Hashable {
        let name: String
        let content: Content
    }

    /// The positions of equal attachments; those before the first one are matched.
    private struct Places {
        var all: [Int] = []
        var first = 0
    }

    private let attachments: [Attachment]
    private let contents: [Content]
    private var isTaken: [Bool]
    private let places: [AttachmentID: Int]
    private var named: [Named: Places] = [:]
    private var alike: [Content: Places] = [:]

    init(_ attachments: [Attachment]) {
        self.attachments = attachments
        contents = attachments.map { Content($0.content) }
        isTaken = [Bool](repeating: false, count: attachments.count)
        places = Dictionary(
            attachments.enumerated().map { ($0.element.id, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        for index in attachments.indices {
            let name = Named(name: attachments[index].name, content: contents[index])
            named[name, default: Places()].all.append(index)
            alike[contents[index], default: Places()].all.append(index)
        }
    }

    /// Takes the first attachment with one of these identifiers and this content.
    mutating func take(anyOf ids: [AttachmentID], _ content: Content) -> AttachmentID? {
        let found = ids.compactMap { places[$0] }.filter { !isTaken[$0] && contents[$0] == content }
        return found.min().map { take(at: $0) }
    }

    /// Takes the first attachment with this name and this content.
    mutating func take(named name: String, _ content: Content) -> AttachmentID? {
        Self.next(of: &named[Named(name: name, content: content)], isTaken).map { take(at: $0) }
    }

    /// Takes the first attachment with this content.
    mutating func take(_ content: Content) -> AttachmentID? {
        Self.next(of: &alike[content], isTaken).map { take(at: $0) }
    }

    /// Takes the attachment with this identifier.
    mutating func take(_ id: AttachmentID) -> AttachmentID? {
        guard let place = places[id], !isTaken[place] else { return nil }
        return take(at: place)
    }

    private mutating func take(at place: Int) -> AttachmentID {
        isTaken[place] = true
        return attachments[place].id
    }

    /// Returns the first unmatched position and drops the matched ones before it.
    private static func next(of places: inout Places?, _ isTaken: [Bool]) -> Int? {
        while let found = places, found.first < found.all.count, isTaken[found.all[found.first]] {
            places?.first += 1
        }
        return places.flatMap { $0.first < $0.all.count ? $0.all[$0.first] : nil }
    }
}
