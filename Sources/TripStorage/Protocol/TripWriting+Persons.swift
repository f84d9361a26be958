import Messages
public import Trips

extension TripWriting {
    /// Saves a person, and renames them in the trips that have the former name.
    ///
    /// - Parameter person: The person with the new name.
    /// - Throws: A ``StorageError``: ``StorageError/Code/unknownPart`` when there is no such person,
    ///   ``StorageError/Code/unstorable`` when a rule of the model is broken.
    public func rename(_ person: Person) throws(StorageError) {
        guard let before = try self.person(person.id) else { throw .unknownPerson(person.id) }
        try save(person)
        guard before.name != person.name else { return }
        for var trip in try trips() {
            guard let index = trip.travellers.firstIndex(where: { $0.person == person.id }),
                trip.travellers[index].name == before.name
            else { continue }
            trip.travellers[index].name = person.name
            try update(trip)
        }
    }

    /// Merges one person into another.
    ///
    /// Everything that refers to the first then refers to the second: travellers, participants, and in trips
    /// with both also payers and shares. Names and mail addresses are joined as in
    /// ``/Trips/Person/absorb(_:)``.
    ///
    /// - Parameters:
    ///   - id: The person who is removed.
    ///   - other: The person who stays.
    /// - Returns: The person who stays.
    /// - Throws: A ``StorageError``: ``StorageError/Code/unknownPart`` when either is not there,
    ///   ``StorageError/Code/mergedWithItself`` when both are one, ``StorageError/Code/unstorable`` when the sum of
    ///   two shares is too large.
    @discardableResult
    public func merge(_ id: PersonID, into other: PersonID) throws(StorageError) -> Person {
        guard let leaving = try person(id) else { throw .unknownPerson(id) }
        guard var staying = try person(other) else { throw .unknownPerson(other) }
        guard id != other else { throw .mergedWithItself(staying) }
        for trip in try trips() {
            guard let old = trip.traveller(id) else { continue }
            try move(old, to: staying, in: trip)
        }
        staying.absorb(leaving)
        try delete(id)
        try save(staying)
        return staying
    }

    /// Replaces a traveller of a trip by a person.
    private func move(_ old: Traveller, to person: Person, in trip: Trip) throws(StorageError) {
        var trip = trip
        let isThere = trip.traveller(person.id) != nil
        var random = SystemRandomNumberGenerator()
        // Participants are travellers at every moment, so the new one is added before the old one is removed.
        let new =
            trip.traveller(person.id)
            ?? Traveller(
                id: .random(using: &random), person: person.id, name: person.name,
                email: person.emails.first ?? old.email, role: old.role)
        if isThere {
            for expense in try expenses(of: trip.id) {
                guard let moved = try expense.moved(from: old.id, to: new.id) else { continue }
                try save(moved, in: trip.id)
            }
        } else {
            trip.travellers.append(new)
            try update(trip)
        }
        for activity in try activities(of: trip.id) where activity.participants.contains(old.person) {
            var moved = activity
            moved.participants = activity.participants.map { $0 == old.person ? person.id : $0 }
            try save(moved, in: trip.id)
        }
        guard let index = trip.travellers.firstIndex(where: { $0.id == old.id }) else { return }
        if isThere {
            trip.travellers.remove(at: index)
            if old.role.rank > new.role.rank,
                let kept = trip.travellers.firstIndex(where: { $0.id == new.id })
            {
                trip.travellers[kept].role = old.role
            }
        } else {
            // The traveller keeps the identifier, which expenses have.
            trip.travellers.removeAll { $0.id == new.id }
            trip.travellers[index] = Traveller(
                id: old.id, person: person.id, name: new.name, email: new.email, role: old.role)
        }
        try update(trip)
    }
}

extension TravellerRole {
    /// The rank of the role.
    fileprivate var rank: Int {
        switch self {
        case .owner: 2
        case .collaborator: 1
        case .viewer: 0
        }
    }
}

extension Expense {
    /// Returns the expense with one traveller replaced; `nil` without that traveller.
    fileprivate func moved(from old: TravellerID, to new: TravellerID) throws(StorageError) -> Expense? {
        var copy = self
        if copy.payer == old { copy.payer = new }
        do throws(TripError) {
            copy.split = try split?.moved(from: old, to: new)
        } catch {
            throw Storable.refused(error, tr("an expense"), of: "\"\(title)\"")
        }
        return copy == self ? nil : copy
    }
}

extension ExpenseSplit {
    /// Returns the split with two travellers joined: one bears both parts.
    fileprivate func moved(from old: TravellerID, to new: TravellerID) throws(TripError) -> ExpenseSplit {
        guard travellers.contains(old) else { return self }
        func id(_ id: TravellerID) -> TravellerID { id == old ? new : id }
        guard travellers.contains(new) else {
            switch self {
            case .equally(let travellers): return .equally(among: travellers.map(id))
            case .byShares(let shares):
                return .byShares(
                    shares.map { ExpenseShare(traveller: id($0.traveller), weight: $0.weight) })
            case .exactly(let parts):
                return .exactly(parts.map { ExpensePart(traveller: id($0.traveller), money: $0.money) })
            }
        }
        switch self {
        case .equally(let travellers):
            return .byShares(
                travellers.filter { $0 != old }.map {
                    ExpenseShare(traveller: $0, weight: $0 == new ? 2 : 1)
                })
        case .byShares(let shares):
            let more = shares.first { $0.traveller == old }?.weight ?? 0
            return .byShares(
                shares.filter { $0.traveller != old }.map {
                    ExpenseShare(
                        traveller: $0.traveller, weight: $0.traveller == new ? $0.weight + more : $0.weight)
                })
        case .exactly(let parts):
            let more = parts.first { $0.traveller == old }?.money
            var united: [ExpensePart] = []
            for part in parts where part.traveller != old {
                var money = part.money
                if part.traveller == new, let more { money = try money.adding(more) }
                united.append(ExpensePart(traveller: part.traveller, money: money))
            }
            return .exactly(united)
        }
    }
}
