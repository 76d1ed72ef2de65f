import Features
import LayoutModel
import SourceText
import TestSupport
import Testing

@Suite struct SemanticTokensTests {
    private func tokens(_ source: String, in range: TextRange? = nil, of path: String = "a.layout") -> [String] {
        guard let snapshot = Fixture(source).snapshot(of: path) else { return [] }
        let tokens = SemanticTokens.tokens(in: range ?? snapshot.text.range, of: snapshot)
        for (one, next) in zip(tokens, tokens.dropFirst()) { #expect(one.range.end <= next.range.start) }
        return tokens.map { "\($0.kind) \(snapshot.text[$0.range])\($0.isDeclaration ? " !" : "")" }
    }

    @Test func tokensHaveTheirKinds() {
        let source = "layout A { size 320 x fit; label a 9 x 9 \"hi\"; param p = 1 in 0...2 }"
        #expect(
            tokens(source) == [
                "keyword layout", "layout A !", "keyword size", "number 320", "keyword fit", "type label", "view a !",
                "number 9", "number 9", "string \"hi\"", "keyword param", "parameter p !", "number 1", "keyword in",
                "number 0", "number 2",
            ])
    }

    @Test func constraintsAndStates() {
        let source = "layout A { size 9 x 9; view a; gap: a.top == super.top + 3 @ high; state s { gone a } }"
        #expect(
            tokens(source).suffix(13) == [
                "type view", "view a !", "constant gap !", "view a", "attribute top", "keyword super", "attribute top",
                "number 3", "constant high", "keyword state", "constant s !", "keyword gone", "view a",
            ])
    }

    @Test func aVisualFormatLine() {
        let source = "layout A { size 9 x 9; view a1, b; H:|-8-[a1(>=2.5)]-[b]-| }"
        #expect(tokens(source).suffix(5) == ["keyword H:", "number 8", "view a1", "number 2.5", "view b"])
    }

    @Test func wordsAndCommentsInAVisualFormatLine() {
        let source = "layout A { size 9 x 9; view `a b`; H:|-[`a b`(>=4@high)]-[x9]-| /* 7 */ aligned top centerY }"
        #expect(
            tokens(source).suffix(8) == [
                "keyword H:", "view `a b`", "number 4", "constant high", "comment /* 7 */", "keyword aligned",
                "attribute top", "attribute centerY",
            ])
    }

    @Test func theWordsOfStacksAndStyles() {
        let stack = "stack s vertical alignment center distribution fillEqually { label a }"
        let source = "layout A { \(stack); collapse s as flexibleBox }"
        #expect(
            tokens(source).filter { $0.hasPrefix("keyword") } == [
                "keyword layout", "keyword vertical", "keyword alignment", "keyword center", "keyword distribution",
                "keyword fillEqually", "keyword collapse", "keyword as", "keyword flexibleBox",
            ])
    }

    @Test func commentsAreSplitAtLineEnds() {
        #expect(tokens("/* a\n b */ // c") == ["comment /* a", "comment  b */", "comment // c"])
    }

    @Test func onlyTokensInTheRangeAreReturned() {
        let source = "layout A {\n size 9 x 9\n view a\n}"
        #expect(tokens(source, in: TextRange(24, 30)) == ["type view", "view a !"])
        #expect(tokens("/* a\n b\n c */", in: TextRange(6, 7)) == ["comment  b"])
    }

    @Test func textsWithSyntaxErrorsHaveTokens() {
        #expect(tokens("layout A { view ; 5 == }}").contains("keyword layout"))
        #expect(tokens("") == [])
        #expect(tokens("<view id=\"a\"/>", of: "a.xib") == [])
    }
}
