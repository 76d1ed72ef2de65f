import Testing

/// What other files say of a class whose code is to be changed.
@Suite struct ClassSurroundingsTests {
    @Test(arguments: [
        // Another class has a view of the name.
        ("final class Other: UIView { let note = UIView(); func go() { note.isHidden = true } }", true),
        ("final class Other: UIView { let note = UIView(); func go() { self.note.isHidden = true } }", true),
        // A subclass or an extension, and the view of an object.
        ("extension Card { func go() { note.isHidden = true } }", false),
        ("final class Below: Half { func go() { note.isHidden = true } }", false),
        (
            "protocol HasNote { var note: UILabel { get } }; extension HasNote { func go() { note.isHidden = true } }",
            false
        ),
        ("final class Page { func go(_ card: AnyCard) { card.note.isHidden = true } }", false),
        ("final class Page { func go() { let note = card.note; note.isHidden = true } }", false),
        ("final class Page { func go() { self.card?.note?.isHidden = true } }", false),
    ])
    func whatHidesAViewElsewhereIsFound(other: String, isCalled: Bool) throws {
        #expect(try PossiblyHiddenTests.isCalled(others: [other]) == isCalled)
    }

    /// A method that runs in the set-up, and that others may call later.
    @Test(arguments: [
        ("", "final class Page { func go() { card.setUp() } }", false),
        ("", "final class Page { func go() { button.onTap = card.setUp } }", false),
        ("", "extension Card { func go() { setUp() } }", false), ("", "let action = #selector(Card.setUp)", false),
        ("", "final class Page: Other { override func go() { super.setUp(); self.setUp(); setUp() } }", true),
        ("private ", "final class Page { func go() { card.setUp() } }", true),
        // UIKit calls it, or an object that has its name.
        ("@objc ", "", false), ("override ", "", false),
    ])
    func whatCallsAMethodElsewhereIsFound(access: String, other: String, isCalled: Bool) throws {
        #expect(try PossiblyHiddenTests.isCalled(others: [other], access: access) == isCalled)
    }
}
