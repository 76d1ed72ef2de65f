import LayoutModel
import SourceText

/// Constraints that methods exchange for one another in an order in which both are active for a moment; see ``Moment``.
///
/// One of two exchanged constraints is activated, and the other one is deactivated afterwards, in one run of a method.
/// Before, in another method or in another run of one that runs again and again, the other one was activated. Whether
/// the two can hold together is for the solver to say.
struct CodeMoments {
    struct Exchange {
        var coming: ObjectID
        var leaving: ObjectID
        var activation: FileRange
        var deactivation: FileRange
    }

    private(set) var all: [Exchange] = []
    private static let most = 40

    init(_ steps: ActivationSteps, _ execution: Execution) {
        let reset = Self.constraintsDeactivatedForReuse(steps, execution)
        for (entry, own) in steps.methods {
            let runsAgain = execution.runsAgain(entry)
            for (index, coming) in own.enumerated()
            where coming.mayActivate && steps.mayBecomeInactive(coming.constraint) {
                addExchanges(own, index) { constraint in
                    steps.first.contains(constraint)
                        || steps.activating[constraint]?.contains {
                            $0 != entry || runsAgain && !reset.contains(constraint)
                        } ?? false
                }
            }
        }
    }

    /// What a cell turns off before it is used again.
    private static func constraintsDeactivatedForReuse(
        _ steps: ActivationSteps, _ execution: Execution
    ) -> Set<ObjectID> {
        let own = steps.methods.first { execution.conditions[$0.entry.condition.index].text == "prepareForReuse()" }
        return Set((own?.steps ?? []).filter { !$0.mayActivate && $0.path.choices.count == 1 }.map(\.constraint))
    }

    /// - Parameters:
    ///   - steps: what one method does, in order.
    ///   - first: the step that activates a constraint.
    ///   - mayBeActive: whether a constraint may be active before.
    private mutating func addExchanges(
        _ steps: [ActivationStep], _ first: Int, _ mayBeActive: (ObjectID) -> Bool
    ) {
        let coming = steps[first]
        for (last, leaving) in steps.enumerated().dropFirst(first + 1)
        where leaving.mayDeactivate && mayBeActive(leaving.constraint) {
            guard all.count < Self.most else { return }
            guard leaving.constraint != coming.constraint, !coming.path.excludes(leaving.path),
                !all.contains(where: { $0.coming == coming.constraint && $0.leaving == leaving.constraint })
            else { continue }
            let path = coming.path.joined(leaving.path)
            let isEarlier = steps.indices.prefix(last).contains { index in
                let step = steps[index]
                guard index != first, step.mayDeactivate, step.path.isPart(of: path) else { return false }
                return step.constraint == leaving.constraint || step.constraint == coming.constraint && index > first
            }
            guard !isEarlier else { continue }
            all.append(
                Exchange(
                    coming: coming.constraint, leaving: leaving.constraint, activation: coming.place,
                    deactivation: leaving.place))
        }
    }
}

extension Execution {
    /// Whether a method runs several times for one object for certain.
    fileprivate func runsAgain(_ entry: Path.Choice) -> Bool {
        isReusable || Self.repeatedMethods.contains(conditions[entry.condition.index].text)
    }

    private static let repeatedMethods: Set<String> = [
        "layoutSubviews()", "updateConstraints()", "updateViewConstraints()", "traitCollectionDidChange()",
        "viewWillTransition()", "willTransition()", "viewWillAppear()", "viewDidAppear()", "viewWillLayoutSubviews()",
        "viewDidLayoutSubviews()", "updateConfiguration()",
    ]
}

extension LayoutReading {
    mutating func addMoments(_ moments: CodeMoments) {
        for exchange in moments.all {
            guard let coming = resolvedAgain(exchange.coming), let leaving = resolvedAgain(exchange.leaving),
                coming.first.attribute.axis == leaving.first.attribute.axis
            else { continue }
            layout.moments.append(
                Moment(
                    coming: coming, leaving: leaving, activation: exchange.activation,
                    deactivation: exchange.deactivation))
        }
    }
}
