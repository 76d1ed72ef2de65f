import LayoutModel
import Testing

@Suite struct SpacingDoubledTests {
    private func column(_ words: String, _ body: String) -> String {
        """
        size 320 x fit
        stack rows vertical \(words) {
            label name 80 x 21 "Name"
            \(body)
            label mail 140 x 21 "Mail"
        }
        rows.edges == super.edges
        """
    }

    @Test func spacingOnBothSides() throws {
        try check(
            column("spacing 4", "spacer 10 // expect: spacing-doubled"),
            enabled: [FindingCode(rawValue: "spacing-doubled")])
        try check(
            column("spacing 4", "spacer gap 6 // expect: spacing-doubled"),
            enabled: [FindingCode(rawValue: "spacing-doubled")])
    }

    @Test func withoutSpacingOrWithItsOwn() throws {
        try check(column("", "spacer 10"), enabled: [FindingCode(rawValue: "spacing-doubled")])
        try check(column("spacing 4", "spacing 10 after name"), enabled: [FindingCode(rawValue: "spacing-doubled")])
        try check(
            column("spacing 4", "spacer gap 10; spacing 0 after name; spacing 0 after gap"),
            enabled: [FindingCode(rawValue: "spacing-doubled")])
    }

    @Test func whereSpacingIsFlexible() throws {
        try check(
            column("spacing 4 distribution equalSpacing", "spacer 10"),
            enabled: [FindingCode(rawValue: "spacing-doubled")])
    }
}
