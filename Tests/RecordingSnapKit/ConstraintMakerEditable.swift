// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SnapKit, whose documentation describes them.

import RecordingUIKit

/// A chain after its relation. Offset and inset share one place: the last one counts.
public final class ConstraintMakerEditable: ConstraintMakerPrioritizable {
    @discardableResult
    public func multipliedBy(_ multiplier: ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        chain.multiplier = multiplier.constraintNumber
        return self
    }

    @discardableResult
    public func dividedBy(_ divisor: ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        chain.multiplier = 1 / divisor.constraintNumber
        return self
    }

    @discardableResult
    public func offset(_ offset: ConstraintOffsetTarget) -> ConstraintMakerEditable {
        chain.relation?.amount = .number(offset.constraintNumber)
        return self
    }

    @discardableResult
    public func inset(_ inset: ConstraintInsetTarget) -> ConstraintMakerEditable {
        chain.relation?.amount = .insets(inset.constraintInsets)
        return self
    }

    @discardableResult
    public func inset(_ inset: NSDirectionalEdgeInsets) -> ConstraintMakerEditable {
        chain.relation?.amount = .directionalInsets(inset)
        return self
    }
}

public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
    @discardableResult
    public func priority(_ priority: ConstraintPriority) -> ConstraintMakerFinalizable {
        chain.priority = priority.value
        return self
    }

    @discardableResult
    public func priority(_ priority: ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
        chain.priority = priority.constraintPriority
        return self
    }
}

public class ConstraintMakerFinalizable {
    let chain: ConstraintChain

    init(_ chain: ConstraintChain) {
        self.chain = chain
    }

    @discardableResult
    public func labeled(_ label: String) -> ConstraintMakerFinalizable {
        chain.label = label
        return self
    }

    public var constraint: Constraint {
        if let constraint = chain.constraint { return constraint }
        // Only a relation that was refused has none; it has been noted.
        return Constraint(
            ConstraintChain(chain.item, []),
            ConstraintChain.Relation(kind: .equal, target: nil, targetAttributes: [], amount: .number(0)))
    }
}
