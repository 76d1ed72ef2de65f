import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

/// Constraints that methods exchange are active in the worlds that these leave.
@Suite struct ExchangedConstraintsTests {
    /// The worlds, each with the heights and widths that it activates.
    private static func worlds(_ members: String, setUp: String = "") throws -> [String] {
        let text = """
            import UIKit

            final class Card: UIView {
                private let box = UIView()
                private lazy var low = box.heightAnchor.constraint(equalToConstant: 40)
                private lazy var high = box.heightAnchor.constraint(equalToConstant: 120)
                private lazy var wide = box.widthAnchor.constraint(equalToConstant: 200)
                var isOpen = false { didSet { update() } }

                init() {
                    super.init(frame: .zero)
                    addSubview(box)
                    box.translatesAutoresizingMaskIntoConstraints = false
                    box.topAnchor.constraint(equalTo: topAnchor).isActive = true
                    \(setUp)
                }

                \(members)
            }
            """
        let layout = try #require(SwiftLayoutFormat().parse(SourceText(text)).document.layouts.first)
        #expect(layout.constraints.filter(\.isActive).map(\.first.attribute) == [.top])
        return layout.states.map { state in
            let active = state.changes.flatMap { change -> [ConstraintID] in
                if case .activate(let ids) = change.effect { ids } else { [] }
            }
            let lengths = active.map { layout[$0].constant.literal.map { "\(Int($0))" } ?? "?" }
            return "\(state.name): \(lengths.joined(separator: " "))"
        }
    }

    /// One variable has one value in one call, however often it is asked for.
    @Test(arguments: [
        "private func update() { low.isActive = !isOpen; high.isActive = isOpen }",
        "private func update() { if isOpen { low.isActive = false }; high.isActive = isOpen; low.isActive = !isOpen }",
        """
        private func update() {
            NSLayoutConstraint.deactivate([low, high])
            if isOpen { high.isActive = true } else { low.isActive = true }
        }
        """,
    ])
    func whatAVariableExchangesIsTwoWorlds(update: String) throws {
        let worlds = try Self.worlds(update, setUp: "low.isActive = true")
        #expect(Set(worlds) == ["isOpen: 120", "!isOpen: 40"])
    }

    @Test func eachMethodLeavesAWorld() throws {
        let methods = """
            func open() {
                low.isActive = false
                NSLayoutConstraint.activate([high, wide])
            }
            func close() {
                NSLayoutConstraint.deactivate([high, wide])
                low.isActive = true
            }
            func update() {}
            """
        #expect(try Self.worlds(methods) == ["open(): 120 200", "close(): 40"])
    }

    /// The same is left by whichever path, and what only takes away makes room for what comes next.
    @Test func eachWorldIsListedOnce() throws {
        let methods = """
            func open() { set(true) }
            func show(_ isLarge: Bool) { set(isLarge) }
            func reset() { NSLayoutConstraint.deactivate([low, high]) }
            private func set(_ isLarge: Bool) {
                low.isActive = !isLarge
                high.isActive = isLarge
            }
            func update() {}
            """
        #expect(try Self.worlds(methods) == ["open(): 120", "show(), !isLarge: 40"])
    }

    /// A method that goes on with further conditions ends on none of them, and one that makes room is no world.
    @Test(arguments: [
        "func set(_ x: Int) { NSLayoutConstraint.deactivate([low, high])\nif x == 1 { low.isActive = true }\n"
            + "if x == 2 { high.isActive = true } }",
        "func set(_ x: Int) { low.isActive = false; high.isActive = true; box.removeFromSuperview() }",
    ])
    func whatAMethodLeavesMayNotBeKnown(methods: String) throws {
        #expect(try Self.worlds(methods) == [])
    }

    @Test func whatMakesRoomForOthersIsNoWorld() throws {
        let methods = """
            func prepare() { NSLayoutConstraint.deactivate([low, high]); wide.isActive = true }
            func open() { prepare(); high.isActive = true }
            func close() { prepare(); low.isActive = true }
            func update() {}
            """
        #expect(try Self.worlds(methods) == ["open(): 200 120", "close(): 200 40"])
    }

    /// What another method has left is not known.
    @Test(arguments: [
        "func open() { low.isActive = false; high.isActive = true }\nfunc widen() { wide.isActive = high.isActive }",
        "func open() { low.isActive = false; high.isActive = true }\nfunc lower() { low.isActive = true }",
        "func open() { low.isActive = false; high.isActive = true; high.constant = next }",
        "func open() { for one in all { low.isActive = one.isOpen; high.isActive = !one.isOpen } }",
    ])
    func whatIsNotSaidOfAllIsNotKnown(methods: String) throws {
        #expect(try Self.worlds(methods).isEmpty)
    }
}

extension ExchangedConstraintsTests {
    /// A remake takes back all that SnapKit has made for its view, in whatever method.
    @Test func eachRemakeLeavesAWorld() throws {
        let methods = """
            func open() { box.snp.remakeConstraints { $0.height.equalTo(120) } }
            func close() { box.snp.remakeConstraints { $0.height.equalTo(40) } }
            func update() {}
            """
        let setUp = "box.snp.makeConstraints { $0.height.equalTo(80) }"
        #expect(try Self.worlds(methods, setUp: setUp) == ["open(): 120", "close(): 40"])
    }

    @Test func whatIsRemadeAsItWasStays() throws {
        let methods = """
            func layOut() { box.snp.remakeConstraints { $0.height.equalTo(120) } }
            func show() { layOut() }
            func close(_ isEmpty: Bool) { if isEmpty { box.snp.remakeConstraints { $0.height.equalTo(40) } } }
            func update() {}
            """
        #expect(try Self.worlds(methods, setUp: "layOut()") == ["show(): 120", "close(), isEmpty: 40"])
    }
}
