import RecordingUIKit
import Testing

@Suite struct ControllerTests {
    private final class Screen: UIViewController {
        var calls: [String] = []

        override func loadView() {
            calls.append("loadView")
            view = UILabel()
        }

        override func viewDidLoad() {
            calls.append("viewDidLoad")
            super.viewDidLoad()
        }
    }

    @Test func theViewIsLoadedOnce() {
        let screen = Screen()
        #expect(screen.calls.isEmpty && !screen.isViewLoaded)
        #expect(screen.view is UILabel)
        screen.loadViewIfNeeded()
        #expect(screen.calls == ["loadView", "viewDidLoad"])
    }

    private final class Updating: UIView {
        var updates = 0

        override func updateConstraints() {
            updates += 1
            super.updateConstraints()
        }
    }

    @Test func constraintsAreUpdatedWhenAsked() {
        let view = Updating()
        view.layoutIfNeeded()
        #expect(view.updates == 0)
        view.setNeedsUpdateConstraints()
        view.layoutIfNeeded()
        view.updateConstraintsIfNeeded()
        #expect(view.updates == 1)
    }

    @Test func actionsRunWhenTheirEventIsSent() {
        let button = UIButton(type: .system)
        nonisolated(unsafe) var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        button.sendActions(for: .valueChanged)
        button.sendActions(for: .touchUpInside)
        #expect(count == 1)
    }
}
