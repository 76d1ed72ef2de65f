import Testing

@testable import SwiftLayout

/// A block finds its names, however many it has, and those of the blocks around it.
@Suite struct ScopeTests {
    @Test(arguments: [1, 16, 17, 40]) func eachNameHasItsLastValue(_ count: Int) {
        let scope = Scope()
        for round in 0..<2 {
            for number in 0..<count { scope.set("name\(number)", .number(Double(number + round))) }
        }
        for number in 0..<count { #expect(scope["name\(number)"] == .number(Double(number + 1))) }
        #expect(scope["name\(count)"] == nil)
    }

    @Test(arguments: [1, 16, 17, 18, 40]) func aNameThatIsTakenBackIsGone(_ count: Int) {
        let scope = Scope()
        for number in 0..<count { scope.set("name\(number)", .number(Double(number))) }
        for number in stride(from: 0, to: count, by: 2) { scope.set("name\(number)", nil) }
        scope.set("other", nil)
        for number in 0..<count {
            #expect(scope["name\(number)"] == (number.isMultiple(of: 2) ? nil : .number(Double(number))))
        }
        scope.set("name0", .bool(true))
        #expect(scope["name0"] == .bool(true))
    }

    @Test func theInnermostBlockThatDeclaresANameIsFound() {
        let outer = Scope()
        outer.set("a", .bool(true))
        outer.set("b", .bool(true))
        let inner = Scope(in: Scope(in: outer))
        inner.set("a", .bool(false))
        #expect(inner.declaring("a")?.scope === inner && inner.declaring("a")?.value == .bool(false))
        #expect(inner.declaring("b")?.scope === outer && inner.declaring("b")?.value == .bool(true))
        #expect(inner.declaring("c") == nil)
    }
}
