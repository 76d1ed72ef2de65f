import Testing

/// FlexibleBox: the constants that a view holds as first item go to zero with it.
@Suite struct FlexibleBoxTests {
    /// The four views with the four gaps written one way or the other: where true, the view behind is the first item.
    private func box(_ isReversed: [Bool]) -> String {
        let gaps = [("blue", "black"), ("black", "red"), ("red", "green")]
        var lines = zip(gaps, isReversed).map { gap, isReversed in
            isReversed
                ? "\(gap.1).leading == \(gap.0).trailing + 10" : "\(gap.0).trailing == \(gap.1).leading - 10"
        }
        lines.append(
            isReversed[3] ? "super.trailing == green.trailing + 10" : "green.trailing == super.trailing - 10")
        return """
            size 375 x 72
            view blue, black, red, green
            blue.leading == super.leading + 16
            \(lines.joined(separator: "\n"))
            [black, red, green].width == 37
            [blue, black, red, green].top == super.top + 24
            [blue, black, red, green].height == 24
            collapse black as flexibleBox
            collapse red as flexibleBox
            collapse green as flexibleBox
            vary black, red, green
            """
    }

    /// What goes wrong: a view that holds none of its gaps leaves two, one that holds both leaves none.
    private func expected(_ isReversed: [Bool]) -> [String] {
        ["black", "red", "green"].enumerated().compactMap { index, view in
            let held = (isReversed[index] ? 1 : 0) + (isReversed[index + 1] ? 0 : 1)
            switch held {
            case 0: return "\(view): gap-when-gone"
            case 2: return "\(view): lost-gap"
            default: return nil
            }
        }
    }

    @Test(arguments: 0..<16) func x5TheOrientationOfEachGapDecides(number: Int) throws {
        let isReversed = (0..<4).map { number >> $0 & 1 == 1 }
        let judging = try SolvedText(box(isReversed)).judging
        let found = judging.findings.map { "\(judging.marked($0)): \($0.code.rawValue)" }
        #expect(found == expected(isReversed))
        #expect(found.isEmpty == (number == 0 || number == 15))
        for finding in judging.findings {
            #expect(finding.message.hasPrefix("Hiding \"\(judging.marked(finding))\" leaves "))
            #expect(finding.message.hasSuffix(": swap the first and second item of one gap."))
        }
    }

    @Test(arguments: [true, false]) func x6TheFirstViewTakesTheRoom(isReversed: Bool) throws {
        let solved = try SolvedText(box(Array(repeating: isReversed, count: 4)))
        for (gone, width) in [
            ([], 208.0), (["red"], 255), (["black", "green"], 302), (["black", "red", "green"], 349),
        ] {
            #expect(try solved.frame("blue", gone: gone)[2] == width)
        }
    }

    @Test func x2WhatIsNotThereCountsAsZero() throws {
        let solved = try SolvedText(
            row(
                collapse: " as flexibleBox", middle: "middle.width == 50",
                gaps: [
                    "middle.leading == first.trailing + 8", "last.leading == middle.trailing + 8",
                ]))
        #expect(solved.codes == [])
        #expect(try solved.frame("last", gone: ["middle"])[0] == 64)
        #expect(try solved.frame("last")[0] == 122)
    }

    @Test func x3WhatIsSetAfterwardsIsLost() throws {
        let solved = try SolvedText(
            row(collapse: " as flexibleBox", more: "gap: last.top == first.top\nwide: middle.height >= 1")
                .replacing("middle.leading == first", with: "lead: middle.leading == first")
                + "\nstate roomy { lead.constant = 20 }")
        #expect(solved.codes == ["not-restored"])
    }

    @Test func x1OnlyTheFirstOfSeveralIsFound() throws {
        let solved = try SolvedText(
            row(
                collapse: " as flexibleBox",
                gaps: [
                    "middle.leading >= first.trailing + 4", "middle.leading == first.trailing + 8",
                    "last.leading == middle.trailing + 8",
                ]))
        #expect(solved.codes == ["gap-when-gone"])
        #expect(
            solved.messages.first?.contains("another comes before middle.leading == first.trailing + 8") == true)
    }
}
