import RecordingUIKit

/// A controller lays out in methods that viewDidLoad calls, by the safe area and the keyboard.
final class SignInController: UIViewController {
    private let name = UITextField()
    private let password = UITextField()
    private let logIn = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        addViews()
        addConstraints()
    }

    private func addViews() {
        [name, password, logIn].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
    }

    private func addConstraints() {
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            name.topAnchor.constraint(equalTo: safe.topAnchor, constant: 24),
            name.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            name.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            password.topAnchor.constraint(equalToSystemSpacingBelow: name.bottomAnchor, multiplier: 1),
            password.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            password.widthAnchor.constraint(equalTo: name.widthAnchor),
            logIn.centerXAnchor.constraint(equalTo: view.readableContentGuide.centerXAnchor),
            logIn.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -16),
            logIn.topAnchor.constraint(greaterThanOrEqualTo: password.bottomAnchor, constant: 8),
        ])
    }
}
