import Testing

/// ConstraintsHolder: a view's constraints in named slots.
@Suite struct ConstraintsHolderTests {
    private func card(_ slots: String, _ state: String = "") -> String {
        """
        size 320 x 100
        view card
        card.horizontalEdges == super.horizontalEdges
        card.height == 40
        \(slots)
        \(state)
        """
    }

    @Test func k1TheSlotsTypeIsTheFirstAttribute() throws {
        #expect(try SolvedText(card("card.top: card.bottom == super.bottom - 20")).codes == ["slot-mismatch"])
    }

    @Test(arguments: ["activate", "deactivate"]) func k2AndK3AnEmptySlot(word: String) throws {
        let text = card("card.top: card.top == super.top + 20", "state s { \(word) card.centerY }")
        #expect(try SolvedText(text).codes == ["empty-slot"])
    }

    @Test func k4AndK6ASlotStillInForce() throws {
        let text = card("card.top: card.top == super.top + 20\ncard.top: card.top == super.top + 40")
        #expect(try SolvedText(text).codes == ["slot-still-active"])
    }

    @Test func k7ASlotIsThatOfItsView() throws {
        let text = card("card.top: other.top == super.top + 20", "view other\nother.size == 10 x 10")
        #expect(try SolvedText(text).codes.contains("slot-mismatch"))
    }

    @Test func twoSlotsInTurn() throws {
        let text = card(
            "card.top: card.top == super.top + 20\ninactive card.bottom: card.bottom == super.bottom - 20",
            "state low { deactivate card.top; activate card.bottom }")
        #expect(try SolvedText(text).codes == [])
    }
}
