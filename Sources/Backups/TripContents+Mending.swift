public import Trips

extension TripContents {
    /// Returns the contents with errors of the trip itself corrected or dropped, so that the rest is kept.
    ///
    /// A backup may be all that is left of a store. It has the trip without an invalid country, and a
    /// traveller with a missing name under a substitute, since expenses refer to the traveller.
    ///
    /// ```swift
    /// contents.trip.countries = ["JP", "x"]
    /// contents.mended()?.contents.trip.countries  // ["JP"]
    /// ```
    ///
    /// - Returns: The contents and the changes; `nil` where the trip has no error of its own, or cannot be
    ///   read even so.
    public func mended() -> (contents: TripContents, mends: [TripMend])? {
        var copy = self
        var mends: [TripMend] = []
        copy.mendIdentifiers(&mends)
        copy.mendTravellers(&mends)
        copy.mendFacts(&mends)
        guard !mends.isEmpty, BackupDocument.flaw(of: copy.trip, "$") == nil else { return nil }
        return (copy, mends)
    }

    // MARK: - Identifiers

    private mutating func mendIdentifiers(_ mends: inout [TripMend]) {
        if let error = trip.id.flaw {
            let id = trip.id.substitute
            trip = trip.called(id)
            mends.append(TripMend(.identifier, error, substitute: id.text))
        }
        var substitutes: [TravellerID: TravellerID] = [:]
        for traveller in trip.travellers {
            guard let error = traveller.id.flaw else { continue }
            let id = traveller.id.substitute
            substitutes[traveller.id] = id
            mends.append(
                TripMend(.travellerIdentifier(name: traveller.name), error, substitute: id.text))
        }
        mendPersons(&mends)
        guard !substitutes.isEmpty else { return }
        trip.travellers = trip.travellers.map {
            Traveller(
                id: substitutes[$0.id] ?? $0.id, person: $0.person, name: $0.name, email: $0.email,
                role: $0.role)
        }
        for index in expenses.indices {
            expenses[index].payer = expenses[index].payer.map { substitutes[$0] ?? $0 }
            expenses[index].split = expenses[index].split?.naming(substitutes)
        }
    }

    /// Replaces malformed identifiers of persons, for travellers and participants alike.
    private mutating func mendPersons(_ mends: inout [TripMend]) {
        func person(_ id: PersonID) -> PersonID { id.flaw == nil ? id : id.substitute }
        for index in trip.travellers.indices {
            let traveller = trip.travellers[index]
            guard let error = traveller.person.flaw else { continue }
            trip.travellers[index].person = traveller.person.substitute
            // A person never separated from the traveller has the traveller's mend.
            guard traveller.person.text != traveller.id.text else { continue }
            mends.append(
                TripMend(
                    .travellerIdentifier(name: traveller.name), error,
                    substitute: traveller.person.substitute.text))
        }
        for index in activities.indices where !activities[index].participants.isEmpty {
            activities[index].participants = activities[index].participants.map(person)
        }
    }

    // MARK: - Facts

    private mutating func mendTravellers(_ mends: inout [TripMend]) {
        var travellers: [Traveller] = []
        for (index, traveller) in trip.travellers.enumerated() {
            var kept = traveller
            kept.email = nil
            if let error = Trip.flaw({ $0.travellers = [kept] }) {
                kept.name = "Recovered \(index + 1)"
                mends.append(TripMend(.travellerName, error, substitute: kept.name))
            }
            kept.email = traveller.email
            if let error = Trip.flaw({ $0.travellers = [kept] }) {
                kept.email = nil
                mends.append(TripMend(.travellerAddress(kept), error))
            }
            if let error = Trip.flaw({ $0.travellers = travellers + [kept] }) {
                mends.append(TripMend(.traveller, error))
            } else {
                travellers.append(kept)
            }
        }
        trip.travellers = travellers
        let persons = Set(travellers.map(\.person))
        for index in activities.indices where !activities[index].participants.isEmpty {
            activities[index].participants.removeAll { !persons.contains($0) }
        }
    }

    private mutating func mendFacts(_ mends: inout [TripMend]) {
        let said = trip
        if let error = Trip.flaw({ $0.name = said.name }) {
            trip.name = "Recovered"
            mends.append(TripMend(.name, error, substitute: trip.name))
        }
        if let error = Trip.flaw({ ($0.start, $0.end) = (said.start, said.end) }) {
            (trip.start, trip.end) = (nil, nil)
            mends.append(TripMend(.dates, error))
        }
        trip.budget = []
        for money in said.budget {
            if let error = Trip.flaw({ [kept = trip.budget] in $0.budget = kept + [money] }) {
                mends.append(TripMend(.budget, error))
            } else {
                trip.budget.append(money)
            }
        }
        trip.countries = []
        for country in said.countries {
            if let error = Trip.flaw({ $0.countries = [country] }) {
                mends.append(TripMend(.country, error))
            } else {
                trip.countries.append(country)
            }
        }
    }
}

extension Trip {
    /// Returns the rule that a trip with this change alone would violate.
    fileprivate static func flaw(_ say: (inout Trip) -> Void) -> TripError? {
        var trip = Trip(id: TripID(""), name: "Trip")
        say(&trip)
        do throws(TripError) {
            try trip.check()
            return nil
        } catch {
            return error
        }
    }

    /// Returns the trip under another identifier.
    fileprivate func called(_ id: TripID) -> Trip {
        var copy = Trip(
            id: id, name: name, home: home, notes: notes, isArchived: isArchived, source: source,
            zones: zones)
        (copy.start, copy.end, copy.defaultZone, copy.kind) = (start, end, defaultZone, kind)
        (copy.travellers, copy.budget, copy.countries) = (travellers, budget, countries)
        (copy.createdAt, copy.lastModified) = (createdAt, lastModified)
        return copy
    }
}

extension RecordID {
    /// Why the identifier is malformed.
    fileprivate var flaw: TripError? {
        do throws(TripError) {
            _ = try RecordID.validated(text)
            return nil
        } catch {
            return error
        }
    }

    /// A substitute identifier, the same for the same text, so that two backups agree.
    fileprivate var substitute: RecordID {
        var numbers = TextSeed(text)
        return .random(using: &numbers)
    }
}

extension ExpenseSplit {
    /// Returns the split with other identifiers for its travellers.
    fileprivate func naming(_ substitutes: [TravellerID: TravellerID]) -> ExpenseSplit {
        func id(_ id: TravellerID) -> TravellerID { substitutes[id] ?? id }
        switch self {
        case .equally(let travellers): return .equally(among: travellers.map(id))
        case .byShares(let shares):
            return .byShares(shares.map { ExpenseShare(traveller: id($0.traveller), weight: $0.weight) })
        case .exactly(let parts):
            return .exactly(parts.map { ExpensePart(traveller: id($0.traveller), money: $0.money) })
        }
    }
}
