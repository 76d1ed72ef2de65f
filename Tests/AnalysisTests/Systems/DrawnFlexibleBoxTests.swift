import LayoutModel
import Testing

/// FlexibleBox in a storyboard: four views in a row, of which three go.
@Suite struct DrawnFlexibleBoxTests {
    private static let names = ["blue", "black", "red", "green"]

    /// The screen with the four gaps behind the views written one way or the other: where true, what is behind is the
    /// first item.
    private func box(_ isReversed: [Bool], isHidden: Bool = false) -> TestDocument {
        let places = [16.0, 234, 281, 328]
        let views = zip(Self.names, places).map { name, x in
            let isBlue = name == "blue"
            let size = [TestDocument.Pin("\(name)-height", "height", nil, 24)]
            let width = [TestDocument.Pin("\(name)-width", "width", nil, 37)]
            var view = TestDocument.Element.noted(
                name, [x, 24, isBlue ? 208 : 37, 24], note: isBlue || isHidden ? nil : "collapse",
                constraints: isBlue ? size : size + width)
            if isHidden, !isBlue { view.attributes += " hidden=\"YES\"" }
            return view
        }
        var pins = [TestDocument.Pin("lead", "blue.leading", "root.leading", 16)]
        for (index, name) in Self.names.enumerated() {
            pins.append(TestDocument.Pin("\(name)-top", "\(name).top", "root.top", 24))
            let behind = index < 3 ? "\(Self.names[index + 1]).leading" : "root.trailing"
            pins.append(
                isReversed[index]
                    ? TestDocument.Pin("gap\(index)", behind, "\(name).trailing", 10)
                    : TestDocument.Pin("gap\(index)", "\(name).trailing", behind, -10))
        }
        return .screen(views, pins)
    }

    /// What is wrong where these views are gone, worked out from which view holds which gap: between two neighbours
    /// that stay, the gaps that no gone view holds are left.
    private func faults(_ isReversed: [Bool], gone: Set<Int>) -> [String] {
        /// The view that is a gap's first item; 4 is the screen's edge.
        func holder(_ gap: Int) -> Int { isReversed[gap] ? gap + 1 : gap }
        var faults: [String] = []
        var gap = 0
        while gap < 4 {
            var last = gap
            while last < 3, gone.contains(last + 1) { last += 1 }
            switch (gap...last).count(where: { !gone.contains(holder($0)) }) {
            case 1: break
            case 0: faults.append("lost-gap")
            default: faults.append("gap-when-gone")
            }
            gap = last + 1
        }
        return faults
    }

    @Test(arguments: 0..<16) func x5TheOrientationOfEachGapDecides(number: Int) throws {
        let isReversed = (0..<4).map { number >> $0 & 1 == 1 }
        let solved = try SolvedDocument(box(isReversed), as: .flexibleBox)
        #expect(solved.findings.isEmpty == (number == 0 || number == 15))
        // Each finding names the view and the gap that goes wrong when it goes alone.
        for (index, name) in Self.names.enumerated().dropFirst() {
            let own = solved.findings.filter { $0.message.hasPrefix("Hiding \"\(name)\" leaves ") }
            #expect(own.map(\.code.rawValue) == faults(isReversed, gone: [index]))
            let behind = index < 3 ? "\"\(Self.names[index + 1])\"" : "the edge of "
            for finding in own {
                #expect(finding.message.contains("between \"\(Self.names[index - 1])\" and \(behind)"))
            }
        }
        // And the table of states says of all eight what is wrong in them.
        let states = try solved.states()
        #expect(states.count == 8)
        for (gone, codes) in states {
            let numbers = Set(gone.compactMap { Self.names.firstIndex(of: $0) })
            #expect(codes.sorted() == faults(isReversed, gone: numbers).sorted(), "\(number): without \(gone)")
        }
    }

    @Test func x6TheFirstViewTakesTheRoom() throws {
        let solved = try SolvedDocument(box([true, true, true, true]), as: .flexibleBox)
        for (gone, width) in [
            ([], 208.0), (["red"], 255), (["black", "green"], 302), (["black", "red", "green"], 349),
        ] {
            #expect(try solved.frame("blue", width: 375, gone: Set(gone))[2] == width)
        }
    }

    @Test func hiddenViewsGoByTheStyleOfTheApp() throws {
        let document = box([true, false, true, true], isHidden: true)
        // Without a style they only hide.
        #expect(try SolvedDocument(document).codes == [])
        #expect(try SolvedDocument(document, as: .flexibleBox).codes.sorted() == ["gap-when-gone", "lost-gap"])
    }
}
