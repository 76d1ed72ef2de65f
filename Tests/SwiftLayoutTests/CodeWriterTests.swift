import Foundation
import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

/// Edits of a layout, written as code in the style of the code around.
@Suite struct CodeWriterTests {
    /// A class with a body of its initializer, and views that are named in it.
    private static func code(_ body: String) -> String {
        """
        import UIKit

        final class Card: UIView {
            private let title = UILabel()
            private let badge = UIView()
            private let inner: CGFloat = 6
            private static let outer: CGFloat = 6

            init(gap: CGFloat) {
                super.init(frame: .zero)
                title.translatesAutoresizingMaskIntoConstraints = false
                badge.translatesAutoresizingMaskIntoConstraints = false
                addSubview(title)
                addSubview(badge)
        \(body.split(separator: "\n").map { "        \($0)" }.joined(separator: "\n"))
            }
        }

        extension UIView {
            func fix(height: CGFloat) {
                heightAnchor.constraint(equalToConstant: height).isActive = true
            }

            func constrain(height: CGFloat, then: () -> Void = {}) {
                heightAnchor.constraint(equalToConstant: height).isActive = true
            }

            func pin(top: NSLayoutYAxisAnchor?, paddingTop: CGFloat, width: CGFloat, height: CGFloat) {
                if let top { topAnchor.constraint(equalTo: top, constant: paddingTop).isActive = true }
                if width > 0 { widthAnchor.constraint(equalToConstant: width).isActive = true }
                if height > 0 { heightAnchor.constraint(equalToConstant: height).isActive = true }
            }
        }

        """
    }

