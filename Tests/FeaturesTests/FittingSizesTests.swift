import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

@testable import Features

/// Views whose own classes lay out what is in them, as a person sees them.
@Suite struct FittingSizesTests {
    private func frames(_ box: String, _ rest: String = "") throws -> [String: Rect] {
        let code = """
            final class Row: UIView {
                private let box = Box()
                private let line = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(box)
                    addSubview(line)
                    box.snp.makeConstraints { $0.top.leading.equalToSuperview() }
                    line.snp.makeConstraints {
                        $0.top.equalTo(box.snp.bottom)
                        $0.leading.trailing.equalToSuperview()
                        $0.height.equalTo(1)
                    }
                }
            }

            final class Box: UIView {
                private let inner = UIView(), other = Badge()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(inner)
                    \(box)
                }
            }
            \(rest)
            """
        let snapshot = Snapshot(reading: SourceText(code), as: SwiftLayoutFormat())
        let layout = try #require(uncancelled { never throws(Cancelled) in try snapshot.solved.base(0, never) })
        let views = layout.layout.views.filter { $0.id != .root }
        return Dictionary(views.map { ($0.name, layout.base.frame(of: $0.id)) }) { first, _ in first }
    }

    private let sized = """
        inner.snp.makeConstraints {
            $0.edges.equalToSuperview()
            $0.size.equalTo(CGSize(width: 120, height: 64))
        }
        """

    @Test func aViewIsAsLargeAsItsClassRequires() throws {
        let frames = try frames(sized)
        #expect(frames["box"] == Rect(x: 0, y: 0, width: 120, height: 64))
        #expect(frames["line"]?.y == 64)
    }

    private let around = "addSubview(other)\nother.snp.makeConstraints { $0.edges.equalToSuperview().inset(8) }"

    private func badge(_ property: String, _ constraints: String) -> String {
        """
        final class Badge: UIView {
            private let \(property)
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(dot)
                dot.snp.makeConstraints { \(constraints) }
            }
        }
        """
    }

    @Test func whatIsInItMayHaveAClassOfItsOwn() throws {
        let badge = badge("dot = UIView()", "$0.edges.equalToSuperview(); $0.size.equalTo(10)")
        #expect(try frames(around, badge)["box"] == Rect(x: 0, y: 0, width: 26, height: 26))
    }

    /// Its likely size stays.
    @Test func aClassWithoutALengthSaysNothing() throws {
        let frames = try frames("inner.snp.makeConstraints { $0.top.leading.bottom.equalToSuperview() }")
        #expect(frames["box"] == Rect(x: 0, y: 0, width: 40, height: 40))
    }

    /// Each asks for the other's size.
    @Test func aClassThatContainsItselfEnds() throws {
        let badge = badge("dot = Box()", "$0.edges.equalToSuperview().inset(1)")
        #expect(try frames(around, badge)["box"] != nil)
    }
}
