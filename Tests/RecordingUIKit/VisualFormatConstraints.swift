/// The constraints of one line of the visual format.
///
/// As UIKit does it, the later view comes first in a gap: `b.leading == a.trailing + 8`; against the right-hand
/// superview the superview comes first.
struct VisualFormatConstraints {
    let line: VisualFormatLine
    let options: NSLayoutConstraint.FormatOptions
    let views: [String: Any]

    private var size: NSLayoutConstraint.Attribute { line.isVertical ? .height : .width }

    /// The edges at which a line begins and ends.
    private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        if line.isVertical { return (.top, .bottom) }
        if options.contains(.directionRightToLeft) { return (.right, .left) }
        return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
    }

    func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        for (index, member) in line.members.enumerated() {
            if index > 0 { result += try gap(at: index - 1) }
            if case .view(let name, let sizes) = member {
                let view = try view(name)
                for predicate in sizes {
                    result.append(try sized(view, predicate))
                }
            }
        }
        return try result + alignments()
    }

    private func view(_ name: String) throws(VisualFormatError) -> UIView {
        guard let view = views[name] as? UIView else {
            throw VisualFormatError(reason: "\(name) is not a key in the views dictionary")
        }
        return view
    }

    private func sized(
        _ view: UIView, _ predicate: VisualFormatLine.Predicate
    ) throws(VisualFormatError) -> NSLayoutConstraint {
        let constraint: NSLayoutConstraint
        switch predicate.object {
        case .number(let number):
            constraint = NSLayoutConstraint(
                item: view, attribute: size, relatedBy: predicate.relation, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: CGFloat(number))
        case .view(let name):
            constraint = NSLayoutConstraint(
                item: view, attribute: size, relatedBy: predicate.relation, toItem: try self.view(name),
                attribute: size, multiplier: 1, constant: 0)
        }
        constraint.priority = predicate.priority
        return constraint
    }

    private func gap(at index: Int) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let (before, after) = (line.members[index], line.members[index + 1])
        var first: (item: UIView, attribute: NSLayoutConstraint.Attribute)
        var second: (item: UIView, attribute: NSLayoutConstraint.Attribute)
        var isStandard = false
        if case .standard = line.gaps[index] { isStandard = true }
        switch (before, after) {
        case (.superview, .view(let name, _)):
            let view = try view(name)
            first = (view, edges.start)
            second = (try superview(of: view), isStandard ? edges.start.withinMargins : edges.start)
        case (.view(let name, _), .superview):
            let view = try view(name)
            first = (try superview(of: view), isStandard ? edges.end.withinMargins : edges.end)
            second = (view, edges.end)
        case (.view(let left, _), .view(let right, _)):
            first = (try view(right), edges.start)
            second = (try view(left), edges.end)
        case (.superview, .superview):
            throw VisualFormatError(reason: "Expected a view")
        }
        // The standard space to the superview is its margin; between views it is 8.
        let touchesSuperview = first.item === second.item.superview || second.item === first.item.superview
        return try predicates(of: line.gaps[index], standard: touchesSuperview ? 0 : 8).map {
            predicate throws(VisualFormatError) in
            guard case .number(let number) = predicate.object else {
                throw VisualFormatError(reason: "A view's name cannot be used in a gap")
            }
            let constraint = NSLayoutConstraint(
                item: first.item, attribute: first.attribute,
                relatedBy: isMirrored ? predicate.relation.flipped : predicate.relation, toItem: second.item,
                attribute: second.attribute, multiplier: 1,
                constant: CGFloat(isMirrored ? -number : number))
            constraint.priority = predicate.priority
            return constraint
        }
    }

    /// A right-to-left line grows towards smaller coordinates.
    private var isMirrored: Bool { !line.isVertical && options.contains(.directionRightToLeft) }

    private func predicates(of gap: VisualFormatLine.Gap, standard: Double) -> [VisualFormatLine.Predicate] {
        switch gap {
        case .none: [.init(object: .number(0))]
        case .standard: [.init(object: .number(standard))]
        case .predicates(let predicates): predicates
        }
    }

    private func superview(of view: UIView) throws(VisualFormatError) -> UIView {
        guard let superview = view.superview else {
            throw VisualFormatError(reason: "Unable to interpret '|': the related view doesn't have a superview")
        }
        return superview
    }

    /// Each view is aligned with the one before it.
    private func alignments() throws(VisualFormatError) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        for attribute in options.alignments {
            guard (attribute.kind == .x) == line.isVertical else {
                throw VisualFormatError(reason: "Options mask: no alignment along the line's own axis")
            }
            var last: UIView?
            for case .view(let name, _) in line.members {
                let view = try view(name)
                if let last {
                    result.append(
                        NSLayoutConstraint(
                            item: last, attribute: attribute, relatedBy: .equal, toItem: view, attribute: attribute,
                            multiplier: 1, constant: 0))
                }
                last = view
            }
        }
        return result
    }
}

extension NSLayoutConstraint.Attribute {
    /// The same edge of the area within the margins.
    fileprivate var withinMargins: Self {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var flipped: Self {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
