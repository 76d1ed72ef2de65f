import AutoLayoutEngine
import LayoutLanguage
import LayoutModel
import SourceText
import Testing

@Suite struct ConfigurationSpaceTests {
    private func layout(_ body: String) throws -> Layout {
        try #require(LayoutLanguageFormat().parse(SourceText("layout Test {\n\(body)\n}")).document.layouts.first)
    }

    @Test func everySubsetIsCheckedAtEverySize() throws {
        let space = ConfigurationSpace(try layout("size 100 x 100\nsizes 200 x 100\nview a, b\nvary a, b"))
        #expect(space.configurations.count == 8)
        #expect(Set(space.configurations).count == 8)
        #expect(space.isComplete)
        #expect(space.configurations.first?.gone == [])
    }

    @Test func neighboursDifferByOneView() throws {
        let space = ConfigurationSpace(try layout("size 100 x 100\nview a, b, c, d\nvary a, b, c, d"))
        for (one, other) in zip(space.configurations, space.configurations.dropFirst()) {
            #expect(one.gone.symmetricDifference(other.gone).count == 1)
        }
    }

    @Test func consecutiveSolvesDifferInTheSizeOrByOneView() throws {
        let space = ConfigurationSpace(
            try layout("size 100 x 100\nsizes 200 x 100, 300 x 100\nview a, b, c\nvary a, b, c"))
        #expect(space.order.sorted() == Array(space.configurations.indices))
        let inOrder = space.order.map { space.configurations[$0] }
        for (one, other) in zip(inOrder, inOrder.dropFirst()) {
            #expect((one.size == other.size ? 0 : 1) + one.gone.symmetricDifference(other.gone).count == 1)
        }
    }

