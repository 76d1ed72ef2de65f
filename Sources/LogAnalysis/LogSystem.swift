import LayoutModel
import RuntimeLog
import Simplex

/// The required constraints of a dump as a linear system.
///
/// It has four variables for the frame of each item, and a free variable for each number that the log does not show.
struct LogSystem {
    /// Facts that the log does not show and that a conflict may depend on.
    struct Assumptions: Hashable {
        /// Whether autoresizing masks measure from the bottom edge, as AppKit's do outside flipped views.
        var measuresFromBottom = false
        /// Whether margins are inside their view, as nearly all are.
        var marginsAreInside = false
        /// Whether margins have UIKit's default width.
        var marginsAreStandard = false

        static let standardMargin = 8.0
    }

    /// Constraints that cannot all hold while certain sizes are not negative.
    struct Conflict {
        var members: [Int]
        var sizes: [LoggedAnchor]
    }

    /// A row with its number as printed, without a tolerance for rounding.
    struct Row {
        var terms: [Term]
        var relation: RowRelation
        var constant: Double
        /// Nil for the condition that a size is not negative.
        var constraint: Int?
    }

    let dump: ConflictDump
    let assumptions: Assumptions
    var solver = Solver()
    private var frames: [LoggedItemID: Frame] = [:]
    private var unknowns: [Unknown: Variable] = [:]
    private(set) var rows: [RowID: Row] = [:]
    private var sizeOfVariable: [Variable: LoggedAnchor] = [:]
    private let marginsGuides: [LoggedItemID: LoggedItemID]
    private let unbounded: Set<LoggedAnchor>

    private struct Frame {
        var x: Variable
        var y: Variable
        var width: Variable
        var height: Variable
    }

    /// Numbers of an item besides its frame that the log does not show.
    private enum Unknown: Hashable {
        case margin(LoggedItemID, Attribute)
        case baseline(LoggedItemID, Attribute)
        case superview(LoggedItemID, Axis)
        case line(LoggedItemID)
    }

    /// - Parameters:
    ///   - unbounded: sizes that may be negative.
    ///   - yielding: a constraint that is optional.
    init(
        _ dump: ConflictDump, _ assumptions: Assumptions, constraints: [Int], unbounded: Set<LoggedAnchor> = [],
        yielding: Int? = nil
    ) {
        self.dump = dump
        self.assumptions = assumptions
        self.unbounded = unbounded
        var guides: [LoggedItemID: LoggedItemID] = [:]
        for (guide, owner) in dump.superviews where dump[guide].isMarginsGuide { guides[owner] = guide }
        marginsGuides = guides
        for index in constraints {
            for equation in dump.constraints[index].equations
            where equation.isRequired && Self.isCertain(equation, dump) {
                add(equation, of: index, priority: index == yielding ? 999 : 1000)
            }
        }
    }

    /// Whether it is certain which items an equation is about.
    static func isCertain(_ equation: LoggedEquation, _ dump: ConflictDump) -> Bool {
        equation.anchors.allSatisfy { !dump[$0.item].isAmbiguous }
    }

    mutating func conflict(_ cancellation: Cancellation) throws(Cancelled) -> Conflict? {
        switch solver.solve(isCancelled: { cancellation.isCancelled }) {
        case .solved: return nil
        case .cancelled: throw Cancelled()
        case .infeasible(let set):
            return Conflict(
                members: Set(set.rows.compactMap { rows[$0]?.constraint }).sorted(),
                sizes: set.bounds.compactMap { sizeOfVariable[$0] })
        }
    }

    /// The conflict of a system too small to cancel.
    mutating func conflict() -> Conflict? {
        uncancelled { (never) throws(Cancelled) in try conflict(never) }
    }

