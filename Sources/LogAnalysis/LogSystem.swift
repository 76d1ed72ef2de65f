import LayoutModel
import RuntimeLog
import Simplex

/// The required constraints of a dump as a system of rows: four numbers for each item, and of what the log does not tell a free number.
struct LogSystem {
    /// What the log does not say, and a conflict may hang on.
    struct Assumptions: Hashable {
        /// Whether autoresizing masks measure from the lower edge, as AppKit's do outside flipped views.
        var countsUpwards = false
        /// Whether margins lie inside their view, as nearly all do.
        var marginsAreInside = false
        /// Whether margins are as wide as UIKit makes them.
        var marginsAreUsual = false

        static let usualMargin = 8.0
    }

    /// Constraints that cannot hold together, and sizes that cannot be negative.
    struct Conflict {
        var members: [Int]
        var sizes: [LoggedAnchor]
    }

    let dump: ConflictDump
    let assumptions: Assumptions
    private var solver = Solver()
    private var frames: [LoggedItemID: Frame] = [:]
    private var extras: [Extra: Variable] = [:]
    private var constraintOfRow: [RowID: Int] = [:]
    private var sizeOfVariable: [Variable: LoggedAnchor] = [:]
    private let marginsGuides: [LoggedItemID: LoggedItemID]
    private let free: Set<LoggedAnchor>

    private struct Frame {
        var x: Variable
        var y: Variable
        var width: Variable
        var height: Variable
    }

    /// Numbers of an item beside its frame that the log leaves open.
    private enum Extra: Hashable {
        case margin(LoggedItemID, Attribute)
        case baseline(LoggedItemID, Attribute)
        case superview(LoggedItemID, Axis)
        case line(LoggedItemID)
    }