    @Test func configurationsOfOneSizeAreSolvedInOrder() throws {
        let space = ConfigurationSpace(
            try layout(
                """
                size 100 x 100
                sizes 200 x 100, 300 x 100
                param p = 1 in 0...2
                view a, b
                vary a, b
                state s { set p = 2 }
                state t { size 50 x 50 }
                """))
        let places = Dictionary(grouping: space.order) { space.configurations[$0].size }
        #expect(places.count == 3)
        for (_, places) in places { #expect(places == places.sorted()) }
    }

    @Test func sizesAreGroupedBySizeClasses() throws {
        var layout = try layout("size 100 x 100\nsizes 200 x 100, 300 x 100\nview a\nvary a")
        layout.sizes[1].size.traits = Traits(horizontal: .compact)
        let space = ConfigurationSpace(layout)
        let widths = space.order.map { space.configurations[$0].size.width }
        #expect(widths == [100, 300, 300, 100, 200, 200].map { .points($0) })
    }

    @Test func parametersAreCheckedAtBothEnds() throws {
        let space = ConfigurationSpace(
            try layout(
                """
                size 100 x 100
                param p = 1 in 0...2
                param q = 5 in 5...9
                view a
                a.width == p * 2 - q
                """))
        #expect(space.configurations.map(\.parameters) == [[1, 5], [0, 5], [2, 5], [1, 9]])
    }

    /// Many sizes, states and parameters are not all combined: each occurs alone and once with the others.
    @Test func theNumberOfConfigurationsGrowsWithTheSumOfWhatVaries() throws {
        func count(_ number: Int) throws -> Int {
            let sizes = (1...number).map { "\(200 + $0) x 100" }.joined(separator: ", ")
            let parameters = (0..<number).map { "param p\($0) = 1 in 0...\($0 + 2)" }
            let uses = (0..<number).map { "a.width >= p\($0)" }
            let states = (0..<number).map { "state s\($0) { c.constant = \($0) }" }
            let body = ["size 200 x 100", "sizes \(sizes)", "view a", "c: a.leading == super.leading + 9"]
            let space = ConfigurationSpace(
                try layout((body + parameters + uses + states).joined(separator: "\n")))
            let configurations = Set(space.configurations)
            #expect(configurations.count == space.configurations.count)
            for state in 0..<number {
                let own = configurations.filter { $0.state == state }
                #expect(own.contains { $0.size.width == .points(200) && $0.parameters.allSatisfy { $0 == 1 } })
                #expect(own.contains { $0.size.width != .points(200) || $0.parameters.contains { $0 != 1 } })
            }
            #expect(Set(configurations.map(\.size)).count == number + 1)
            return configurations.count
        }
        let (few, many) = (try count(100), try count(200))
        #expect(Double(many) < 2.1 * Double(few), "\(few) \(many)")
        #expect(try count(2) == 3 * 5 * 3)
    }

    /// Where even that would take long, only some of them occur, spread over all.
    @Test func thousandsOfStatesInALargeLayoutAreSampled() throws {
        let names = (0..<400).map { "v\($0)" }
        let sizes = (1...500).map { "\(200 + $0) x 100" }.joined(separator: ", ")
        let states = (0..<2000).map { "state s\($0) { c.constant = \($0) }" }
        let parameters = (0..<300).map { "param p\($0) = 1 in 0...2" }
        let uses = (0..<300).map { "v0.width >= p\($0)" }
        let body = ["sizes \(sizes)", "view " + names.joined(separator: ", "), "c: v0.leading == super.leading + 9"]
        let space = ConfigurationSpace(try layout((body + parameters + uses + states).joined(separator: "\n")))
        #expect(space.configurations.count < 200)
        #expect(Set(space.configurations).count == space.configurations.count)
        #expect(space.stateShare.checked > 10 && space.stateShare.count == 2000 && !space.stateShare.isAll)
        #expect(space.sizeShare.checked >= 4 && space.sizeShare.count == 500)
        #expect(space.valueShare.checked >= 4 && space.valueShare.count == 601)
        #expect(Set(space.configurations.compactMap(\.state)).count == space.stateShare.checked)
        #expect((space.configurations.compactMap(\.state).max() ?? 0) > 1500)
        #expect(space.configurations.first?.state == nil && space.configurations.first?.size.width == .points(201))
    }

    @Test func aParameterThatNoNumberDependsOnIsNotVaried() throws {
        let space = ConfigurationSpace(
            try layout("size 100 x 100\nparam p = 1 in 0...2\nparam q = 5 in 5...9\nview a\na.width == q"))
        #expect(space.configurations.map(\.parameters) == [[1, 5], [1, 9]])
    }

    @Test func aParameterThatAStateSetsIsNotVaried() throws {
        let space = ConfigurationSpace(
            try layout(
                """
                size 100 x 100
                param p = 1 in 0...2
                view a
                a.width == p
                state s { set p = 2 }
                state t { }
                """))
        #expect(
            space.configurations.map { "\($0.state ?? -1) \($0.parameters[0])" } == [
                "-1 1.0", "0 1.0", "1 1.0", "-1 0.0", "1 0.0", "-1 2.0", "1 2.0",
            ])
    }

    @Test func aStateWithItsOwnSizeIsCheckedOnlyThere() throws {
        let space = ConfigurationSpace(
            try layout("size 100 x 100\nsizes 200 x 100\nstate s { size 50 x 50 }\nstate t { }"))
        #expect(space.configurations.map(\.state) == [nil, 0, 1, nil, 1])
    }

    @Test func everySubsetOfTwelveViewsIsChecked() throws {
        let names = (1...12).map { "v\($0)" }.joined(separator: ", ")
        let space = ConfigurationSpace(try layout("size 100 x 100\nview \(names)\nvary \(names)"))
        let (isComplete, subsets) = (space.isComplete, Set(space.configurations.map(\.gone)))
        #expect(isComplete)
        #expect(subsets.count == 4096)
    }

    @Test func thirteenViewsAreSampled() throws {
        let names = (1...13).map { "v\($0)" }.joined(separator: ", ")
        let space = ConfigurationSpace(try layout("size 100 x 100\nview \(names)\nvary \(names)"))
        #expect(space.checkedSubsetCount == 4096)
        #expect(!space.isComplete)
        let counts = Set(space.configurations.map(\.gone.count))
        #expect(counts.isSuperset(of: [0, 1, 2, 11, 12, 13]))
        #expect(space.configurations.filter { $0.gone.count == 2 }.count >= 78)
        #expect(space.configurations.filter { $0.gone.count == 11 }.count >= 78)
        #expect(Set(space.configurations).count == 4096)
    }
}
