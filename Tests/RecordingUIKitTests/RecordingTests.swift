import RecordingUIKit
import TestSupport
import Testing

@Suite struct RecordingTests {
    private final class Tag: UIView {
        private let amount = UILabel(), badge = UIImageView()
        private lazy var line = UIView()
        private lazy var unused = UIView()

        init() {
            super.init(frame: .zero)
            [amount, badge, line].forEach(addSubview)
            badge.translatesAutoresizingMaskIntoConstraints = false
            let gap = amount.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 4)
            gap.priority = .defaultHigh
            gap.identifier = "gap"
            gap.isActive = true
            line.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5, constant: -2).isActive = true
            line.heightAnchor.constraint(greaterThanOrEqualToConstant: 1.5).isActive = true
            line.isHidden = true
            amount.setContentHuggingPriority(.required, for: .vertical)
            _ = badge.topAnchor.constraint(equalTo: topAnchor)
        }

        required init?(coder: NSCoder) {
            nil
        }
    }

    @Test func saysWhatCodeHasMade() {
        expectSnapshot(
            Recording { Tag() }.text,
            """
            constraints
              amount.leading == badge.trailing + 4 @ 750 "gap"
              line.height >= 1.5 @ 1000
              line.width == 0.5 * self.width - 2 @ 1000
            hierarchy
              amount in self
              badge in self
              line in self
            settings
              amount.hugging.vertical = 1000
              amount.translatesAutoresizingMaskIntoConstraints
              line.isHidden
              line.translatesAutoresizingMaskIntoConstraints
            """)
    }

    @Test func linesAreThoseOfTheConstraints() {
        let lines = Recording.lines { Tag() }
        #expect(lines == Recording { Tag() }.constraints.map(\.description))
        #expect(lines.contains("amount.leading == badge.trailing + 4 @ 750 \"gap\""))
    }

    private final class Screen: UIViewController {
        private let list = UITableView()
        private let detached = UIView()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(list)
            list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
            detached.widthAnchor.constraint(equalToConstant: 3).isActive = true
        }
    }

    @Test func loadsTheViewOfAController() {
        #expect(
            Recording.lines { Screen() } == ["detached.width == 3 @ 1000", "list.top == view.safeArea.top @ 1000"])
    }

    @Test func recordingsInSeveralTasksDoNotMix() async {
        let lines = await withTaskGroup(of: [String].self) { group in
            for _ in 0..<20 {
                group.addTask { Recording { Tag() }.hierarchy + Recording.lines { Screen() } }
            }
            return await group.reduce(into: Set<[String]>()) { $0.insert($1) }
        }
        #expect(lines.count == 1)
    }
}
