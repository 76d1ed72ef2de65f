import AutoLayoutEngine
import LayoutLanguage
import LayoutModel
import SourceText
import TestSupport
import Testing

/// Numbers that are decided before layout.
@Suite struct FreeValueTests {
    /// A layout of which some parameters are free numbers, in one configuration.
    private struct Freed {
        let layout: Layout
        let solution: Solution
        let solver: LayoutSolver

        init(
            _ body: String, free: Set<String> = ["p", "q"], lowerBound: Double? = nil, state: String? = nil,
            gone: [String] = [], change: (inout Layout) -> Void = { _ in }
        ) throws {
            let text = "layout Test {\nparam p = 16 in 1...100\nparam q = 8 in 0...100\n\(body)\n}"
            let document = LayoutLanguageFormat().parse(SourceText(text)).document
            try #require(document.problems.map(\.message) == [])
            var layout = try #require(document.layouts.first).freeing(free, lowerBound: lowerBound)
            change(&layout)
            var configuration = Configuration(baseOf: layout)
            let states = layout.states
            configuration.state = states.firstIndex { $0.name == state }
            configuration.gone = Set(layout.views.filter { gone.contains($0.path) }.map(\.id))
            var solver = LayoutSolver(layout)
            solution = solver.solve(configuration)
            self.layout = layout
            self.solver = solver
        }

        subscript(path: String) -> [Double]? {
            layout.views.first { $0.path == path }.map { view in
                let frame = solution.frame(of: view.id)
                return [frame.x, frame.y, frame.width, frame.height].map { ($0 * 1000).rounded() / 1000 }
            }
        }

        /// The members of each conflict: constraints by their index, other rows as they are.
        var conflicts: [[String]] {
            solution.conflicts.map { $0.members.map { $0.constraint.map { "\($0.index)" } ?? "\($0)" } }
        }

        var ambiguous: [String] {
            layout.views.flatMap { view in
                FrameComponent.allCases.filter { solution.ambiguous[view.id.index].contains($0) }
                    .map { "\(view.path) \($0.rawValue)" }
            }
        }
    }

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
        let s = try Freed("\(Self.row)\na.leading == super.leading\na.width == p\nb.leading == a.trailing; b.width == 5")
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

    // MARK: Insets

    private static func freeInsets(_ layout: inout Layout) { layout.hasFreeInsets = true }

    @Test func insetsOfTheRootAreAnyThatAreNotNegative() throws {
        let body = """
            size 320 x 100
            safeArea 44 0 34 0
            view a
            a.top == super.top; a.height == 20; a.leading == super.leading; a.width == 5
            a.top == safeArea.top
            """
        #expect(try Freed(body).conflicts == [["0", "4"]])
        let s = try Freed(body, change: Self.freeInsets)
        #expect(s.conflicts == [])
        #expect(s["a"] == [0, 0, 5, 20])
        #expect(s.ambiguous == [])
        let outside = try Freed("\(body) + 1", change: Self.freeInsets)
        #expect(outside.solution.conflicts.first?.members.first == .free(.safeArea(.root, .top), .lowerBound))
    }

    @Test func framesHaveTheCanvassInsets() throws {
        let body = "size 320 x 480\nsafeArea 44 0 34 0\nview a, b\na.edges == safeArea.edges\nb.edges == margins.edges"
        let s = try Freed(body) {
            $0.hasFreeInsets = true
            $0.views[0].layoutMargins = EdgeInsets(20)
        }
        #expect(s["a"] == [0, 44, 320, 402])
        #expect(s["b"] == [20, 20, 280, 440])
        #expect(s.ambiguous == [])
    }

    @Test func nestedInsetsAreLikelyThosePlacedThere() throws {
        let body = """
            size 320 x 480
            safeArea 44 0 34 0
            view box { view a }
            box.edges == super.edges
            box.a.edges == box.safeArea.edges
            """
        let s = try Freed(body, change: Self.freeInsets)
        #expect(s["box.a"] == [0, 44, 320, 402])
        let pinned = try Freed("\(body)\nbox.a.top == box.top", change: Self.freeInsets)
        #expect(pinned.conflicts == [])
        #expect(pinned["box.a"] == [0, 0, 320, 446])
    }

    @Test func marginsOfNestedViewsAreNoLessThanTheirOwn() throws {
        let body = """
            size 320 x 480
            view box { view a }
            box.edges == super.edges
            box.a.edges == box.margins.edges

            """
        func solved(_ constraint: String) throws -> Freed {
            try Freed(body + constraint) {
                $0.hasFreeInsets = true
                $0.views[1].marginRules.addsSafeArea = true
            }
        }
        #expect(try solved("")["box.a"] == [8, 8, 304, 464])
        #expect(try solved("box.a.top == box.top + 30").conflicts == [])
        #expect(try solved("box.a.top == box.top + 7").conflicts.count == 1)
    }

    @Test func rightToLeftInsetsAreMirrored() throws {
        let s = try Freed(
            "direction rightToLeft\nsize 320 x 480\nsafeArea 0 44 0 10\nview a\na.edges == safeArea.edges",
            change: Self.freeInsets)
        #expect(s["a"] == [10, 0, 266, 480])
    }
}
