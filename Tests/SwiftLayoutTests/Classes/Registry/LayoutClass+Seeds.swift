import RecordingUIKit

extension LayoutClass {
    /// The layouts that Plumbline's examples show as documents, in code.
    static let seeds: [LayoutClass] =
        [LayoutClass("EqualSpacing") { EqualSpacing() }]
        + states(
            of: { ExpandableCell(style: .default, reuseIdentifier: nil) },
            ["expand()": { $0.expand() }, "tap()": { $0.tap() }])
        + states(
            of: { ParallaxHeader() },
            ["scroll(to: -300)": { $0.scroll(to: -300) }, "scroll(to: 10)": { $0.scroll(to: 10) }])
}
