import SourceText
import Testing

/// Ways in which code places a view that do not look like it.
@Suite struct UnreadWaysTests {
    /// The findings about a class whose one view has no height but by a piece of code.
    private static func codes(_ code: String, _ others: String = "", members: String = "") -> [String] {
        let text = """
            import UIKit

            extension UIView {
                func fix(_ height: CGFloat) { heightAnchor.constraint(equalToConstant: height).isActive = true }
                func toggle() { fix(20) }
                func free() { removeConstraints(constraints) }
                func useAutoLayout() { translatesAutoresizingMaskIntoConstraints = false }
            }

            extension UIImageView {
                func fixImage() { fix(20) }
            }

            \(others)

            final class Tile: UIView {
                private let box = UIView()
                \(members)

                init() {
                    super.init(frame: .zero)
                    addSubview(box)
                    box.translatesAutoresizingMaskIntoConstraints = false
                    box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                    box.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
                    box.topAnchor.constraint(equalTo: topAnchor).isActive = true
                    \(code)
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """
        return findings(in: SourceText(text), with: []).map(\.code.rawValue)
    }

    /// A method that the project adds to views, called on one of them.
    @Test(arguments: [
        "subviews.forEach { $0.fix(20) }", "for view in subviews { view.fix(20) }",
        "box.tag = 7; viewWithTag(7)?.fix(20)",
        "Mirror(reflecting: self).children.compactMap { $0.value as? UIView }.forEach { $0.fix(20) }",
        "(value(forKey: \"box\") as? UIView)?.fix(20)", "subviews.forEach { $0.toggle() }",
        "for case let one as UIImageView in subviews { one.fixImage() }", "self[keyPath: \\Tile.box].fix(20)",
    ])
    func aMethodOfAViewThatIsLookedUpMayPlaceIt(code: String) {
        #expect(Self.codes(code) == [], "\(code)")
        #expect(Self.codes("box.tag = 7") == ["ambiguous-size"])
    }

    @Test(arguments: [
        "subviews.forEach { $0.free() }", "subviews.first?.constraints.forEach { $0.isActive = false }",
        "NSLayoutConstraint.deactivate(subviews.flatMap(\\.constraints))",
        "subviews.forEach { $0.snp.removeConstraints() }",
    ])
    func constraintsOfAViewThatIsLookedUpMayGo(code: String) {
        func codes(_ code: String) -> [String] { Self.codes("box.fix(10)\n\(code)\nbox.fix(20)") }
        #expect(codes(code) == [], "\(code)")
        #expect(codes("") == ["conflict"])
    }

    /// Setters, subscripts, operators and calls that the project declares.
    @Test(arguments: [
        (
            "extension UIView { subscript(key: String) -> CGFloat { get { 0 } set { fix(newValue) } } }",
            "box[\"h\"] = 20"
        ),
        (
            "extension UIView { var size: CGSize { get { bounds.size } set { fix(newValue.height) } } }",
            "box.size.height = 20"
        ),
        (
            """
            struct Proxy { let view: UIView
            var height: CGFloat { get { 0 } nonmutating set { view.fix(newValue) } } }
            extension UIView { var proxy: Proxy { get { Proxy(view: self) } set {} } }
            """, "box.proxy.height = 20"
        ),
        (
            """
            extension Array where Element == UIView {
            var height: CGFloat { get { 0 } nonmutating set { forEach { $0.fix(newValue) } } } }
            """, "[box].height = 20"
        ),
        (
            """
            extension NSLayoutDimension { var value: CGFloat { get { 0 }
            set { constraint(equalToConstant: newValue).isActive = true } } }
            """, "box.heightAnchor.value = 20"
        ),
        ("extension UIView { func callAsFunction(_ height: CGFloat) { fix(height) } }", "box(20)"),
        ("prefix operator ^\nprefix func ^ (view: UIView) { view.fix(20) }", "^box"),
        (
            "func activate(_ one: NSLayoutConstraint) { one.isActive = true }",
            "[(box, CGFloat(20))].map { $0.heightAnchor.constraint(equalToConstant: $1) }.forEach(activate)"
        ),
    ])
    func whatTheProjectDeclaresMayPlaceAView(declaration: String, code: String) {
        #expect(Self.codes(code, declaration) == [], "\(code)")
    }

    /// A constraint that is not active, or another one, by then.
    @Test(arguments: [
        (
            "extension NSLayoutConstraint { func clear(_ path: Path) { self[keyPath: path] = false } }",
            "low.clear(\\.isActive)"
        ),
        ("", "low.setValue(false, forKey: \"active\")"), ("", "low.isActive.toggle()"),
        ("extension UILayoutPriority { mutating func lower() { self = .defaultLow } }", "low.priority.lower()"),
        ("func stop(_ constraint: inout NSLayoutConstraint) { constraint.isActive = false }", "stop(&low)"),
    ])
    func aConstraintMayChangeInOtherWays(declaration: String, code: String) {
        func codes(_ code: String) -> [String] {
            let make = "var low = box.heightAnchor.constraint(equalToConstant: 10)\nlow.isActive = true"
            return Self.codes("\(make)\n\(code)\nbox.fix(20)", declaration)
        }
        #expect(codes(code) == [], "\(code)")
        #expect(codes("") == ["conflict"])
    }

    /// A list that changes while the arguments of the call are evaluated.
    @Test func aListIsReadAfterTheArgumentsOfItsMethod() {
        let code = """
            var order = [box, other]
            order.append(order.removeFirst())
            order[0].topAnchor.constraint(equalTo: topAnchor).isActive = true
            order[0].fix(10)
            order[1].fix(20)
            """
        let make = """
            addSubview(other)
            other.useAutoLayout()
            other.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            other.widthAnchor.constraint(equalToConstant: 5).isActive = true
            """
        #expect(Self.codes("\(make)\n\(code)", members: "private let other = UIView()") == [])
    }

    /// What a library that is not read adds to views, by the names that such libraries use.
    @Test(arguments: [
        "box.easy.layout(Height(20))", "box.anchors.height.equal(20)", "box.Height == 20", "box.layout.height(20)",
        "box.yoga.height = 20",
    ])
    func aLibraryMayPlaceAView(code: String) {
        #expect(Self.codes(code) == [], "\(code)")
        #expect(Self.codes("box.rx.tap.subscribe()") == ["ambiguous-size"])
    }

    /// Whether a constraint is active is no condition that anything else decides.
    @Test func theCodeSaysWhetherAConstraintIsActive() {
        let code = """
            let low = box.heightAnchor.constraint(equalToConstant: 10)
            low.isActive = true
            if low.isActive { low.isActive = false }
            box.fix(20)
            """
        #expect(Self.codes(code) == [])
    }
}
