import Testing

/// What other files say of a class whose code is to be changed.
@Suite struct ClassSurroundingsTests {
    @Test(arguments: [
        // Another class has a view of the name.
        ("final class Other: UIView { let note = UIView(); func go() { note.isHidden = true } }", true),
        ("final class Other: UIView { let note = UIView(); func go() { self.note.isHidden = true } }", true),
        // A subclass or an extension, and the view of an object.
        ("extension Card { func go() { note.isHidden = true } }", false),
        ("final class Page { func go(_ card: AnyCard) { card.note.isHidden = true } }", false),
        ("final class Page { func go() { self.card?.note?.isHidden = true } }", false),
    ])
    func whatHidesAViewElsewhereIsFound(other: String, isCalled: Bool) throws {
        #expect(try PossiblyHiddenTests.isCalled(others: [other]) == isCalled)
    }

    /// A method that runs in the set-up, and that others may call later.
    @Test(arguments: [
        ("", "final class Page { func go() { card.setUp() } }", false),
        ("", "final class Page: Other { override func go() { super.setUp(); self.setUp(); setUp() } }", true),
        ("private ", "final class Page { func go() { card.setUp() } }", true),
    ])
    func whatCallsAMethodElsewhereIsFound(access: String, other: String, isCalled: Bool) throws {
        #expect(try PossiblyHiddenTests.isCalled(others: [other], access: access) == isCalled)
    }
}
