package import Findings

/// What has to be done so that a collection and what is here are in step: a pure function of three states.
///
/// Nothing is removed here but by what the server said is missing, or by its absence from a complete listing; and never
/// by the absence of what was uploaded in this run or the last one. Where both sides changed one field, both versions are
/// kept until somebody chooses. The same inputs give the same plan, in whatever order they come.
package struct SyncPlan: Hashable, Sendable {
    /// The steps in the order in which they are done.
    package let steps: [SyncStep]
    /// What people should know.
    package let notes: [Finding]

    /// Whether no step changes an object on either side.
    package var isSettled: Bool { !steps.contains(where: \.changesObjects) }

    /// Whether a token that came with the answer may be kept once all steps are done.
    ///
    /// Otherwise the next answer has to name the same resources again, or all of them.
    package var allowsNewToken: Bool {
        steps.allSatisfy { step in
            guard case .blocked(_, let reason) = step.action else { return true }
            return reason.isLasting
        }
    }

    /// Makes a plan.
    ///
    /// - Parameters:
    ///   - base: What was last in step.
    ///   - local: What is here.
    ///   - remote: What the server answered.
    ///   - policy: What may be done.
    ///   - newHref: A new href in the collection, such as `/ada/trips/<random UUID>.ics`; called once for each new
    ///     resource, in the order of UIDs.
    /// - Returns: The plan.
    package static func make(
        base: SyncBase, local: SyncLocal, remote: SyncRemote, policy: SyncPolicy, newHref: () -> String
    ) -> SyncPlan {
        var maker = PlanMaker(base: base, local: local, remote: remote, policy: policy)
        maker.run(newHref: newHref)
        let steps = maker.steps.sorted { one, other in
            (one.action.rank, one.uid, one.action.href ?? "")
                < (other.action.rank, other.uid, other.action.href ?? "")
        }
        return SyncPlan(steps: steps, notes: maker.notes)
    }
}
