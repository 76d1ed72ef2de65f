import AutoLayoutEngine
import LayoutModel
import Testing

/// Numbers that are decided before layout.
@Suite struct FreeValueTests {
    private static let row = """
        size 320 x 100
        view a, b
        [a, b].top == super.top
        [a, b].height == 20

        """

    // MARK: Conflicts

    @Test func aNumberThatResolvesAConflictIsNone() throws {
        let s = try Freed(
            """
            \(Self.row)
            a.leading == super.leading + p
            a.trailing == super.trailing - p
            a.width == 200
            b.leading == super.leading
            b.width == p
            """)
        #expect(s.conflicts == [])
        #expect(s["a"] == [60, 0, 200, 20])
        #expect(s["b"] == [0, 0, 60, 20])
        #expect(s.ambiguous == [])
    }

    @Test func anUnknownOfTwoConstraintsIsOne() throws {
        let s = try Freed("\(Self.row)\na.leading == super.leading\na.width == p\na.width == p + 10")
        #expect(s.conflicts == [["5", "6"]])
        #expect(s["a"]?[2] == 16)
    }

    @Test func twoNumbersAreIndependent() throws {
        let s = try Freed("\(Self.row)\na.leading == super.leading\na.width == p\na.width == q + 10")
        #expect(s.conflicts == [])
        #expect(s["a"]?[2] == 16)
    }

    @Test func aLowerBoundIsAMemberOfAConflict() throws {
        let body = "\(Self.row)\na.leading == super.leading - p\na.leading == super.leading + 10\na.width == 5"
        #expect(try Freed(body).conflicts == [])
        let s = try Freed(body, lowerBound: 0)
        #expect(s.conflicts.count == 1)
        #expect(
            s.solution.conflicts.first?.members
                == [
                    .free(.number(FreeNumberID(0)), .lowerBound), .constraint(ConstraintID(4)),
                    .constraint(ConstraintID(5)),
                ])
        #expect(s.solution.broken == [ConstraintID(5)])
        #expect(s["a"] == [-16, 0, 5, 20])
    }

    @Test func aLikelyValueIsNoMemberOfAConflict() throws {
        let s = try Freed(
            """
            \(Self.row)
            a.leading == super.leading + p
            a.leading == super.leading + 20
            a.width == p
            a.width == 30
            """)
        #expect(s.conflicts == [["4", "5", "6", "7"]])
    }

    // MARK: Frames

    @Test func optionalConstraintsDoNotMoveANumber() throws {
        let s = try Freed(
            """
            \(Self.row)
            a.leading == super.leading + p
            a.leading == super.leading + 40 @ 999
            a.width == 2 * p + 8
            a.width == 100 @ 999
            b.leading == a.trailing - (p + q)
            b.width >= p
            b.width <= 10 @ high
            """)
        #expect(s["a"] == [16, 0, 40, 20])
        #expect(s["b"] == [32, 0, 16, 20])
        #expect(s.conflicts == [])
        #expect(s.ambiguous == [])
    }

    @Test func numbersThatTradeOffAreDetermined() throws {
        let s = try Freed(
            """
            \(Self.row)
            a.leading == super.leading
            a.width == p
            b.leading == a.trailing
            b.width == q
            b.trailing == super.leading + 100
            """)
        #expect(s.conflicts == [])
        // The first number keeps its likely value.
        #expect(s["a"] == [0, 0, 16, 20])
        #expect(s["b"] == [16, 0, 84, 20])
        #expect(s.ambiguous == [])
        #expect(try s.solver.ambiguousValues() == [])
    }

    @Test func aPreferredCanvasPrevailsOverANumber() throws {
        let s = try Freed(
            "\(Self.row)\na.leading == super.leading + p\na.trailing == super.trailing - p\na.width == 200"
        ) { $0.sizes[0].size.width = .preferred(300) }
        #expect(s.solution.frame(of: .root).width == 300)
        #expect(s["a"] == [50, 0, 200, 20])
    }

    /// A square root takes the width and gives up the height, so that nothing in it is ambiguous.
    @Test(arguments: [false, true])
    func aPreferredCanvasKeepsItsWidth(yields: Bool) throws {
        let s = try Freed("size 320 x 100\nview a\na.edges == super.edges\nsuper.width == super.height") {
            $0.sizes[0].size = CanvasSize(width: .preferred(300), height: .preferred(800))
            $0.sourceTraits.insert(.mayFitContent)
            $0.likelyValuesYield = yields
        }
        #expect(s["a"] == [0, 0, 300, 300])
        #expect(s.ambiguous == [])
    }

    @Test func spaceThatANumberLeavesIsStillShared() throws {
        let s = try Freed(
            """
            size 320 x 100
            label a 40 x 20, b 40 x 20
            [a, b].top == super.top
            a.leading == super.leading + p
            b.leading == a.trailing
            b.trailing == super.trailing
            """)
        #expect(Set(s.ambiguous) == ["a width", "b x", "b width"])
        #expect(try s.solver.ambiguousValues().map(\.kind) == [.size, .size])
    }

    @Test func multipliersAndPrioritiesThatAreFreeCountAsUnknown() throws {
        let s = try Freed(
            """
            \(Self.row)
            a.leading == super.leading
            a.width == 10
            a.width == super.width * p
            b.leading == super.leading
            b.width == 50
            b.width == 70 @ p
            a.width >= p * q
            """)
        #expect(s.conflicts == [])
        #expect(s["a"] == [0, 0, 10, 20])
        #expect(s["b"] == [0, 0, 50, 20])
    }

    @Test func reasonsAreGuesses() throws {
        let s = try Freed(
            "\(Self.row)\na.leading == super.leading\na.width == p\nb.leading == a.trailing; b.width == 5")
        let view = try #require(s.layout.views.first { $0.path == "b" })
        let deciding = try #require(s.solver.deciding(.x, of: view.id))
        #expect(deciding.contains { $0.origin == .free(.number(FreeNumberID(0)), .likelyValue) && $0.origin.isGuess })
    }

    @Test func mirroredNumbersCountFromTheRight() throws {
        let s = try Freed(
            "direction rightToLeft\n\(Self.row)\na.leading == super.leading + p\na.width == 20")
        #expect(s["a"] == [284, 0, 20, 20])
    }

    // MARK: States and hidden views

    @Test func aStateSetsAConstantToANumber() throws {
        let body = """
            \(Self.row)
            a.leading == super.leading
            width: a.width == 10
            a.width >= q
            state open { width.constant = p + 4 }
            """
        #expect(try Freed(body)["a"]?[2] == 10)
        let s = try Freed(body, state: "open")
        #expect(s["a"]?[2] == 20)
        #expect(s.solver.freeConstant(of: ConstraintID(5))?.constant == 4)
        #expect(s.conflicts == [])
    }

    @Test func aCollapsedGapIsZero() throws {
        let body = """
            \(Self.row)
            a.leading == super.leading + p
            a.width == 50
            b.leading == a.trailing + q
            b.width == 5
            collapse a: trailing
            vary a
            """
        #expect(try Freed(body)["b"]?[0] == 74)
        #expect(try Freed(body, gone: ["a"])["b"]?[0] == 16)
    }
}
