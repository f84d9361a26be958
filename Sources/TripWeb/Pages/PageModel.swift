/// What a template shows, with what stands around it.
protocol PageModel: Sendable {
    /// The name of the template.
    static var template: String { get }
    var frame: Frame { get set }
}
