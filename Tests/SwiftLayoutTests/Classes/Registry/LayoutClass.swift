import RecordingUIKit

/// A layout class with everything that decides what it makes: one entry for each combination.
public struct LayoutClass: Sendable {
    /// The name of the class: `PriceTag`.
    public let name: String
    /// The source file, in the folder of the classes.
    public var file: String { "\(name).swift" }
    /// The conditions as the code writes them: `["isSale": true]`.
    public let switches: [String: Bool]
    /// The initialiser, where the class has several: `init(coder:)`.
    public let initializer: String?
    /// What is called once the layout is made: `["collapse()"]`.
    public let calls: [String]
    /// Makes the view or the controller, and calls what is to be called.
    public let make: @Sendable () -> UIResponder

    init(
        _ name: String, _ switches: [String: Bool] = [:], initializer: String? = nil,
        make: @escaping @Sendable () -> UIResponder
    ) {
        self.init(name: name, switches: switches, initializer: initializer, calls: [], make: make)
    }

    private init(
        name: String, switches: [String: Bool], initializer: String?, calls: [String],
        make: @escaping @Sendable () -> UIResponder
    ) {
        self.name = name
        self.switches = switches
        self.initializer = initializer
        self.calls = calls
        self.make = make
    }

    /// A class in every state: as it is made, and after each of the calls.
    static func states<Layout: UIResponder>(
        _ switches: [String: Bool] = [:], of make: @escaping @Sendable () -> Layout,
        _ calls: KeyValuePairs<String, @Sendable (Layout) -> Void>
    ) -> [LayoutClass] {
        let name = "\(Layout.self)"
        let plain = LayoutClass(name, switches, make: make)
        return [plain]
            + calls.map { call, run in
                LayoutClass(name: name, switches: switches, initializer: nil, calls: [call]) {
                    let layout = make()
                    // A controller's view is there before anything else happens to it.
                    (layout as? UIViewController)?.loadViewIfNeeded()
                    run(layout)
                    return layout
                }
            }
    }

    /// A class for both values of a condition.
    static func both(
        _ name: String, _ condition: String, _ make: @escaping @Sendable (Bool) -> UIResponder
    ) -> [LayoutClass] {
        [false, true].map { value in LayoutClass(name, [condition: value]) { make(value) } }
    }

    /// A class for all values of two conditions.
    static func each(
        _ name: String, _ first: String, _ second: String, _ make: @escaping @Sendable (Bool, Bool) -> UIResponder
    ) -> [LayoutClass] {
        [(false, false), (false, true), (true, false), (true, true)].map { values in
            LayoutClass(name, [first: values.0, second: values.1]) { make(values.0, values.1) }
        }
    }

    /// `PriceTag(isSale: true)`, `TagRow then hideSecond()`: unique among all.
    public var title: String {
        let values = switches.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
        let start = initializer.map { "\(name).\($0)" } ?? name
        return start + (values.isEmpty ? "" : "(\(values))") + calls.map { " then \($0)" }.joined()
    }

    /// All classes in all their states.
    public static let all = execution + conditions + hierarchies + constraintForms + snapKit + visibility + seeds
}
