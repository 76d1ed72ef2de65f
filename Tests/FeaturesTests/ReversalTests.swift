import TestSupport
import Testing

/// Swapping the first and second item of a constraint keeps its meaning.
@Suite struct ReversalTests {
    private func reversed(_ constraint: String, at word: String? = nil, rest: String = "") throws -> String? {
        let text = """
            layout A {
                size 320 x 44
                param gap = 8 in 0...20
                view a, b
                \(constraint)
                [a, b].size == 20 x 20
                [a, b].top == super.top
                a.leading == super.leading\(rest)
            }
            """
        let made = try Fixing(text).refactorings(at: word ?? constraint).first {
            $0.title.hasPrefix("Reverse first and")
        }
        return made.map { $0.text.split(separator: "\n")[4].trimmingPrefix { $0 == " " } }.map(String.init)
    }

    @Test(arguments: [
        ("b.leading == a.trailing + 8", "a.trailing == b.leading - 8"),
        ("b.leading == a.trailing + 8 // a gap", "a.trailing == b.leading - 8 // a gap"),
        ("b.leading == a.trailing", "a.trailing == b.leading"),
        ("wide: b.leading == a.trailing - 4 @ 900", "wide: a.trailing == b.leading + 4 @ 900"),
        ("b.leading == a.trailing + gap", "a.trailing == b.leading - gap"),
        ("b.trailing == super.trailing * 0.5 - 10", "super.trailing == b.trailing * 2 + 20"),
    ]) func aConstraintIsReversed(constraint: String, expected: String) throws {
        #expect(try reversed(constraint) == expected)
    }

    @Test func anInequalityIsReversed() throws {
        #expect(
            try reversed("b.leading == a.trailing; b.trailing <= super.trailing - 16", at: "b.trailing <=")
                == "b.leading == a.trailing; super.trailing >= b.trailing + 16")
    }

    @Test func notOfferedIfAStateSetsTheConstant() throws {
        #expect(
            try reversed(
                "gap1: b.leading == a.trailing + 8", rest: "\n    state s { gap1.constant = 20 }") == nil)
    }

    @Test func notOfferedForSeveralConstraints() throws {
        #expect(try reversed("b.leading == a.trailing", at: "[a, b].top") == nil)
    }

    // MARK: Documents

    private func document(_ constraint: String, outlet: String = "") -> String {
        IBFixture.xib(
            """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <rect key="frame" x="16" y="20" width="60" height="60"/>
                <constraints>
                    <constraint firstAttribute="width" constant="60" id="w"/>
                    <constraint firstAttribute="height" constant="60" id="h"/>
                </constraints>
            </view>
            """,
            constraints: """
                \(constraint)
                <constraint firstItem="box" firstAttribute="top" secondItem="roo-tv-iew" secondAttribute="top" \
                constant="20" id="top"/>
                """, rootChildren: outlet)
    }

    private let leading =
        #"""
        <constraint firstItem="box" firstAttribute="leading" secondItem="roo-tv-iew" secondAttribute="leading" \#
        constant="16" id="lead"/>
        """#

    @Test func aConstraintOfADocumentIsReversed() throws {
        let text = document(leading)
        let made = try Fixing(text, path: "a.xib").refactorings(at: leading)
        #expect(
            made.first?.text
                == text.replacing(
                    leading,
                    with:
                        #"""
                        <constraint firstAttribute="leading" secondItem="box" secondAttribute="leading" \#
                        constant="-16" id="lead"/>
                        """#
                ), "\(made.map(\.title))")
    }

    @Test func notOfferedIfAnOutletRefersToTheConstraint() throws {
        let text = document(
            leading, outlet: #"<connections><outlet property="lead" destination="lead" id="out"/></connections>"#)
        #expect(try Fixing(text, path: "a.xib").refactorings(at: leading).isEmpty)
    }
}