    /// The value of an expression in the last solution.
    mutating func value(of expression: LoggedExpression) -> Double {
        let form = form(expression)
        return form.terms.reduce(form.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
    }

    // MARK: Rows

    private mutating func add(_ equation: LoggedEquation, of constraint: Int, priority: Double) {
        let first = form(equation.first, of: constraint)
        let second = form(equation.second, of: constraint)
        let terms = first.terms + second.terms.map { Term($0.variable, -$0.coefficient) }
        let constant = second.constant - first.constant
        let slack = Self.slack(equation)
        let relations: [RowRelation]
        switch equation.relation {
        case .equal where slack == 0: relations = [.equal]
        case .equal: relations = [.lessThanOrEqual, .greaterThanOrEqual]
        case .lessThanOrEqual: relations = [.lessThanOrEqual]
        case .greaterThanOrEqual: relations = [.greaterThanOrEqual]
        }
        for relation in relations {
            let tolerance = relation == .lessThanOrEqual ? slack : -slack
            let row = solver.addRow(terms, relation, constant + tolerance, priority: priority)
            rows[row] = Row(terms: terms, relation: relation, constant: constant, constraint: constraint)
        }
    }

    /// The tolerance for an equation: logs print six digits of a number, so its last digit may have been rounded.
    private static func slack(_ equation: LoggedEquation) -> Double {
        let numbers =
            [equation.first.constant, equation.second.constant]
            + (equation.first.terms + equation.second.terms).map(\.factor)
        return numbers.contains(where: mayBeRounded) ? 0.02 : 0
    }

    private static func mayBeRounded(_ number: Double) -> Bool {
        guard number != 0, number.isFinite else { return false }
        var scaled = abs(number)
        while scaled < 10_000, scaled > 1e-300 { scaled *= 10 }
        while scaled >= 100_000 { scaled /= 10 }
        return abs(scaled - scaled.rounded()) > 1e-7
    }

    // MARK: Linear forms

    private struct Form {
        var terms: [Term] = []
        var constant = 0.0

        init(constant: Double = 0) {
            self.constant = constant
        }

        init(_ variable: Variable) {
            terms = [Term(variable, 1)]
        }

        static func + (a: Form, b: Form) -> Form {
            var sum = a
            sum.terms += b.terms
            sum.constant += b.constant
            return sum
        }

        static func * (form: Form, factor: Double) -> Form {
            var product = form
            product.terms = form.terms.map { Term($0.variable, $0.coefficient * factor) }
            product.constant *= factor
            return product
        }
    }

    /// - Parameter constraint: the constraint that the expression is a side of.
    private mutating func form(_ expression: LoggedExpression, of constraint: Int? = nil) -> Form {
        var result = Form(constant: expression.constant)
        for term in expression.terms { result = result + form(term.anchor) * term.factor }
        if expression.unsignedSpace != 0 {
            // From minus to plus the spacing, so that a conflict is proven for either sign.
            let space = solver.addVariable(isNonNegative: true)
            let terms = [Term(space, 1)]
            let most = 2 * expression.unsignedSpace
            let row = solver.addRow(terms, .lessThanOrEqual, most)
            rows[row] = Row(terms: terms, relation: .lessThanOrEqual, constant: most, constraint: constraint)
            result = result + Form(space)
            result.constant -= expression.unsignedSpace
        }
        return result
    }

    private mutating func form(_ anchor: LoggedAnchor) -> Form {
        switch anchor.attribute {
        case .plain(let attribute): form(attribute, of: anchor.item)
        case .margin(let attribute): margin(attribute, of: anchor.item)
        case .inSuperview(let axis, let part): position(part, axis, of: anchor.item)
        case .line: Form(unknown(.line(anchor.item)))
        }
    }

    /// From right to left, leading and trailing measure in the opposite direction.
    private var direction: Double { dump.isRightToLeft ? -1 : 1 }

    private mutating func form(_ attribute: Attribute, of item: LoggedItemID) -> Form {
        let frame = frame(of: item)
        switch attribute {
        case .left: return Form(frame.x)
        case .right: return Form(frame.x) + Form(frame.width)
        case .leading: return form(dump.isRightToLeft ? .right : .left, of: item) * direction
        case .trailing: return form(dump.isRightToLeft ? .left : .right, of: item) * direction
        case .top: return Form(frame.y)
        case .bottom: return Form(frame.y) + Form(frame.height)
        case .width: return Form(frame.width)
        case .height: return Form(frame.height)
        case .centerX: return Form(frame.x) + Form(frame.width) * 0.5
        case .centerY: return Form(frame.y) + Form(frame.height) * 0.5
        case .firstBaseline, .lastBaseline: return Form(frame.y) + Form(unknown(.baseline(item, attribute)))
        }
    }

    private mutating func margin(_ attribute: Attribute, of item: LoggedItemID) -> Form {
        if let guide = marginsGuides[item] { return form(attribute, of: guide) }
        switch attribute {
        case .centerX: return margin(.left, of: item) * 0.5 + margin(.right, of: item) * 0.5
        case .centerY: return margin(.top, of: item) * 0.5 + margin(.bottom, of: item) * 0.5
        case .leading: return margin(dump.isRightToLeft ? .right : .left, of: item) * direction
        case .trailing: return margin(dump.isRightToLeft ? .left : .right, of: item) * direction
        default:
            let inset: Double = attribute == .right || attribute == .bottom ? -1 : 1
            let edge = form(attribute, of: item)
            if assumptions.marginsAreStandard { return edge + Form(constant: inset * Assumptions.standardMargin) }
            let margin = unknown(.margin(item, attribute), isNonNegative: assumptions.marginsAreInside)
            return edge + Form(margin) * inset
        }
    }

    private mutating func position(_ part: LoggedAttribute.FramePart, _ axis: Axis, of item: LoggedItemID) -> Form {
        let direction: Double = axis == .vertical && assumptions.measuresFromBottom ? -1 : 1
        let (part, start) = direction < 0 ? (part.opposite, LoggedAttribute.FramePart.max) : (part, .min)
        let position = form(part.attribute(axis), of: item) * direction
        guard let superview = dump.superviews[item] else {
            return position + Form(unknown(.superview(item, axis))) * -1
        }
        return position + form(start.attribute(axis), of: superview) * -direction
    }

    private mutating func frame(of item: LoggedItemID) -> Frame {
        if let frame = frames[item] { return frame }
        let width = LoggedAnchor(item, .plain(.width)), height = LoggedAnchor(item, .plain(.height))
        let frame = Frame(
            x: solver.addVariable(), y: solver.addVariable(),
            width: solver.addVariable(isNonNegative: !unbounded.contains(width)),
            height: solver.addVariable(isNonNegative: !unbounded.contains(height)))
        frames[item] = frame
        sizeOfVariable[frame.width] = width
        sizeOfVariable[frame.height] = height
        return frame
    }

    private mutating func unknown(_ unknown: Unknown, isNonNegative: Bool = false) -> Variable {
        if let variable = unknowns[unknown] { return variable }
        let variable = solver.addVariable(isNonNegative: isNonNegative)
        unknowns[unknown] = variable
        return variable
    }
}

extension LoggedAttribute.FramePart {
    fileprivate var opposite: Self {
        switch self {
        case .min: .max
        case .mid: .mid
        case .max: .min
        }
    }
}
