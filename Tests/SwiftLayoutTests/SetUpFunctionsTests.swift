import Testing

/// Which functions of a class run only while it is set up.
@Suite struct SetUpFunctionsTests {
    /// `setUp()` hides a view, and the initializer calls it.
    @Test(arguments: [
        ("", true),
        // Another function of the set-up calls it too, or they call each other.
        ("    private func build() { setUp(); build() }", false),
        ("    func reload() { setUp() }", false), ("    @objc func tap() { self.setUp() }", false),
        ("    lazy var action = #selector(setUp)", false),
        ("    private lazy var spinner: UIView = { setUp(); return UIView() }()", false),
        ("    func other(setUp: Int) { print(1) }", true),
        // What the set-up hands on runs later.
        ("    private func build() { model.onChange = setUp }\n    override func awakeFromNib() { build() }", false),
        ("    override func awakeFromNib() { model.onChange = { self.setUp() } }", false),
        ("    override func awakeFromNib() { setUp() }", true),
        ("    override func awakeFromNib() { model.onChange = { self.note.isHidden = false } }", true),
    ])
    func whatCallsItDecides(members: String, isCalled: Bool) throws {
        #expect(try PossiblyHiddenTests.isCalled(members) == isCalled)
    }
}