    /// - Parameters:
    ///   - free: sizes that may be negative.
    ///   - yielding: a constraint that is to hold as far as the others let it.
    init(
        _ dump: ConflictDump, _ assumptions: Assumptions, constraints: [Int], free: Set<LoggedAnchor> = [],
        yielding: Int? = nil
    ) {
        self.dump = dump
        self.assumptions = assumptions
        self.free = free
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

    /// Whether it is certain what an equation is about.
    static func isCertain(_ equation: LoggedEquation, _ dump: ConflictDump) -> Bool {
        equation.anchors.allSatisfy { !dump[$0.item].isAmbiguous }
    }

    mutating func conflict(isCancelled: () -> Bool) -> Conflict? {
        guard case .infeasible(let set) = solver.solve(isCancelled: isCancelled) else { return nil }
        return Conflict(
            members: Set(set.rows.compactMap { constraintOfRow[$0] }).sorted(),
            sizes: set.bounds.compactMap { sizeOfVariable[$0] })
    }

    /// The value of an expression in the last solution.
    mutating func value(of expression: LoggedExpression) -> Double {
        let form = form(expression)
        return form.terms.reduce(form.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
    }

    // MARK: Rows

    private mutating func add(_ equation: LoggedEquation, of constraint: Int, priority: Double) {
        let first = form(equation.first)
        let second = form(equation.second)
        let terms = first.terms + second.terms.map { Term($0.variable, -$0.coefficient) }
        let constant = second.constant - first.constant
        let slack = Self.slack(equation)
        switch equation.relation {
        case .equal where slack == 0: add(terms, .equal, constant, priority, constraint)
        case .equal:
            add(terms, .lessThanOrEqual, constant + slack, priority, constraint)
            add(terms, .greaterThanOrEqual, constant - slack, priority, constraint)
        case .lessThanOrEqual: add(terms, .lessThanOrEqual, constant + slack, priority, constraint)
        case .greaterThanOrEqual: add(terms, .greaterThanOrEqual, constant - slack, priority, constraint)
        }
    }

    private mutating func add(
        _ terms: [Term], _ relation: RowRelation, _ constant: Double, _ priority: Double, _ constraint: Int
    ) {
        constraintOfRow[solver.addRow(terms, relation, constant, priority: priority)] = constraint
    }

    /// Logs have six digits of a number: what was rounded is meant up to what it may have lost.
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

        mutating func add(_ other: Form, times factor: Double) {
            terms += other.terms.map { Term($0.variable, $0.coefficient * factor) }
            constant += other.constant * factor
        }

        mutating func add(_ variable: Variable, times factor: Double = 1) {
            terms.append(Term(variable, factor))
        }
    }

    private mutating func form(_ expression: LoggedExpression) -> Form {
        var result = Form(constant: expression.constant)
        for term in expression.terms { result.add(form(term.anchor), times: term.factor) }
        if expression.unsignedSpace != 0 {
            // Anything from one sign to the other, so that what follows from it holds for both.
            let space = solver.addVariable(isNonNegative: true)
            _ = solver.addRow([Term(space, 1)], .lessThanOrEqual, 2 * expression.unsignedSpace)
            result.add(space)
            result.constant -= expression.unsignedSpace
        }
        return result
    }

    private mutating func form(_ anchor: LoggedAnchor) -> Form {
        switch anchor.attribute {
        case .plain(let attribute): form(attribute, of: anchor.item)
        case .margin(let attribute): margin(attribute, of: anchor.item)
        case .inSuperview(let axis, let part): place(part, axis, of: anchor.item)
        case .line: Form(terms: [Term(extra(.line(anchor.item)), 1)])
        }
    }

    private mutating func form(_ attribute: Attribute, of item: LoggedItemID) -> Form {
        let frame = frame(of: item)
        var result = Form()
        switch attribute {
        case .left: result.add(frame.x)
        case .right: result = Form(terms: [Term(frame.x, 1), Term(frame.width, 1)])
        case .leading:
            // From right to left everything is measured the other way round.
            result.add(form(dump.isRightToLeft ? .right : .left, of: item), times: dump.isRightToLeft ? -1 : 1)
        case .trailing:
            result.add(form(dump.isRightToLeft ? .left : .right, of: item), times: dump.isRightToLeft ? -1 : 1)
        case .top: result.add(frame.y)
        case .bottom: result = Form(terms: [Term(frame.y, 1), Term(frame.height, 1)])
        case .width: result.add(frame.width)
        case .height: result.add(frame.height)
        case .centerX: result = Form(terms: [Term(frame.x, 1), Term(frame.width, 0.5)])
        case .centerY: result = Form(terms: [Term(frame.y, 1), Term(frame.height, 0.5)])
        case .firstBaseline, .lastBaseline:
            result.add(frame.y)
            result.add(extra(.baseline(item, attribute)))
        }
        return result
    }

    private mutating func margin(_ attribute: Attribute, of item: LoggedItemID) -> Form {
        if let guide = marginsGuides[item] { return form(attribute, of: guide) }
        func between(_ first: Attribute, _ second: Attribute) -> Form {
            var result = Form()
            result.add(margin(first, of: item), times: 0.5)
            result.add(margin(second, of: item), times: 0.5)
            return result
        }
        switch attribute {
        case .centerX: return between(.left, .right)
        case .centerY: return between(.top, .bottom)
        case .leading, .trailing:
            let isLeft = (attribute == .leading) != dump.isRightToLeft
            var result = Form()
            result.add(margin(isLeft ? .left : .right, of: item), times: dump.isRightToLeft ? -1 : 1)
            return result
        default:
            let isFarSide = attribute == .right || attribute == .bottom
            var result = form(attribute, of: item)
            if assumptions.marginsAreUsual {
                result.constant += isFarSide ? -Assumptions.usualMargin : Assumptions.usualMargin
                return result
            }
            result.add(
                extra(.margin(item, attribute), isNonNegative: assumptions.marginsAreInside), times: isFarSide ? -1 : 1)
            return result
        }
    }

    private mutating func place(_ part: LoggedAttribute.FramePart, _ axis: Axis, of item: LoggedItemID) -> Form {
        let isUpwards = axis == .vertical && assumptions.countsUpwards
        let start: Attribute = axis == .horizontal ? .left : isUpwards ? .bottom : .top
        let end: Attribute = axis == .horizontal ? .right : isUpwards ? .top : .bottom
        let attribute =
            switch part {
            case .min: start
            case .mid: axis == .horizontal ? Attribute.centerX : .centerY
            case .max: end
            }
        var result = Form()
        result.add(form(attribute, of: item), times: isUpwards ? -1 : 1)
        if let superview = dump.superviews[item] {
            result.add(form(start, of: superview), times: isUpwards ? 1 : -1)
        } else {
            result.add(extra(.superview(item, axis)), times: -1)
        }
        return result
    }

    private mutating func frame(of item: LoggedItemID) -> Frame {
        if let frame = frames[item] { return frame }
        let width = LoggedAnchor(item, .plain(.width)), height = LoggedAnchor(item, .plain(.height))
        let frame = Frame(
            x: solver.addVariable(), y: solver.addVariable(),
            width: solver.addVariable(isNonNegative: !free.contains(width)),
            height: solver.addVariable(isNonNegative: !free.contains(height)))
        frames[item] = frame
        sizeOfVariable[frame.width] = width
        sizeOfVariable[frame.height] = height
        return frame
    }

    private mutating func extra(_ extra: Extra, isNonNegative: Bool = false) -> Variable {
        if let variable = extras[extra] { return variable }
        let variable = solver.addVariable(isNonNegative: isNonNegative)
        extras[extra] = variable
        return variable
    }
}