    private static func layout(of source: SourceText) throws -> (layout: Layout, editing: any DocumentEditing) {
        let parsed = uncancelled { never throws(Cancelled) in
            try SwiftLayoutFormat().parse(source, in: ParseContext(), never)
        }
        return (try #require(parsed.document.layouts.first), parsed.editing)
    }

    /// The body after edits; nil if the code cannot express them.
    ///
    /// - Parameter edits: gets a function that finds the constraint whose code contains a text.
    private static func edited(
        _ body: String, _ edits: ((String) throws -> ConstraintID) throws -> [ModelEdit]
    ) throws -> String? {
        let source = SourceText(code(body))
        let (layout, editing) = try layout(of: source)
        let wanted = try edits { part in
            try #require(layout.constraints.first { source[$0.source.statement.range].contains(part) }).id
        }
        guard let edits = editing.textEdits(for: wanted, in: 0) else { return nil }
        let after = source.applying(edits[.alone]).string
        let start = try #require(after.firstRange(of: "addSubview(badge)\n")).upperBound
        return after[start...].split(separator: "\n", omittingEmptySubsequences: false).prefix { $0 != "    }" }
            .map { $0.hasPrefix("        ") ? String($0.dropFirst(8)) : String($0) }.joined(separator: "\n")
    }

    private static let list = """
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: topAnchor, constant: 8),  // the first
            title.heightAnchor.constraint(equalToConstant: 20),
            badge.topAnchor.constraint(equalTo: title.bottomAnchor)
        ])
        """

    private static let statements = """
        title.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
        let height = title.heightAnchor.constraint(equalToConstant: 20)
        height.isActive = true
        badge.topAnchor.constraint(equalTo: title.bottomAnchor).isActive = true
        """

    private static let chains = """
        title.snp.makeConstraints { make in
            make.top.leading.equalToSuperview().inset(8)
            make.height.equalTo(20)
            make.bottom.equalToSuperview().inset(4)
        }
        """

    /// The same body with some lines replaced, each by its beginning.
    private static func replacing(_ body: String, _ changes: [String: String?]) -> String {
        body.split(separator: "\n").compactMap { line -> String? in
            let text = line.drop { $0 == " " }
            guard let change = changes.first(where: { text.hasPrefix($0.key) }) else { return String(line) }
            return change.value.map { line.prefix { $0 == " " } + $0 }
        }.joined(separator: "\n")
    }

    // MARK: Removing

    @Test func anElementOfAListGoesWithItsLine() throws {
        #expect(
            try Self.edited(Self.list) { [.removeConstraint(try $0("title.topAnchor"))] }
                == Self.replacing(Self.list, ["title.topAnchor": nil]))
        #expect(
            try Self.edited(Self.list) { [.removeConstraint(try $0("badge.topAnchor"))] }
                == Self.replacing(Self.list, ["badge.topAnchor": nil]))
    }

    @Test func anElementOnALineWithOthersGoesAlone() throws {
        let line = """
            NSLayoutConstraint.activate([title.topAnchor.constraint(equalTo: topAnchor), \
            badge.topAnchor.constraint(equalTo: topAnchor)])
            """
        #expect(
            try Self.edited(line) { [.removeConstraint(try $0("title.topAnchor"))] }
                == "NSLayoutConstraint.activate([badge.topAnchor.constraint(equalTo: topAnchor)])")
        #expect(
            try Self.edited(line) { [.removeConstraint(try $0("badge.topAnchor"))] }
                == "NSLayoutConstraint.activate([title.topAnchor.constraint(equalTo: topAnchor)])")
    }

    @Test func aStatementGoesWithItsLine() throws {
        #expect(
            try Self.edited(Self.statements) { [.removeConstraint(try $0("badge.topAnchor"))] }
                == Self.replacing(Self.statements, ["badge.topAnchor": nil]))
        #expect(
            try Self.edited(Self.chains) { [.removeConstraint(try $0("make.height"))] }
                == Self.replacing(Self.chains, ["make.height": nil]))
    }

    @Test func anAttributeIsTakenOutOfAChain() throws {
        #expect(
            try Self.edited(Self.chains) { [.removeConstraint(try $0("make.top"))] }
                == Self.replacing(Self.chains, ["make.top": "make.leading.equalToSuperview().inset(8)"]))
    }

    @Test func aConstraintWithANameStays() throws {
        #expect(try Self.edited(Self.statements) { [.removeConstraint(try $0("title.heightAnchor"))] } == nil)
    }

    // MARK: Helpers

    private static let helped = """
        title.pin(top: topAnchor, paddingTop: 8, width: 60, height: 20)
        badge.pin(top: title.bottomAnchor, paddingTop: 4, width: 0, height: 12)
        """

    @Test func aCallThatOnlyConstrainsGoesWithItsLine() throws {
        let body = Self.statements + "\nbadge.constrain(height: 4)"
        #expect(try Self.edited(body) { [.removeConstraint(try $0("constrain(height: 4)"))] } == Self.statements)
    }

    /// What else it does its name does not say.
    @Test(arguments: [
        "badge.fix(height: 4)", "[badge].forEach { $0.constrain(height: 4) }", "badge.constrain(height: 4) { }",
    ])
    func aCallThatMayDoMoreStays(call: String) throws {
        let body = Self.statements + "\n" + call
        #expect(try Self.edited(body) { [.removeConstraint(try $0("(height: 4)"))] } == nil)
    }

    @Test func aLengthOfAHelperBecomesNone() throws {
        #expect(
            try Self.edited(Self.helped) { [.removeConstraint(ConstraintID(try $0("title.pin").index + 1))] }
                == Self.helped.replacing("width: 60", with: "width: 0"))
    }

    @Test func anAnchorOfAHelperBecomesNilWhereAnotherIs() throws {
        #expect(try Self.edited(Self.helped) { [.removeConstraint(try $0("badge.pin"))] } == nil)
        let body = Self.helped + "\ntitle.pin(top: nil, paddingTop: 0, width: 0, height: 0)"
        #expect(
            try Self.edited(body) { [.removeConstraint(try $0("badge.pin"))] }
                == body.replacing("title.bottomAnchor", with: "nil"))
    }

    @Test func theArgumentWithTheConstantIsReplaced() throws {
        #expect(
            try Self.edited(Self.helped) { [.setConstant(try $0("badge.pin"), 6)] }
                == Self.helped.replacing("paddingTop: 4", with: "paddingTop: 6"))
        #expect(
            try Self.edited(Self.helped) { [.setConstant(ConstraintID(try $0("badge.pin").index + 1), 16)] }
                == Self.helped.replacing("height: 12", with: "height: 16"))
        let named = Self.helped.replacing("paddingTop: 4", with: "paddingTop: gap")
        #expect(try Self.edited(named) { [.setConstant(try $0("badge.pin"), 6)] } == nil)
    }

    @Test func aConstraintIsAddedBelowTheCall() throws {
        let leading = NewConstraint(
            first: .init(Anchor(Item(ViewID(1)), .leading)), second: .init(Anchor(Item(.root), .leading)), constant: 8)
        let line = "title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).isActive = true"
        let lines = Self.helped.split(separator: "\n")
        #expect(try Self.edited(Self.helped) { _ in [.addConstraint(leading)] } == "\(lines[0])\n\(line)\n\(lines[1])")
    }

    // MARK: Numbers

    @Test func aConstantIsReplacedOrAdded() throws {
        #expect(
            try Self.edited(Self.list) {
                [.setConstant(try $0("title.topAnchor"), 12.5), .setConstant(try $0("badge.topAnchor"), 4)]
            }
                == Self.replacing(
                    Self.list,
                    [
                        "title.topAnchor":
                            "title.topAnchor.constraint(equalTo: topAnchor, constant: 12.5),  // the first",
                        "badge.topAnchor": "badge.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4)",
                    ]))
        #expect(
            try Self.edited(Self.chains) {
                [.setConstant(try $0("make.height"), 30), .setConstant(try $0("make.bottom"), -6)]
            }
                == Self.replacing(
                    Self.chains,
                    [
                        "make.height": "make.height.equalTo(30)",
                        "make.bottom": "make.bottom.equalToSuperview().inset(6)",
                    ]))
    }

    @Test func nothingIsAddedWhereCodeRunsForSeveralViews() throws {
        let leading = NewConstraint(
            first: .init(Anchor(Item(ViewID(1)), .leading)), second: .init(Anchor(Item(.root), .leading)), constant: 8)
        let body = "for one in [title, badge] {\n    one.pin(top: topAnchor, paddingTop: 8, width: 60, height: 20)\n}"
        #expect(try Self.edited(body) { _ in [.addConstraint(leading)] } == nil)
    }

    @Test func numbersAtFarEdgesBecomeInsets() throws {
        let body = "title.snp.makeConstraints { make in\n    make.edges.equalTo(8)\n}"
        #expect(
            try Self.edited(body) { find in
                let first = try find("edges").index
                return [2, 3].map { .setConstant(ConstraintID(first + $0), -8) }
            } == body.replacing("equalTo(8)", with: "equalToSuperview().inset(8)"))
    }

    @Test func offsetsAtFarEdgesBecomeInsets() throws {
        let body = "title.snp.makeConstraints { make in\n    make.edges.equalToSuperview().offset(gap)\n}"
        let number = body.replacing("gap", with: "8")
        func turned(_ first: ConstraintID) -> [ModelEdit] {
            [2, 3].map { .setConstant(ConstraintID(first.index + $0), -8) }
        }
        #expect(
            try Self.edited(number) { turned(try $0("edges")) }
                == number.replacing("offset", with: "inset"))
        #expect(try Self.edited(number) { [turned(try $0("edges"))[0]] } == nil)
        #expect(try Self.edited(body) { turned(try $0("edges")) } == nil)
    }

    @Test func aConstantWithANameStays() throws {
        let body = "title.topAnchor.constraint(equalTo: topAnchor, constant: gap).isActive = true"
        #expect(try Self.edited(body) { [.setConstant(try $0("title.topAnchor"), 4)] } == nil)
    }

    @Test func onlyTheSignOfAConstantWithANameChanges() throws {
        for (before, after) in [("inner", "-inner"), ("-inner", "inner"), ("Card.outer", "-Card.outer")] {
            for form in [
                "title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: NUMBER).isActive = true",
                "title.snp.makeConstraints { make in make.trailing.equalTo(NUMBER) }",
                "title.snp.makeConstraints { make in make.trailing.equalToSuperview().inset(NUMBER) }",
            ] {
                let body = form.replacing("NUMBER", with: before)
                let isNegative = before.hasPrefix("-") != form.contains("inset")
                #expect(
                    try Self.edited(body) { [.setConstant(try $0("trailing"), isNegative ? 6 : -6)] }
                        == form.replacing("NUMBER", with: after))
            }
        }
    }

    @Test func aRelationIsReplaced() throws {
        #expect(
            try Self.edited(Self.list) { [.setRelation(try $0("title.heightAnchor"), .greaterThanOrEqual)] }
                == Self.replacing(
                    Self.list,
                    ["title.heightAnchor": "title.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),"]))
        #expect(
            try Self.edited(Self.chains) { [.setRelation(try $0("make.bottom"), .lessThanOrEqual)] }
                == Self.replacing(
                    Self.chains, ["make.bottom": "make.bottom.lessThanOrEqualToSuperview().inset(4)"]))
    }

    // MARK: Priorities

    @Test func aConstraintGetsANameForItsPriority() throws {
        #expect(
            try Self.edited(Self.list) { [.setPriority(try $0("title.heightAnchor"), 999)] }
                == """
                let titleHeight = title.heightAnchor.constraint(equalToConstant: 20)
                titleHeight.priority = UILayoutPriority(999)

                """ + Self.replacing(Self.list, ["title.heightAnchor": "titleHeight,"]))
        #expect(
            try Self.edited(Self.statements) { [.setPriority(try $0("badge.topAnchor"), 750)] }
                == Self.replacing(
                    Self.statements,
                    [
                        "badge.topAnchor": """
                        let badgeTop = badge.topAnchor.constraint(equalTo: title.bottomAnchor)
                        badgeTop.priority = .defaultHigh
                        badgeTop.isActive = true
                        """
                    ]))
    }

    @Test func aNamedConstraintGetsAPriority() throws {
        let set = Self.replacing(
            Self.statements,
            [
                "let height": """
                let height = title.heightAnchor.constraint(equalToConstant: 20)
                height.priority = UILayoutPriority(999)
                """
            ])
        #expect(try Self.edited(Self.statements) { [.setPriority(try $0("title.heightAnchor"), 999)] } == set)
        #expect(
            try Self.edited(set) { [.setPriority(try $0("title.heightAnchor"), 250)] }
                == set.replacing("UILayoutPriority(999)", with: ".defaultLow"))
    }

    @Test func aChainGetsAPriority() throws {
        #expect(
            try Self.edited(Self.chains) { [.setPriority(try $0("make.height"), 999)] }
                == Self.replacing(Self.chains, ["make.height": "make.height.equalTo(20).priority(999)"]))
    }

    @Test func oneAttributeOfAChainGetsAChainOfItsOwn() throws {
        #expect(
            try Self.edited(Self.chains) { [.setPriority(try $0("make.top"), 999)] }
                == Self.replacing(
                    Self.chains,
                    [
                        "make.top": """
                        make.leading.equalToSuperview().inset(8)
                            make.top.equalToSuperview().inset(8).priority(999)
                        """
                    ]))
        let size = "title.snp.makeConstraints { $0.size.equalTo(24) }"
        #expect(
            try Self.edited(size) { [.setPriority(try $0("$0.size"), 999)] }
                == "title.snp.makeConstraints { $0.height.equalTo(24); $0.width.equalTo(24).priority(999) }")
        let two = "title.snp.makeConstraints { $0.size.equalTo(CGSize(width: 24, height: 8)) }"
        #expect(
            try Self.edited(two) { [.setPriority(try $0("$0.size"), 999)] }
                == "title.snp.makeConstraints { $0.height.equalTo(8); $0.width.equalTo(24).priority(999) }")
        let edges = "title.snp.makeConstraints { make in make.edges.equalToSuperview() }"
        #expect(
            try Self.edited(edges) { [.removeConstraint(try $0("make.edges"))] }
                == "title.snp.makeConstraints { make in make.top.right.bottom.equalToSuperview() }")
    }

    @Test func aPreferenceIsSetAboveTheLastConstraint() throws {
        let title = ViewID(1)
        #expect(
            try Self.edited(Self.statements) { _ in [.setHugging(title, .horizontal, 251)] }
                == Self.replacing(
                    Self.statements,
                    [
                        "let height": """
                        title.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
                        let height = title.heightAnchor.constraint(equalToConstant: 20)
                        """
                    ]))
        let body = "title.setContentHuggingPriority(.defaultLow, for: .horizontal)\n" + Self.list
        #expect(
            try Self.edited(body) { _ in [.setHugging(title, .horizontal, 1000)] }
                == body.replacing(".defaultLow", with: ".required"))
    }

    // MARK: Adding

    private static func bottom(of view: Int, _ constant: Double, priority: Double = 1000) -> ModelEdit {
        .addConstraint(
            NewConstraint(
                first: NewConstraint.NewAnchor(Anchor(Item(ViewID(view)), .bottom)),
                second: NewConstraint.NewAnchor(Anchor(Item(.root), .bottom)), constant: constant, priority: priority))
    }

    @Test func aNewConstraintLooksLikeThoseAround() throws {
        let anchor = "badge.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8)"
        #expect(
            try Self.edited(Self.list) { _ in [Self.bottom(of: 2, -8)] }
                == Self.replacing(
                    Self.list,
                    ["badge.topAnchor": "badge.topAnchor.constraint(equalTo: title.bottomAnchor),\n    \(anchor)"]))
        #expect(
            try Self.edited(Self.statements) { _ in [Self.bottom(of: 2, -8)] }
                == Self.statements + "\n\(anchor).isActive = true")
        #expect(
            try Self.edited(Self.chains.replacing("make.bottom", with: "make.trailing")) { _ in
                [Self.bottom(of: 1, -8)]
            }
                == Self.chains.replacing(
                    "make.bottom.equalToSuperview().inset(4)",
                    with: "make.trailing.equalToSuperview().inset(4)\n    make.bottom.equalToSuperview().inset(8)"))
    }

    @Test func aNewConstraintOfAnotherViewHasItsOwnMaker() throws {
        #expect(
            try Self.edited(Self.chains) { _ in [Self.bottom(of: 2, 0)] }
                == Self.chains + """

                    badge.snp.makeConstraints { make in
                        make.bottom.equalToSuperview()
                    }
                    """)
    }

    @Test func aNewConstraintWithAPriorityHasAName() throws {
        #expect(
            try Self.edited(Self.statements) { _ in [Self.bottom(of: 2, -8, priority: 999)] }
                == Self.statements + """

                    let badgeBottom = badge.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8)
                    badgeBottom.priority = UILayoutPriority(999)
                    badgeBottom.isActive = true
                    """)
    }

    // MARK: Spacing

    /// The code of a class whose stack arranges `title` and `badge`, with space after the title.
    private static func spaced(_ arranging: String) throws -> String? {
        let stack = """
            let stack = UIStackView()
            stack.translatesAutoresizingMaskIntoConstraints = false
            addSubview(stack)
            \(arranging)
            stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
            """
        let added = "        addSubview(title)\n        addSubview(badge)\n"
        let source = SourceText(code(stack).replacing(added, with: ""))
        let (layout, editing) = try layout(of: source)
        let title = try #require(layout.views.first { $0.name == "title" }).id
        let edits = editing.textEdits(for: [.setCustomSpacing(after: title, 12)], in: 0)
        return edits.map { source.applying($0[.alone]).string.replacing("\n        ", with: "\n") }
    }

    @Test func spacingFollowsTheViewThatIsArranged() throws {
        let arranging = "stack.addArrangedSubview(title)\nstack.addArrangedSubview(badge)"
        let set = "stack.setCustomSpacing(12, after: title)"
        #expect(try Self.spaced(arranging)?.contains("stack.addArrangedSubview(title)\n\(set)\n") == true)
        let other = arranging + "\nstack.setCustomSpacing(4, after: self.title)"
        #expect(
            try Self.spaced(other)?.contains("(badge)\nstack.setCustomSpacing(12, after: self.title)\n") == true)
        let loop = "[title, badge].forEach(stack.addArrangedSubview)"
        #expect(try Self.spaced(loop)?.contains("\(set)\nstack.topAnchor") == true)
    }

    @Test func spacingWithANameStays() throws {
        let arranging = "stack.addArrangedSubview(title)\nstack.addArrangedSubview(badge)"
        #expect(try Self.spaced(arranging + "\nstack.setCustomSpacing(gap, after: title)") == nil)
    }

    // MARK: Hiding

    private static func source(_ name: String) throws -> String {
        let folder = try #require(Bundle.module.url(forResource: "Classes", withExtension: nil))
        return try String(contentsOf: folder.appendingPathComponent("\(name).swift"), encoding: .utf8)
    }

    /// The code with a method that hides a view.
    ///
    /// - Parameters:
    ///   - zeroed: parts of the code of the constraints whose constants it changes.
    ///   - axis: that on which it makes the view's length zero by a constraint.
    /// - Returns: Nil if the code cannot express it.
    private static func hiding(
        _ view: String, _ zeroed: [String], _ axis: Axis? = nil, in code: String
    ) throws -> String? {
        let source = SourceText(code)
        let (layout, editing) = try layout(of: source)
        let id = try #require(layout.views.first { $0.name == view }).id
        let constraints = try zeroed.map { part in
            try #require(layout.constraints.first { source[$0.source.statement.range].contains(part) }).id
        }
        let edits = editing.textEdits(
            for: [.addHidingMethod(id, zeroed: constraints, zeroLength: axis)], in: 0)
        return edits.map { source.applying($0[.alone]).string }
    }

    /// Both classes are compiled, and what the second does is recorded; see ``ReadAgainstRecordedTests``.
    @Test func aMethodThatHidesAViewIsWritten() throws {
        let helper = try Self.source("UIView+Pin").replacing("import RecordingUIKit\n", with: "")
        let badge = try #require(
            try Self.hiding(
                "badge", ["badge.widthAnchor", "amount.leadingAnchor"], in: Self.source("PlainTag") + helper))
        let note = try #require(try Self.hiding("note", ["note.leadingAnchor"], .horizontal, in: badge))
        func body(_ text: String) -> Substring {
            text[(text.firstRange(of: "UIView {")?.lowerBound ?? text.startIndex)...]
        }
        #expect(try body(note) == body(Self.source("HidingTag") + helper))
    }

    @Test func aChainIsKeptForTheMethod() throws {
        let code = Self.code(
            """
            badge.snp.makeConstraints { make in
                make.leading.equalTo(title.snp.trailing).offset(4)
                make.width.equalTo(16)
            }
            """)
        let after = try #require(try Self.hiding("badge", ["make.leading", "make.width"], in: code))
        #expect(after.contains("private var badgeGap: Constraint?\n    private var badgeWidth: Constraint?\n"))
        #expect(after.contains("badgeGap = make.leading.equalTo(title.snp.trailing).offset(4).constraint\n"))
        #expect(after.contains("badgeWidth = make.width.equalTo(16).constraint\n"))
        #expect(
            after.contains(
                """
                    func setBadgeHidden(_ isHidden: Bool) {
                        badge.isHidden = isHidden
                        badgeGap?.update(offset: isHidden ? 0 : 4)
                        badgeWidth?.update(offset: isHidden ? 0 : 16)
                    }
                """))
    }

    /// The other attributes of the chain keep it.
    @Test(arguments: [
        ("make.size.equalTo(16)", "make.height.equalTo(16)", "make.width.equalTo(16)"),
        ("make.width.height.equalTo(16)", "make.height.equalTo(16)", "make.width.equalTo(16)"),
        ("make.size.equalTo(CGSize(width: 16, height: 8))", "make.height.equalTo(8)", "make.width.equalTo(16)"),
    ])
    func aPartOfAChainIsKeptForTheMethod(chain: String, rest: String, part: String) throws {
        let code = Self.code(
            """
            badge.snp.makeConstraints { make in
                make.leading.equalTo(title.snp.trailing).offset(4)
                \(chain)
            }
            """)
        let after = try #require(try Self.hiding("badge", ["make.leading", chain], in: code))
        let kept = "            \(rest)\n            badgeWidth = \(part).constraint\n"
        #expect(after.contains(kept), "\(after)")
        #expect(after.contains("        badgeWidth?.update(offset: isHidden ? 0 : 16)\n"))
    }

    /// Where properties get their first values, the object is not there yet.
    @Test func whatAFirstValueMakesIsNotKept() throws {
        let made = "let view = UIView(); view.snp.makeConstraints { $0.width.equalTo(16) }; return view"
        let code = Self.code("").replacing("badge = UIView()", with: "badge: UIView = { \(made) }()")
        #expect(code.contains(made))
        #expect(try Self.hiding("badge", ["$0.width"], in: code) == nil)
    }

    @Test func aChainThatMakesConstraintsOfSeveralViewsIsNotKept() throws {
        let code = Self.code("[badge, title].forEach { view in view.snp.makeConstraints { $0.size.equalTo(16) } }")
        #expect(try Self.hiding("badge", ["$0.size"], in: code) == nil)
    }

    @Test func aNamedConstantAndAPropertyKeepTheirNames() throws {
        let code = Self.code(
            """
            badge.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: Card.gap).isActive = true
            width.isActive = true
            """
        ).replacing(
            "private let badge = UIView()\n",
            with: """
                private let badge = UIView()
                    private static let gap: CGFloat = 4
                    private lazy var width = badge.widthAnchor.constraint(equalToConstant: 16)

                """)
        let after = try #require(try Self.hiding("badge", ["badge.leadingAnchor", "badge.widthAnchor"], in: code))
        #expect(after.contains("        badgeGap.constant = isHidden ? 0 : Card.gap\n"))
        #expect(after.contains("        width.constant = isHidden ? 0 : 16\n"))
    }

    private static let gap =
        "badge.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 4).isActive = true"

    /// The code after a constraint of a badge was made one that a method changes, with members of the class besides.
    ///
    /// - Parameter setUp: statements above the constraint.
    private static func hidingBadge(_ members: String, setUp: String = "") throws -> String {
        let code = Self.code(setUp + "\n" + gap).replacing(
            "    private let badge", with: members + "\n    private let badge")
        return try #require(try Self.hiding("badge", ["badge.leadingAnchor"], in: code))
    }

    @Test func codeThatHidesTheViewCallsTheMethod() throws {
        let after = try Self.hidingBadge(
            """
                func configure(_ price: Price) {
                    badge.isHidden = price.badge == nil
                    UIView.animate { [weak self] in self?.badge.isHidden = price.isOld }
                    self.badge.isHidden = false
                }
            """)
        #expect(after.contains("\n        setBadgeHidden(price.badge == nil)\n"))
        #expect(after.contains("{ [weak self] in self?.setBadgeHidden(price.isOld) }"))
        #expect(after.contains("\n        self.setBadgeHidden(false)\n"))
        #expect(after.contains("func setBadgeHidden(_ isHidden: Bool) {\n        badge.isHidden = isHidden\n"))
    }

    @Test(arguments: [
        ("isHidden", "isHidden", "isHidden ? 0 : 4"), ("shows", "!shows", "shows ? 4 : 0"),
    ])
    func aMethodThatOnlyHidesTheViewHidesItsRoomToo(flag: String, value: String, constant: String) throws {
        let after = try Self.hidingBadge(
            "    func setBadgeHidden(_ \(flag): Bool) {\n        badge.isHidden = \(value)\n    }")
        #expect(after.contains("        badge.isHidden = \(value)\n        badgeGap.constant = \(constant)\n    }\n"))
        #expect(!after.contains("setBadgeHidden2"))
    }

    private static let configure = "    func configure(_ price: Price) { badge.isHidden = price.badge == nil }"

    /// What hides the view in the set-up hides its room too. Before the superclass is initialized, no method can be
    /// called: then the view keeps its room at first.
    @Test(arguments: [false, true])
    func codeThatHidesTheViewAtFirstCallsTheMethod(isEarly: Bool) throws {
        let (hiding, begin) = ("badge.isHidden = true\n", "super.init(frame: .zero)")
        let code = Self.code(Self.gap + (isEarly ? "" : "\n" + hiding))
            .replacing(begin, with: (isEarly ? hiding + "        " : "") + begin)
            .replacing("    private let badge", with: Self.configure + "\n    private let badge")
        let after = try #require(try Self.hiding("badge", ["badge.leadingAnchor"], in: code))
        #expect(after.contains(isEarly ? "        " + hiding : "        setBadgeHidden(true)\n"))
        #expect(after.contains("{ setBadgeHidden(price.badge == nil) }"))
        #expect(after.contains("func setBadgeHidden(_ isHidden: Bool) {"))
    }

    /// Where some code cannot be changed, or may mean another view, all of it stays: a view that the one hides with its
    /// room, and the other shows without, would be lost.
    @Test(arguments: [
        "    static func style(badge: UIView) { badge.isHidden = true }",
        "    func style(badge: UIView) { badge.isHidden = true }",
        "    func style() { let badge = find(); badge.isHidden = true }",
        "    func style(_ view: UIView?) { if let badge = view { badge.isHidden = true } }",
        "    func style(_ views: [UIView]) { for badge in views { badge.isHidden = true } }",
        "    func style(_ views: [UIView]) { views.forEach { badge in badge.isHidden = true } }",
        "    struct Inner { let badge = UIView(); func style() { badge.isHidden = true } }",
        "    func show() { badge.isHidden.toggle() }",
        "    func show() { [badge, title][0].isHidden = false }",
        "    func show() { badge!.isHidden = false }",
        "    func show(_ card: Card) { card.badge?.isHidden = false }",
        "    func show() { [badge, title].forEach { $0.isHidden = false } }",
        "    func show(_ card: Card) { card.badge.isHidden = false }",
    ])
    func codeThatMayHideItOtherwiseStays(members: String) throws {
        let after = try Self.hidingBadge(Self.configure + "\n" + members)
        #expect(after.contains(Self.configure) && after.contains(members))
        #expect(after.contains("func setBadgeHidden(_ isHidden: Bool) {"))
    }

    @Test func aMethodOfTheNameHasAnother() throws {
        let after = try Self.hidingBadge(
            """
                func setBadgeHidden(_ price: Price) {
                    badge.isHidden = price.badge == nil
                }
            """)
        #expect(after.contains("func setBadgeCollapsed(_ isHidden: Bool) {"))
        #expect(after.contains("        setBadgeCollapsed(price.badge == nil)\n"))
    }

    @Test func whatAMethodCannotReachIsNotHidden() throws {
        // A constraint that a helper makes.
        let helper = Self.code(Self.statements + "\nbadge.fix(height: 4)")
        #expect(try Self.hiding("badge", ["fix(height: 4)"], in: helper) == nil)
        // One with a local name, and one between locals.
        let named = Self.code(Self.statements)
        #expect(try Self.hiding("title", ["title.heightAnchor"], in: named) == nil)
        let local = Self.code(
            """
            let dot = UIView()
            dot.translatesAutoresizingMaskIntoConstraints = false
            addSubview(dot)
            badge.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 4).isActive = true
            """)
        #expect(try Self.hiding("badge", ["badge.leadingAnchor"], in: local) == nil)
        #expect(try Self.hiding("dot", ["badge.leadingAnchor"], in: local) == nil)
    }

    // MARK: Reading again

    @Test func whatWouldBeReadOtherwiseIsNotWritten() throws {
        // Whether the list is active is not known, so neither is what is added to it.
        let body = """
            title.topAnchor.constraint(equalTo: topAnchor).isActive = true
            for one in [title, badge] {
                one.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).isActive = true
            }
            """
        #expect(try Self.edited(body) { [.setConstant(try $0("one.leadingAnchor"), 4)] } == nil)
    }

    @Test func lineBreaksStayAsTheyAre() throws {
        let source = SourceText(Self.code(Self.statements).replacing("\n", with: "\r\n"))
        let (_, editing) = try Self.layout(of: source)
        let edits = try #require(editing.textEdits(for: [Self.bottom(of: 2, -8)], in: 0))
        let after = source.applying(edits[.alone]).string
        #expect(after.contains("constant: -8).isActive = true\r\n"))
        #expect(!after.replacing("\r\n", with: "").contains("\n"))
    }

    /// The layouts of a file are those of its classes, of which some have several and some none.
    @Test func onlyTheEditedClassIsReadBack() throws {
        func card(_ name: String, _ initializers: [String], _ constant: Int) -> String {
            let bodies = initializers.map {
                """
                    \($0) {
                        super.init(frame: .zero)
                        addSubview(title)
                        title.topAnchor.constraint(equalTo: topAnchor, constant: \(constant)).isActive = true
                    }
                """
            }
            return "final class \(name): UIView {\n    let title = UILabel()\n\(bodies.joined(separator: "\n"))\n}\n"
        }
        let source = SourceText(
            "import UIKit\n" + card("A", ["init()"], 1) + "final class Model {}\n"
                + card("B", ["init()", "init(large: Bool)"], 2) + card("C", ["init()"], 3))
        let parsed = uncancelled { never throws(Cancelled) in
            try SwiftLayoutFormat().parse(source, in: ParseContext(), never)
        }
        let layouts = parsed.document.layouts
        let constants = try layouts.indices.map { index in
            let edits = try #require(
                parsed.editing.textEdits(for: [.setConstant(layouts[index].constraints[0].id, 9)], in: index))
            let before = source.string.firstRange(of: "constant: 9")
            #expect(before == nil)
            return edits[.alone].map { source[$0.range] + " in line \(source.lines.line(of: $0.range.start) + 1)" }
        }
        #expect(constants == [["1 in line 7"], ["2 in line 16"], ["2 in line 21"], ["3 in line 29"]])
    }
}
