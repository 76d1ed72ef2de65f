import AutoLayoutEngine
import LayoutModel
import SourceText
import TestSupport

/// A layout as a visual editor saves it, built by hand.
struct LayoutBuilder {
    var layout: Layout

    init(_ width: Double = 320, _ height: Double = 480, safeArea: EdgeInsets? = nil) {
        var root = View(
            id: .root, name: "", path: "", kind: .view, parent: nil, declaration: Self.place(0),
            nameRange: Self.place(0))
        root.recordedFrame = Rect(x: 0, y: 0, width: width, height: height)
        var canvas = CanvasSize(width: .points(width), height: .points(height))
        canvas.safeArea = safeArea
        layout = Layout(
            name: "Scene", notation: PlainNotation.notation, range: Self.place(0).range, nameRange: Self.place(0).range,
            root: root, sizes: [SizeDeclaration(size: canvas, range: Self.place(0))])
        layout.designTime = DesignTime(canvas: canvas)
    }

    private static func place(_ number: Int) -> FileRange {
        FileRange(.alone, TextRange(number * 10, number * 10 + 5))
    }

    mutating func add(
        _ name: String, _ kind: ViewKind = .view, to parent: ViewID = .root, _ change: (inout View) -> Void = { _ in }
    ) -> ViewID {
        let id = ViewID(layout.views.count)
        var view = View(
            id: id, name: name, path: name, kind: kind, parent: parent, declaration: Self.place(id.index),
            nameRange: Self.place(id.index))
        change(&view)
        layout.views.append(view)
        layout[parent].children.append(id)
        return id
    }

    /// `first relation multiplier × second + constant`.
    @discardableResult
    mutating func relate(
        _ first: Anchor, _ relation: Relation = .equal, _ multiplier: Double = 1, _ second: Anchor? = nil,
        _ constant: Double = 0, priority: Double = 1000, _ change: (inout Constraint) -> Void = { _ in }
    ) -> ConstraintID {
        let id = ConstraintID(layout.constraints.count)
        let place = Self.place(1000 + id.index)
        var constraint = Constraint(
            id: id, first: first, relation: relation, multiplier: .literal(multiplier), second: second,
            constant: .literal(constant), priority: .literal(priority),
            source: ConstraintSource(statement: place, focus: place))
        change(&constraint)
        layout.constraints.append(constraint)
        return id
    }

    /// `first == second + constant`.
    @discardableResult
    mutating func tie(_ first: Anchor, _ second: Anchor, _ constant: Double = 0) -> ConstraintID {
        relate(first, .equal, 1, second, constant)
    }

    /// Gives a view a width and a height.
    mutating func fix(_ view: ViewID, _ width: Double, _ height: Double) {
        relate(view.width, .equal, 1, nil, width)
        relate(view.height, .equal, 1, nil, height)
    }

    /// Ties a view to the near edges of another item, or of its superview.
    mutating func place(_ view: ViewID, _ x: Double, _ y: Double, in item: Item? = nil) {
        let item = item ?? Item(layout[view].parent ?? .root)
        tie(view.leading, Anchor(item, .leading), x)
        tie(view.top, Anchor(item, .top), y)
    }

    /// Ties all four edges of a view to those of an item.
    mutating func fill(_ view: ViewID, _ item: Item) {
        for attribute in [Attribute.leading, .top, .trailing, .bottom] {
            tie(Anchor(Item(view), attribute), Anchor(item, attribute))
        }
    }

    func solution(_ configuration: Configuration? = nil) -> Solution? {
        var solver = LayoutSolver(layout)
        return solver.solve(configuration ?? Configuration(baseOf: layout))
    }

    /// `[x, y, width, height]` of a view, to a thousandth of a point.
    func frame(_ view: ViewID, at configuration: Configuration? = nil) -> [Double]? {
        solution(configuration).map { solution in
            let frame = solution.frame(of: view)
            return [frame.x, frame.y, frame.width, frame.height].map { ($0 * 1000).rounded() / 1000 }
        }
    }

    /// The configuration at run time, on a canvas of this size.
    func running(_ width: Double, _ height: Double = 480) -> Configuration {
        Configuration(size: CanvasSize(width: .points(width), height: .points(height)), parameters: [])
    }
}

extension ViewID {
    var leading: Anchor { Anchor(Item(self), .leading) }
    var trailing: Anchor { Anchor(Item(self), .trailing) }
    var top: Anchor { Anchor(Item(self), .top) }
    var bottom: Anchor { Anchor(Item(self), .bottom) }
    var width: Anchor { Anchor(Item(self), .width) }
    var height: Anchor { Anchor(Item(self), .height) }
    var centerX: Anchor { Anchor(Item(self), .centerX) }
    var centerY: Anchor { Anchor(Item(self), .centerY) }
}
