/// An error that is none of the store's.
struct Refusal: Error, Equatable {}
