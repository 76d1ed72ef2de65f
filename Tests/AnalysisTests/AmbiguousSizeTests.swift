import Analysis
import Testing

@Suite struct AmbiguousSizeTests {
    @Test func byAxis() throws {
        try check(
            """
            size 320 x 100
            view a // expect: ambiguous-size, ambiguous-size
            a.leading == super.leading
            a.top == super.top
            """)
    }

    @Test func namesTheTie() throws {
        let judging = try Judging(
            """
            size 320 x 44
            label key 90 x 20, value 120 x 20
            H:|-16-[key]-8-[value]-16-|
            [key, value].centerY == super.centerY
            """)
        #expect(judging.codes == ["3: ambiguous-size"])
        let message = """
            Ambiguous width: "key" and "value" both hug their contents at 250, and nothing says which of them takes \
            the 70 extra points. Give one of them a lower priority.
            """
        #expect(judging.findings.map(\.message) == [message])
    }

    /// Both edges of the box are tied, so it lacks nothing itself.
    @Test func namesTheNeighbourThatHasOnlyLimits() throws {
        let judging = try Judging(
            """
            size 320 x 400
            label text 90 x 20
            view box
            [text, box].leading == super.leading
            box.width == 40
            text.top >= super.top + 8; text.top <= super.top + 24
            box.top == text.bottom; box.bottom == super.bottom
            """)
        let message = """
            Ambiguous height: the top edge of "box" is tied to "text", which has only limits. Place "text" with ==, \
            or give "box" a height.
            """
        #expect(judging.findings.map(\.message) == [message])
    }

    @Test func namesTheTieOfThree() throws {
        let judging = try Judging(
            """
            size 320 x 44
            label a 40 x 20, b 40 x 20, c 40 x 20
            H:|-8-[a]-8-[b]-8-[c]-8-|
            [a, b, c].top == super.top
            """)
        let message = """
            Ambiguous width: "a", "b" and "c" hug their contents at 250, and nothing says which of them takes \
            the 168 extra points. Give one of them a lower priority.
            """
        #expect(judging.findings.map(\.message) == [message])
    }

    @Test func namesTheTieOfCompression() throws {
        let judging = try Judging(
            """
            size 200 x 44
            label key 90 x 20, value 120 x 20
            H:|-16-[key]-8-[value]-16-|
            [key, value].centerY == super.centerY
            """)
        let message = """
            Ambiguous width: "key" and "value" both resist compression at 750, and nothing says which of them gives up \
            the 50 missing points. Give one of them a higher priority.
            """
        #expect(judging.findings.map(\.message) == [message])
    }

    @Test func namesTheTieThroughAContainer() throws {
        let judging = try Judging(
            """
            size 375 x 44
            label message 240 x 18
            view badge {
                label count 10 x 16
                count.edges == super.edges inset 2 6
            }
            H:|-16-[message]-8-[badge]-16-|
            [message, badge].centerY == super.centerY
            """)
        #expect(judging.codes == ["3: ambiguous-size"])
        #expect(
            judging.findings.map(\.message) == [
                """
                Ambiguous width: "message" and "badge.count" both hug their contents at 250, and nothing says which of \
                them takes the 73 extra points. Give one of them a lower priority.
                """
            ])
    }

    @Test func saysAtWhichSizeATieIs() throws {
        let judging = try Judging(
            """
            size 258 x 44
            sizes 320 x 44
            label key 90 x 20, value 120 x 20
            H:|-16-[key]-16-[value]-16-|
            [key, value].centerY == super.centerY
            """)
        #expect(judging.findings.count == 1)
        #expect(
            judging.findings.allSatisfy {
                $0.message.hasPrefix(
                    #"Ambiguous width at 320 x 44: "key" and "value" both hug their contents at 250, "#)
            })
    }

    @Test func notWhereAStatementAboutTheViewCouldNotBeRead() throws {
        try check(
            """
            size 320 x 100
            view a, b
            [a, b].verticalEdges == super.verticalEdges
            a.leading == super.leading
            a.width == nobody.width // expect: unknown-name
            b.leading == a.trailing
            b.width == 40
            """)
    }

    @Test func ofViewsThatAreNotShown() throws {
        try check(
            """
            size 320 x 100
            view a { hidden }
            a.leading == super.leading
            a.verticalEdges == super.verticalEdges
            """)
    }

    @Test func namesTheTieOfFour() throws {
        let judging = try Judging(
            """
            size 400 x 100
            label a 50 x 10, b 50 x 10, c 50 x 10, d 50 x 10
            H:|-[a]-[b]-[c]-[d]-|
            [a, b, c, d].top == super.top
            """)
        #expect(judging.findings.count == 1)
        #expect(
            judging.findings.allSatisfy {
                $0.message.hasPrefix(#"Ambiguous width: "a", "b", "c" and "d" hug their contents at 250, "#)
            })
    }

    @Test func namesTwoWishesOfOnePriority() throws {
        let judging = try Judging(
            """
            size 300 x 100
            view a
            a.leading == super.leading + 8
            a.verticalEdges == super.verticalEdges
            a.width == 50 @ high
            a.width == 80 @ high
            """)
        #expect(
            judging.findings.map(\.message) == [
                "Ambiguous width: a.width == 50 @ 750 and a.width == 80 @ 750 have the same priority 750, so any "
                    + #"width of "a" from 50 to 80 is equally good. Give one of them another priority."#
            ])
    }

    @Test func namesHuggingAgainstAWish() throws {
        let judging = try Judging(
            """
            size 300 x 100
            label a 40 x 20
            a.leading == super.leading + 8
            a.top == super.top
            a.width == 80 @ low
            """)
        #expect(
            judging.findings.first?.message.hasPrefix(
                "Ambiguous width: a.width == 80 @ 250 and hugging its content's width of 40 "
                    + #"have the same priority 250, so any width of "a" from 40 to 80 is equally good. "#) == true)
    }

    @Test func limitsAreNotEnough() throws {
        let judging = try Judging(
            """
            size 300 x 100
            view a
            a.leading == super.leading + 8
            a.verticalEdges == super.verticalEdges
            a.width >= 50
            a.width <= 80
            """)
        #expect(judging.findings.map(\.code) == ["ambiguous-size"])
        #expect(
            judging.findings.first?.message.hasPrefix(
                #"Ambiguous width: only inequalities limit the width of "a". "#) == true)
    }

    @Test func flexibleSpacersOfDifferentStatements() throws {
        let judging = try Judging(
            """
            size 300 x 100
            view a
            spacer p
            spacer r
            H:|[p][a(40)][r]|
            a.verticalEdges == super.verticalEdges
            """)
        #expect(judging.codes == ["4: ambiguous-size"])
        #expect(
            judging.findings.first?.message.hasPrefix(
                #"Ambiguous width: nothing says how "p" and "r" share their space. "#) == true)
    }

    /// The longer of its two lengths, as resistance prevails over hugging, whatever the text is.
    @Test(arguments: ["UILabel", "UIButton"])
    func aSquareContentIsAsLongAsItsLongerSide(kind: String) throws {
        try judgeCode(
            """
            import UIKit

            final class Page: UIViewController {
                private let badge = \(kind)()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(badge)
                    badge.translatesAutoresizingMaskIntoConstraints = false
                    badge.topAnchor.constraint(equalTo: view.topAnchor, constant: 50).isActive = true
                    badge.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
                    badge.heightAnchor.constraint(equalTo: badge.widthAnchor).isActive = true
                }
            }
            """)
    }
}
