import TestSupport
import Testing

/// Types that are neither views nor controllers may make views and show them somewhere.
@Suite struct PresentersTests {
    @Test func whatAMethodShowsInAViewIsRead() throws {
        try judgeCode(
            """
            import UIKit

            final class ToastPresenter {
                private let toast = UIView(), label = UILabel()

                func show(in container: UIView) {
                    toast.translatesAutoresizingMaskIntoConstraints = false
                    label.translatesAutoresizingMaskIntoConstraints = false
                    container.addSubview(toast)
                    toast.addSubview(label)
                    NSLayoutConstraint.activate([
                        toast.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
                        toast.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -16),
                        toast.heightAnchor.constraint(equalToConstant: 40),
                        label.topAnchor.constraint(equalTo: toast.topAnchor, constant: 8),
                        label.bottomAnchor.constraint(equalTo: toast.bottomAnchor, constant: -8),
                        label.heightAnchor.constraint(equalToConstant: 30),  // expect: conflict
                        label.leadingAnchor.constraint(equalTo: toast.leadingAnchor),
                        label.trailingAnchor.constraint(equalTo: toast.trailingAnchor),
                    ])
                }

                func hide() { toast.removeFromSuperview() }
            }
            """)
    }

    @Test(arguments: ["enum Rows {", "struct Rows {", "final class Rows {"])
    func whatAStaticFunctionReturnsIsRead(declaration: String) throws {
        try judgeCode(
            """
            import UIKit

            \(declaration)
                static func make(_ title: String) -> UIView {
                    let row = UIView(), label = UILabel(), icon = UIImageView()  // expect: ambiguous-position
                    label.text = title
                    for view in [label, icon] {
                        view.translatesAutoresizingMaskIntoConstraints = false
                        row.addSubview(view)
                    }
                    NSLayoutConstraint.activate([
                        label.topAnchor.constraint(equalTo: row.topAnchor),
                        label.bottomAnchor.constraint(equalTo: row.bottomAnchor),
                        label.leadingAnchor.constraint(equalTo: row.leadingAnchor),
                        icon.widthAnchor.constraint(equalToConstant: 20),
                        icon.heightAnchor.constraint(equalToConstant: 20),
                        icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
                    ])
                    return row
                }
            }
            """)
    }

    @Test func whatSwiftUIShowsIsRead() throws {
        try judgeCode(
            """
            import SwiftUI

            struct Badge: UIViewRepresentable {
                func makeUIView(context: Context) -> UIView {
                    let view = UIView(), dot = UIView()
                    dot.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(dot)
                    NSLayoutConstraint.activate([
                        dot.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                        dot.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                        dot.widthAnchor.constraint(equalToConstant: 8),
                        dot.heightAnchor.constraint(equalToConstant: 8),
                        dot.heightAnchor.constraint(equalToConstant: 9),  // expect: conflict
                    ])
                    return view
                }

                func updateUIView(_ view: UIView, context: Context) {}
            }
            """)
    }

    /// Other code may place what it is given, and what it gives.
    @Test func theViewsOfOthersAreNotAmbiguous() throws {
        try judgeCode(
            """
            import UIKit

            final class Decorator {
                func add(_ badge: UIView, to cell: UITableViewCell) {
                    badge.translatesAutoresizingMaskIntoConstraints = false
                    cell.contentView.addSubview(badge)
                    badge.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
                }

                func addLine(above view: UIView) {
                    let line = UIView()
                    line.translatesAutoresizingMaskIntoConstraints = false
                    view.superview?.addSubview(line)
                    line.bottomAnchor.constraint(equalTo: view.topAnchor).isActive = true
                }
            }
            """)
    }

    /// What tests lay out no app shows.
    @Test func testsAreNotRead() throws {
        try judgeCode(
            """
            import UIKit
            import XCTest

            final class ConstraintTests: XCTestCase {
                func testBothHeights() {
                    let view = UIView(), box = UIView()
                    box.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(box)
                    box.heightAnchor.constraint(equalToConstant: 8).isActive = true
                    box.heightAnchor.constraint(equalToConstant: 9).isActive = true
                }
            }
            """)
    }

    private static func rows(_ result: String, _ statements: String) -> String {
        """
        import UIKit

        struct Row {
            var view: UIView
            var label: UILabel
        }

        enum Rows {
            static func make() -> \(result) {
                let row = UIView(), label = UILabel()
                label.translatesAutoresizingMaskIntoConstraints = false
                row.addSubview(label)
                label.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
                \(statements)
            }
        }
        """
    }

    /// Whoever gets a view with its superview, or later, may place it there.
    @Test(arguments: [
        ("(UIView, UILabel)", "return (row, label)"), ("[UIView]", "return [row, label]"),
        ("Row", "return Row(view: row, label: label)"), ("UILabel", "return label"),
        ("UIView", "Store.shared.label = label\nreturn row"),
        ("UIView", "later { label.leadingAnchor.constraint(equalTo: row.leadingAnchor).isActive = true }\nreturn row"),
        ("() -> UIView", "return { label.tag = 1; return row }"),
    ])
    func whatIsHandedOnIsNotAmbiguous(result: String, statements: String) throws {
        try judgeCode(Self.rows(result, statements))
    }

    @Test func whatOthersCanFindInAPropertyIsNotAmbiguous() throws {
        try judgeCode(
            """
            import UIKit

            final class Section {
                let box = UIView()
                let title = UILabel()

                init() {
                    title.translatesAutoresizingMaskIntoConstraints = false
                    box.addSubview(title)
                    title.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
                }
            }
            """)
    }

    /// Each method may be called for other views.
    @Test func methodsAreAlternatives() throws {
        try judgeCode(
            """
            import UIKit

            final class Pinner {
                private let view: UIView, parent: UIView

                init(_ view: UIView, in parent: UIView) {
                    self.view = view
                    self.parent = parent
                    view.translatesAutoresizingMaskIntoConstraints = false
                    parent.addSubview(view)
                }

                func fill() {
                    view.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
                    view.bottomAnchor.constraint(equalTo: parent.bottomAnchor).isActive = true
                }

                func inset() { view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 8).isActive = true }
            }
            """)
    }
}
