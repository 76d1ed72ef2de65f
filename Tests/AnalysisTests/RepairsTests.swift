import Analysis
import LayoutLanguage
import LayoutModel
import SourceText
import TestSupport
import Testing

@Suite struct RepairsTests {
    /// The titles of the repairs of the first finding with a code and a message that contains some words.
    private func titles(_ source: String, _ code: FindingCode, about words: String? = nil) throws -> [String] {
        let judging = try Judging(source)
        let finding = try #require(
            judging.findings.first { $0.code == code && (words.map($0.message.contains) ?? true) })
        let layout = try #require(judging.document.layouts.first)
        let search = try RepairSearch(for: code, in: layout, by: .standard, .never)
        var budget = RepairBudget()
        return try #require(search).repairs(of: finding, budget: &budget, writtenBy: judging.written)
            .map(\.repair.title)
    }

    @Test func ofAConflict() throws {
        let titles = try titles(
            """
            size 320 x 100
            view a
            a.leading == super.leading
            a.width == 300
            a.verticalEdges == super.verticalEdges
            a.trailing == super.trailing - 40
            """, "conflict")
        #expect(titles.first == "Lower a.width == 300 to priority 999")
        #expect(titles.contains("Change the constant of a.trailing == super.trailing - 40 to -20"))
        #expect(titles.contains("Lower a.trailing == super.trailing - 40 to priority 999"))
        #expect(titles.contains("Remove a.trailing == super.trailing - 40"))
        #expect(titles.contains("Change the constant of a.width == 300 to 280"))
        #expect(titles.contains("Relax a.width == 300 to <="))
        #expect(!titles.contains("Relax a.width == 300 to >="))
    }

    /// Of two conflicts of one constraint, what ends the other is no repair.
    @Test func ofAConflictThatSharesItsConstraintWithAnother() throws {
        let source = """
            size 320 x 100
            view a, b
            [a, b].leading == super.leading
            [a, b].verticalEdges == super.verticalEdges
            b.width >= 60
            a.width == 60
            b.width >= 200
            l: a.width == b.width
            state s { l.constant = 10 }
            """
        let always = try titles(source, "conflict", about: "b.width >= 200")
        #expect(always.contains("Remove b.width >= 200"))
        #expect(!always.contains("Relax a.width == b.width to >="))
        let inTheState = try titles(source, "conflict", about: "b.width >= 60")
        #expect(inTheState.contains("Remove b.width >= 60"))
        #expect(!inTheState.contains("Change the constant of a.width == b.width to -140"))
    }

    @Test func aGapDoesNotBecomeAnOverlap() throws {
        let titles = try titles(
            """
            size 320 x 100
            view a
            a.leading == super.leading
            a.width == 360
            a.verticalEdges == super.verticalEdges
            a.trailing == super.trailing - 40
            """, "conflict")
        #expect(!titles.contains { $0.hasPrefix("Change the constant of a.trailing") })
        #expect(titles.contains("Change the constant of a.width == 360 to 280"))
    }

    @Test func ofSidesThatDoNotFollowTheText() throws {
        let titles = try titles(
            """
            size 320 x 100
            label a 20 x 20
            a.left == super.left + 8
            a.top == super.top
            """, "fixed-left-right")
        #expect(titles == ["Use leading in a.left == super.left + 8"])
    }

    @Test func ofATie() throws {
        let titles = try titles(
            """
            size 320 x 44
            label key 90 x 20, value 120 x 20
            H:|-16-[key]-8-[value]-16-|
            [key, value].centerY == super.centerY
            """, "ambiguous-size")
        #expect(
            titles == [
                "Lower the horizontal hugging of \"value\" to 249",
                "Lower the horizontal hugging of \"key\" to 249",
                "Raise the horizontal hugging of \"key\" to 251",
                "Raise the horizontal hugging of \"value\" to 251",
            ])
    }

    /// Four numbers of each view are ambiguous. With 200 there may be more that were not looked for, so a repair cannot
    /// be proved.
    @Test(arguments: [(49, true), (50, false)])
    func ofAsManyAmbiguitiesAsAreLookedFor(count: Int, hasRepairs: Bool) throws {
        let views = (1...count).map { "v\($0)" }.joined(separator: ", ")
        #expect(try titles("size 320 x 44\nview \(views)", "ambiguous-position").isEmpty != hasRepairs)
    }

    @Test func ofAMissingPosition() throws {
        let titles = try titles(
            """
            size 320 x 44
            label a 40 x 20, b 40 x 20
            a.leading == super.leading + 12
            [a, b].top == super.top
            """, "ambiguous-position")
        #expect(titles.first == "Add b.leading == a.trailing + 8")
        #expect(titles.contains("Add b.leading == super.leading + 12"))
        #expect(titles.contains("Add b.centerX == super.centerX"))
    }

    /// The distance that a limit names is most likely the one that is wanted.
    @Test func ofAPositionThatHasOnlyLimits() throws {
        let titles = try titles(
            """
            size 320 x 100
            label a 40 x 20, b 40 x 20
            [a, b].leading == super.leading
            a.top == super.top + 8
            b.top >= a.bottom + 12
            b.bottom <= super.bottom - 10
            """, "ambiguous-position")
        #expect(titles.first == "Make b.top >= a.bottom + 12 an equality")
        #expect(titles.contains("Make b.bottom <= super.bottom - 10 an equality"))
        #expect(titles.contains("Add b.centerY == super.centerY"))
    }

    /// A view that shows others in a column ends where the last one does.
    @Test func ofAContainerWithoutAHeight() throws {
        let titles = try titles(
            """
            size 320 x 400
            view card {
                label title 40 x 20, text 40 x 20
            }
            [card].horizontalEdges == super.horizontalEdges
            card.top == super.top
            [card.title, card.text].leading == card.leading
            card.title.top == card.top + 12
            card.text.top == card.title.bottom + 8
            """, "ambiguous-size")
        #expect(titles.first == "Add card.text.bottom == card.bottom - 12")
        #expect(!titles.contains { $0.contains("title.bottom") })
        // Which of two that begin at its top is the longer one is not known.
        let columns = try self.titles(
            """
            size 320 x 400
            view card {
                label title 40 x 20, text 40 x 80
            }
            [card].horizontalEdges == super.horizontalEdges
            card.top == super.top
            [card.title, card.text].top == card.top + 12
            card.title.leading == card.leading
            card.text.leading == card.title.trailing
            """, "ambiguous-size")
        #expect(!columns.contains { $0.contains("bottom == card.bottom") })
    }

    /// In a row, the missing position is that of the view beside, and a view as high as its superview begins where
    /// that does.
    @Test func ofAPositionBesideAnother() throws {
        let row = try titles(
            """
            size 320 x 100
            label a 40 x 20, b 40 x 10
            a.leading == super.leading; a.top == super.top + 20
            b.leading == a.trailing + 8
            """, "ambiguous-position")
        #expect(row.first == "Add b.centerY == a.centerY")
        // The limits keep it inside.
        let limited = try titles(
            """
            size 320 x 100
            label a 40 x 20, b 40 x 10
            a.leading == super.leading; a.top == super.top + 20
            b.leading == a.trailing + 8; b.top >= super.top + 4; b.bottom <= super.bottom - 4
            """, "ambiguous-position")
        #expect(limited.prefix(2) == ["Add b.centerY == a.centerY", "Make b.top >= super.top + 4 an equality"])
        let filled = try titles(
            """
            size 320 x 100
            view a
            a.horizontalEdges == super.horizontalEdges inset 16
            a.height == super.height
            """, "ambiguous-position")
        #expect(filled.first == "Add a.top == super.top")
    }

    @Test func noViewIsPutOutsideItsSuperview() throws {
        let titles = try titles(
            """
            size 320 x 100
            view a
            label b 60 x 20
            a.horizontalEdges == super.horizontalEdges inset 16
            a.top == super.top + 8
            a.height == 40
            b.top == super.top + 8
            """, "ambiguous-position")
        #expect(titles.first == "Add b.leading == super.leading + 16")
        #expect(!titles.contains { $0.contains("a.trailing") })
    }

    /// Nothing says which of two versions of one constraint is stale.
    @Test func ofTwoVersionsOfOneConstraint() throws {
        let titles = try titles(
            """
            size 320 x 100
            view a
            a.leading == super.leading; a.leading == super.leading + 8
            a.size == 20 x 20
            a.top == super.top
            """, "conflict")
        #expect(titles == ["Remove a.leading == super.leading + 8", "Remove a.leading == super.leading"])
    }

    @Test func ofAMissingSize() throws {
        let titles = try titles(
            """
            size 320 x 44
            view a
            a.leading == super.leading + 12
            a.verticalEdges == super.verticalEdges
            """, "ambiguous-size")
        #expect(titles == ["Add a.trailing == super.trailing - 12", "Add a.width == 100"])
    }

    @Test func ofAGap() throws {
        let titles = try titles(
            """
            size 320 x 44
            label first 40 x 20, middle 50 x 20, last 60 x 20
            H:|-16-[first]-8-[middle]-8-[last]
            [first, middle, last].centerY == super.centerY
            vary middle
            """, "gap-when-gone")
        #expect(titles == ["Collapse \"middle\" by its trailing edge", "Collapse \"middle\" by its leading edge"])
    }

    @Test func onlyWhatHelpsAtEverySize() throws {
        let titles = try titles(
            """
            size 320 x 100
            sizes 300 x 100, 340 x 100
            view a
            a.leading == super.leading
            a.verticalEdges == super.verticalEdges
            a.width == 300
            a.trailing == super.trailing
            """, "conflict")
        #expect(!titles.isEmpty)
        #expect(!titles.contains { $0.hasPrefix("Change the constant") })
    }

    @Test func ofARedundantConstraint() throws {
        let titles = try titles(
            "size 320 x 100\nview a\na.edges == super.edges\na.width == super.width", "redundant")
        #expect(titles == ["Remove a.width == super.width"])
    }

    private func refactorings(_ source: String, at path: String) throws -> [String] {
        let judging = try Judging(source)
        let view = try #require(judging.document.layouts[0].views.first { $0.path == path })
        let check = try DocumentCheck(of: judging.document, in: judging.text, by: Checker(.standard), .never)
        var budget = RepairBudget()
        let found = try Refactorings.refactorings(
            at: view.id, inLayout: 0, of: judging.document, check, budget: &budget, writtenBy: judging.written, .never)
        return found.map(\.repair.title)
    }

    @Test func makesAViewOfARowCollapsible() throws {
        let titles = try refactorings(
            """
            size 320 x 44
            label first 40 x 20, middle 50 x 20, last 60 x 20
            H:|-16-[first]-8-[middle]-8-[last]
            [first, middle, last].centerY == super.centerY
            """, at: "middle")
        #expect(titles.first == "Make \"middle\" collapsible by its trailing edge")
    }

    @Test func makesAViewOfAColumnCollapsible() throws {
        let titles = try refactorings(
            """
            size 320 x fit
            label a 40 x 20, b 50 x 20, c 60 x 20
            V:|-8-[a]-8-[b]-8-[c]-8-|
            [a, b, c].leading == super.leading
            """, at: "b")
        #expect(titles.first == "Make \"b\" collapsible by its bottom edge")
    }

    /// The others keep their distance from the superview.
    @Test(arguments: [("a", "bottom"), ("b", "top")])
    func aViewAtTheEndGoesWithTheGapToItsNeighbour(view: String, edge: String) throws {
        let titles = try refactorings(
            """
            size 320 x fit
            label a 40 x 20, b 50 x 20
            V:|-8-[a]-12-[b]-8-|
            [a, b].leading == super.leading
            """, at: view)
        #expect(titles.first == "Make \"\(view)\" collapsible by its \(edge) edge")
    }

    @Test func insertsEqualSpacersBetweenSiblings() throws {
        let titles = try refactorings(
            """
            size 320 x 44
            view a, b
            H:|-16-[a(40)]-8-[b(60)]-16-|
            [a, b].verticalEdges == super.verticalEdges
            """.replacing("-16-[a(40)]-8-[b(60)]-16-|", with: "-8-[a(40)]-8-[b(60)]-(>=16)-|"), at: "a")
        // The gaps there are decide both views, so flexible ones would leave them ambiguous.
        #expect(!titles.contains { $0.hasPrefix("Insert equal") })
    }

    @Test func insertsASpacerIntoAStack() throws {
        let titles = try refactorings(
            """
            size 320 x fit
            stack s vertical spacing 6 alignment leading { label a 40 x 20; label b 40 x 20 }
            s.edges == super.edges
            """, at: "s.a")
        #expect(titles == ["Insert a spacer after \"s.a\" that is hidden with it"])
    }
}
