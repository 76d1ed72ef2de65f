import Analysis
import Testing

@Suite struct WrongSignTests {
    @Test func aFarEdgeOutsideIsMarked() throws {
        try check(
            """
            size 100 x 100
            label a "Title"
            a.leading == super.leading + 8
            a.trailing == super.trailing + 8 // expect: wrong-sign
            a.top == super.top + 4
            super.bottom == a.bottom - 4 // expect: wrong-sign
            """)
    }

    @Test func insideIsRight() throws {
        try check(
            """
            size 100 x 100
            label a "Title"
            a.leading == super.leading + 8
            super.trailing == a.trailing + 8
            a.top == super.top + 4
            a.bottom == super.bottom - 4
            """)
    }

    /// A badge at a corner, a wide background, and a distance that nothing else has.
    @Test func whatSticksOutOnPurposeIsLeft() throws {
        try check(
            """
            size 100 x 100
            view badge, shade, line
            badge.trailing == super.trailing + 8
            badge.top == super.top + 8
            badge.width == 16
            badge.height == 16
            shade.edges == super.edges inset -8
            line.leading == super.leading
            line.trailing == super.trailing + 3
            line.top == super.top
            line.height == 1
            """)
    }

    /// A view that is half as wide as its superview is moved.
    @Test(arguments: [
        ("super.width * 0.5 - 1", false), ("super.width - 4", true), ("tile.width", true), ("far.height", true),
    ])
    func aShareOfTheSuperviewIsLeft(length: String, isFound: Bool) throws {
        try check(
            """
            size 100 x 100
            view tile, far
            [tile, far].top == super.top
            [tile, far].height == 20
            tile.leading == super.leading + 2
            tile.width == 20
            far.trailing == super.trailing + 2\(isFound ? " // expect: wrong-sign" : "")
            far.width == \(length)
            """)
    }

    /// Two texts in a row, each in a half of it and further out: the one above, the other below.
    @Test(arguments: [
        ("a.leading == super.leading\na.top == super.top - 25", false),
        ("a.leading == super.leading - 25\na.top == super.top", true),
    ])
    func whatSticksOutTheOtherWayToo(other: String, isFound: Bool) throws {
        try check(
            """
            size 100 x 100
            label a "One"
            label b "Two"
            view c
            \(other)
            a.bottom == super.bottom
            b.leading == super.leading
            b.top == super.top
            b.bottom == super.bottom + 20\(isFound ? " // expect: wrong-sign" : "")
            c.leading == super.leading
            c.top == super.top + 20
            c.width == 4
            c.height == 4
            """)
    }

    /// A stack view puts the edges of what it arranges where its own are.
    @Test func whatAStackArrangesIsLeft() throws {
        let text = """
            size 100 x 100
            stack row horizontal {
                label a "Title"
                label b "Text"
            }
            row.leading == super.leading
            row.top == super.top
            row.a.top == row.top + 8
            row.a.bottom == row.bottom + 8
            """
        let codes = try Judging(text).findings.map(\.code)
        #expect(codes.contains("conflict") && !codes.contains("wrong-sign"))
    }

    @Test(arguments: [
        ("super", "its superview"), ("super.safeArea", "the safe area of its superview"),
        ("super.margins", "the margins of its superview"),
    ])
    func whatTheViewIsOutsideOfIsSaid(item: String, area: String) throws {
        let judging = try Judging(
            """
            size 100 x 100
            label a "Title"
            a.top == super.top
            a.leading == \(item).leading + 8
            a.trailing == \(item).trailing + 8
            """)
        let finding = try #require(judging.findings.first { $0.code == "wrong-sign" })
        #expect(finding.message.contains("8 points outside of \(area). Use -8"))
    }

    /// SnapKit gives all edges of a chain one offset.
    @Test func anOffsetOfAllEdgesIsToldOnce() throws {
        try judgeCode(
            """
            final class Card: UIView {
                private let box = UIView()
                init() {
                    super.init(frame: .zero)
                    addSubview(box)
                    box.snp.makeConstraints { make in
                        make.edges.equalToSuperview().offset(12)  // expect: wrong-sign
                    }
                }
            }
            """)
    }
}
