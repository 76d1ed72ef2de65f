import RecordingUIKit
import RecordingVisibility
import Testing

@Suite struct ConstraintsHolderTests {
    private final class Root: UIView {
        let panel = UIView(), other = UIView()

        init(_ layOut: (Root) -> Void) {
            super.init(frame: .zero)
            addSubview(panel)
            addSubview(other)
            layOut(self)
        }

        required init?(coder: NSCoder) {
            nil
        }
    }

    private func recording(_ update: (ConstraintsHolder, UIView) -> Void) -> Recording {
        Recording { Root { $0.panel.updateConstraints(update) } }
    }

    @Test func slotsAreActivatedByName() {
        let made = recording { holder, view in
            holder.width = view.widthAnchor.constraint(equalToConstant: 3)
            holder.height = view.heightAnchor.constraint(equalToConstant: 4)
            holder.baseline = view.firstBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor)
            holder.activate([\.width, \.height])
            holder.deactivate([\.height])
        }
        #expect(made.constraints.map(\.description) == ["panel.width == 3 @ 1000"])
        #expect(made.mistakes.isEmpty)
    }

    @Test func aSlotKeepsToItsAttribute() {
        let made = recording { holder, view in
            holder.width = view.heightAnchor.constraint(equalToConstant: 3)
            holder.activateAll()
        }
        #expect(
            made.mistakes == ["Can't assign value of ConstraintType height to variable of ConstraintType width"])
        #expect(made.constraints.isEmpty)
    }

    @Test func anEmptySlotCannotBeActivated() {
        #expect(
            recording { holder, _ in holder.activate([\.top]) }.mistakes
                == ["keyPath passed to activate() contained nil value constraint"])
        #expect(
            recording { holder, _ in holder.deactivate([\.top]) }.mistakes
                == ["constraints passed to deactivate() contained nil value"])
    }

    @Test func anActiveSlotCannotBeEmptiedButReplaced() {
        let made = recording { holder, view in
            holder.width = view.widthAnchor.constraint(equalToConstant: 3)
            holder.activateAll()
            holder.width = nil
            holder.width = view.widthAnchor.constraint(equalToConstant: 4)
            holder.activateAll()
        }
        #expect(made.mistakes == ["width constraint must be deactivated first"])
        #expect(made.constraints.map(\.constant) == [3, 4])
    }

    @Test func viewsWithOneIdentifierShareAHolder() {
        let made = Recording {
            Root { root in
                root.panel.accessibilityIdentifier = "same"
                root.other.accessibilityIdentifier = "same"
                root.panel.updateConstraints { holder, view in
                    holder.width = view.widthAnchor.constraint(equalToConstant: 3)
                }
                root.other.updateConstraints { holder, _ in holder.activateAll() }
            }
        }
        #expect(made.constraints.map(\.description) == ["panel.width == 3 @ 1000"])
    }
}
