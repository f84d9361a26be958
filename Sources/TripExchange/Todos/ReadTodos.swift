import Trips

/// The to-dos of a file, one for each UID: of two versions the newer one, and of two equally new ones the later in the file.
struct ReadTodos {
    private(set) var all: [Todo] = []
    private var positions: [ActivityUID: Int] = [:]

    /// How many there are.
    var count: Int { all.count }

    /// Takes the next one of the file.
    mutating func take(_ todo: Todo) {
        if let position = positions[todo.uid] {
            if case .older = todo.revisionOrder(against: all[position]) { return }
            all[position] = todo
        } else {
            positions[todo.uid] = all.count
            all.append(todo)
        }
    }
}
