import Testing

@Suite struct DrawnWhenGoneTests {
    private func row(_ body: String, _ collapse: String, _ inner: String = "") -> String {
        """
        size 320 x 44
        view badge { \(body) }
        label title 100 x 20 "Title"
        badge.leading == super.leading + 16
        badge.width == 28
        title.leading == badge.trailing + 8
        [badge, title].top == super.top + 12
        badge.height == 20
        \(inner.isEmpty ? "badge.count.leading == badge.leading + 4\nbadge.count.top == badge.top + 2" : inner)
        \(collapse)
        vary badge
        """
    }

    @Test func aTextInAViewThatIsNotHidden() throws {
        try check(
            row("label count 20 x 16 \"3\"", "collapse badge: trailing as hrViewVisible // expect: drawn-when-gone"))
    }

    @Test(arguments: [
        "clipsToBounds; label count 20 x 16 \"3\"", "hidden; label count 20 x 16 \"3\"",
        "label count 20 x 16 { hidden }",
        "view count { self.size == 20 x 16 }", "label count \"3\"",
    ])
    func whatIsNotDrawnOrNotKnown(body: String) throws {
        let text = row(body, "collapse badge: trailing as hrViewVisible\nstate full { show badge }")
        try check(text)
    }

    @Test(arguments: ["trailing", "trailing as uiViewVisibility", "trailing as flexibleBox"])
    func waysThatHide(words: String) throws {
        let text = row("label count 20 x 16 \"3\"", "collapse badge: \(words)")
            .replacing("title.leading == badge.trailing + 8", with: "badge.trailing == title.leading - 8")
        try check(text)
    }

    @Test func whatShrinksWithIt() throws {
        try check(
            row(
                "label count 20 x 16 \"3\"", "collapse badge: trailing as hrViewVisible",
                "badge.count.horizontalEdges == badge.horizontalEdges\nbadge.count.top == badge.top + 2"))
    }
}
