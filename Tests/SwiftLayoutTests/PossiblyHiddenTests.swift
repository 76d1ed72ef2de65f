import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

/// Which code may hide a view in other ways than by its name, so that a method that hides it with its room cannot stand
/// for all of it.
@Suite struct PossiblyHiddenTests {
    /// Whether the code that hides a note calls the method that is written to hide it with its room.
    ///
    /// - Parameters:
    ///   - members: more of the class.
    ///   - others: other files of the project.
    ///   - access: who may call the function that hides it at first.
    static func isCalled(
        _ members: String = "", others: [String] = [], access: String = "private "
    ) throws -> Bool {
        let code = """
            import UIKit

            final class Card: Base {
                private let title = UILabel()
                let note = UILabel()
            \(members)

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(title)
                    addSubview(note)
                    setUp()
                    title.snp.makeConstraints { $0.top.equalToSuperview() }
                    note.snp.makeConstraints { make in
                        make.top.equalTo(title.snp.bottom).offset(4)
                    }
                }

                \(access)func setUp() {
                    note.isHidden = true
                }

                func show() {
                    note.isHidden = false
                }
            }
            """
        let base = "class Base: UIView { let shade = UIView() }"
        var context = ParseContext()
        context.file = FileID(1)
        for (index, other) in ([base] + others).enumerated() {
            var reading = ParseContext()
            reading.file = FileID(Int32(index + 2))
            let parsed = uncancelled { [reading] never throws(Cancelled) in
                try SwiftLayoutFormat().parseDeclarations(SourceText("import UIKit\n" + other), in: reading, never)
            }
            _ = context.project.setDeclarations(parsed.declarations, of: reading.file)
        }
        let source = SourceText(code)
        let parsed = uncancelled { [context] never throws(Cancelled) in
            try SwiftLayoutFormat().parse(source, in: context, never)
        }
        let layout = try #require(parsed.document.layouts.first)
        let view = try #require(layout.views.first { $0.name == "note" }).id
        let gap = try #require(layout.constraints.first { source[$0.source.statement.range].contains("offset(4)") }).id
        let edits = try #require(
            parsed.editing.textEdits(for: [.addHidingMethod(view, zeroed: [gap], zeroLength: .vertical)], in: 0))
        let after = source.applying(edits[FileID(1)]).string
        #expect(after.contains("func setNoteHidden(_ isHidden: Bool) {"))
        // What hides it in the set-up comes before the constraint is made: the view keeps its room at first.
        #expect(after.contains("func setUp() {\n        note.isHidden = true\n"))
        return after.contains("func show() {\n        setNoteHidden(false)\n")
    }

    /// A member of another name, what is inherited, and what is made in place.
    @Test(arguments: [
        "    func go() { shade.isHidden = true; UIApplication.shared.controller?.tabBar.isHidden = true }",
        "    func go() { navigationController?.navigationBar.isHidden = true; title.label.isHidden = true }",
        "    private let spinner: UIView = { let view = UIView(); view.isHidden = true; return view }()",
        "    private lazy var spinner = UIView(frame: .zero).then { $0.isHidden = true }",
        "    private let spinner = UILabel().then { label in label.isHidden = true }",
        "    let other = UIView()\n    func go() { [title, other].forEach { $0.isHidden = true } }",
        "    func go() { [title, UIView()].forEach { view in view.isHidden = true } }",
        "    func go() { if note.isHidden { print(1) } }",
        "    func go() { let note = UIView(); note.isHidden = true }",
        "    func go(_ note: Int) { self.note.isHidden = note > 0 }", "    func go(_ note: UIView) { print(note) }",
        "    func go() { switch title.tag { case 1: note.isHidden = true\n default: break } }",
    ])
    func otherViewsAreTold(members: String) throws {
        #expect(try Self.isCalled(members))
    }

    /// What is looked up, given, or in a list with it.
    @Test(arguments: [
        "    func go() { subviews.first?.isHidden = true }", "    func go() { subviews[0].isHidden = true }",
        "    func go() { title.superview?.isHidden = true }", "    func go() { model.isOn.bind(to: note.rx.isHidden) }",
        "    func go() { subviews.forEach { $0.isHidden = true } }",
        "    func go() { subviews.enumerated().forEach { $1.isHidden = $0 > 0 } }",
        "    func go() { subviews.enumerated().forEach { $0.element.isHidden = true } }",
        "    func go() { Array(subviews.dropFirst()).forEach { $0.isHidden = true } }",
        "    func go() { [(note, true)].forEach { $0.0.isHidden = $0.1 } }",
        "    func go() { for row in [(label: note, on: true)] { row.label.isHidden = row.on } }",
        "    func go() { [title, note].forEach { $0.isHidden = true } }",
        "    func go() { [title, note].forEach { view in view.isHidden = true } }",
        "    var current: UIView { note }\n    func go() { [title, current].forEach { $0.isHidden = true } }",
        "    var current: UIView { note }\n    func go() { current.isHidden = true }",
        "    let button = Button().then { $0.onTap = { view in view.isHidden = true } }",
        "    func go(_ view: UIView) { view.isHidden = true }",
        "    func go() { let view = find(); view.isHidden = true }",
        "    func go() { var view = UIView(); if tag > 0 { view = note }; view.isHidden = true }",
        "    func go() { let row = Row(label: note); row.label.isHidden = true }",
        "    func go() { if let view = find() { view.isHidden = true } }",
        "    func go() { for view in [title, note] { view.isHidden = true } }",
    ])
    func whatMayBeTheViewIsNot(members: String) throws {
        #expect(try !Self.isCalled(members))
    }
}
