import TestSupport
import Testing

/// What the product shows on code that uses each of the systems for hiding and spacing views: the classes are those of
/// `SwiftLayoutTests`, where they are executed too.
@Suite struct SeedSystemsTests {
    // MARK: HRViewVisible

    @Test func hrViewVisible() throws {
        let row = try SeedClass("TagRow")
        expectSnapshot(
            row.findings,
            """
            warning [lost-gap] at tags[1].setVisible(.gone(direction: .left))
              Hiding "tags[1]" leaves no gap between "tags[0]" and "tags[2]", 14 less than the smaller gap before. \
            Collapse "tags[1]" by one of its edges only.
            warning [lost-gap] at tags.dropFirst().forEach { $0.setVisible(.gone(direction: .all)) }
              Hiding "tags[2]" leaves no gap between "tags[1]" and "tags[3]", 14 less than the smaller gap before. \
            Collapse "tags[2]" by one of its edges only.
            warning [shared-gap] at tags.dropFirst().forEach { $0.setVisible(.gone(direction: .all)) }
              Shared gap: "tags[1]" and "tags[2]" both collapse tags[2].left == tags[1].right + 14, and the library \
            saves one constant for both, so whichever is shown first restores it while the other is still hidden. \
            Collapse one of them by another edge.
            warning [shared-gap] at tags.dropFirst().forEach { $0.setVisible(.gone(direction: .all)) }
              Shared gap: "tags[2]" and "tags[3]" both collapse tags[3].left == tags[2].right + 14, and the library \
            saves one constant for both, so whichever is shown first restores it while the other is still hidden. \
            Collapse one of them by another edge.

            """)
        expectSnapshot(
            try row.hover("setVisible(.gone(direction: .left))"),
            """
            collapse tags[1]

            By leading, trailing, left, top, bottom, as HRViewVisible does.

            affected                            held by      now  gone
            content width                       tags[1]  unknown     0
            content height                      tags[1]  unknown     0
            tags[1].left == tags[0].right + 14   TagRow       14     0
            tags[1].top == self.top + 10         TagRow       10     0
            tags[1].width == 50                 tags[1]       50     0
            tags[1].height == 20                tags[1]       20     0
            tags[2].left == tags[1].right + 14   TagRow       14     0

            setVisible(.visible) restores the constants that .gone saved: both sizes, but only the margins of the \
            directions passed to it. Pass the same directions as to .gone. It neither hides nor shows the view.

            when tags[1] is gone             before                      after
            tags[1]                (78, 10) 50 × 20  (64, 0) 0 × 0, not hidden
            tags[2]               (142, 10) 50 × 20           (64, 10) 50 × 20
            tags[3]               (206, 10) 50 × 20          (128, 10) 50 × 20

            """)
        expectSnapshot(
            try row.hover("setVisible(.gone(direction: .all)) }"),
            """
            collapse tags[2]

            By leading, trailing, top, bottom, as HRViewVisible does.

            affected                            held by      now  gone
            content width                       tags[2]  unknown     0
            content height                      tags[2]  unknown     0
            tags[2].left == tags[1].right + 14   TagRow       14     0
            tags[2].top == self.top + 10         TagRow       10     0
            tags[2].width == 50                 tags[2]       50     0
            tags[2].height == 20                tags[2]       20     0
            tags[3].left == tags[2].right + 14   TagRow       14     0

            setVisible(.visible) restores the constants that .gone saved: both sizes, but only the margins of the \
            directions passed to it. Pass the same directions as to .gone. It neither hides nor shows the view.

            when tags[2] is gone             before                       after
            tags[2]               (142, 10) 50 × 20  (128, 0) 0 × 0, not hidden
            tags[3]               (206, 10) 50 × 20           (128, 10) 50 × 20

            """)
        expectSnapshot(
            try row.states,
            """
            TagRow  390 x 844, 16 states, 8 with findings
              state                                       tags[0]      tags[1]      tags[2]       tags[3]       findings
              all                                         14,10 50x20  78,10 50x20  142,10 50x20  206,10 50x20
              without tags[0]                             -            14,10 50x20  78,10 50x20   142,10 50x20
              without tags[1]                             14,10 50x20  -            64,10 50x20   128,10 50x20  lost-gap
              without tags[2]                             14,10 50x20  78,10 50x20  -             128,10 50x20  lost-gap
              without tags[3]                             14,10 50x20  78,10 50x20  142,10 50x20  -
              without tags[0], tags[1]                    -            -            0,10 50x20    64,10 50x20   lost-gap
              without tags[0], tags[2]                    -            14,10 50x20  -             64,10 50x20   lost-gap
              without tags[0], tags[3]                    -            14,10 50x20  78,10 50x20   -
              without tags[1], tags[2]                    14,10 50x20  -            -             64,10 50x20   lost-gap
              without tags[1], tags[3]                    14,10 50x20  -            64,10 50x20   -             lost-gap
              without tags[2], tags[3]                    14,10 50x20  78,10 50x20  -             -
              without tags[0], tags[1], tags[2]           -            -            -             0,10 50x20    lost-gap
              without tags[0], tags[1], tags[3]           -            -            0,10 50x20    -             lost-gap
              without tags[0], tags[2], tags[3]           -            14,10 50x20  -             -
              without tags[1], tags[2], tags[3]           14,10 50x20  -            -             -
              without tags[0], tags[1], tags[2], tags[3]  -            -            -             -

            """)
    }

    @Test func directionsOfHRViewVisible() throws {
        let panel = try SeedClass("GoneDirections")
        expectSnapshot(
            panel.findings,
            """
            none

            """)
    }

    // MARK: The two libraries called UIView visibility

    @Test func uiViewVisibilityInObjectiveC() throws {
        let panel = try SeedClass("FirstMatch")
        expectSnapshot(
            panel.findings,
            """
            error [conflict] at panel.widthAnchor.constraint(equalToConstant: 90),
              Conflict when "panel" is hidden: panel.width == 90 cannot hold together with panel.width <= 0: it is 90 \
            points off. Remove or relax one of them.

            """)
        expectSnapshot(
            try panel.hover("setVisibility(.gone, affectedMarginDirections: [.left"),
            """
            collapse panel

            By leading, trailing, left, top, bottom, as UIView-Visibility does.

            affected                      held by  now  gone
            panel.width <= 100              panel  100     0
            panel.height == 30              panel   30     0
            panel.top == self.top + 6  FirstMatch    6     0

            On the same edges, but not found:

            - panel.width == 90
            - panel.left == self.left + 5

            When shown again, the saved constants are restored, but only the margins passed to it. It lays out the \
            view itself, not its superview.

            When panel is gone, nothing else moves.

            """)
        expectSnapshot(
            try panel.states,
            """
            FirstMatch  390 x 844, 2 states, 1 with findings
              state          panel      findings
              all            5,6 90x30
              without panel  -          conflict

            """)
    }

    @Test func uiViewVisibilityInSwift() throws {
        let panel = try SeedClass("VisibilityStates")
        expectSnapshot(
            panel.findings,
            """
            warning [ambiguous-position] at private let panel = UIView(), child = UIView()
              Ambiguous horizontal position: nothing determines where "panel" is. Add a leading, trailing or centerX \
            constraint.

            """)
        expectSnapshot(
            try panel.hover("visibility = .Gone(.Horizontally)"),
            """
            collapse panel

            By leading, top, as UIViewVisibility does.

            affected                              held by     now      gone
            panel.width == 0                        panel  absent    active
            panel.height == 0                       panel  absent    active
            panel.width == 100                      panel     100  inactive
            panel.height == 40                      panel      40  inactive
            child.top == panel.top + 4              panel       4  inactive
            child.leading == panel.leading + 4      panel       4  inactive
            child.trailing == panel.trailing - 4    panel      -4  inactive
            child.bottom == panel.bottom - 4        panel      -4  inactive

            When shown again, it removes its own constraint and activates every constraint that the view held when its \
            visibility was first set, even those deactivated since.

            When panel is gone, nothing else moves.

            """)
        expectSnapshot(
            try panel.states,
            """
            VisibilityStates  390 x 844, 2 states, 1 with findings
              state          panel        child      findings
              all            -4,0 100x40  4,4 92x32  ambiguous-position
              without panel  -            -

            """)
    }

    // MARK: FDCollapsibleConstraints

    @Test func fdCollapsibleConstraints() throws {
        let cell = try SeedClass("CollapsibleCell")
        expectSnapshot(
            cell.findings,
            """
            warning [ambiguous-position] at private let title = UILabel(), note = UILabel()
              Ambiguous horizontal position: nothing determines where "title" is. Add a leading, trailing or centerX \
            constraint.
            warning [ambiguous-position] at private let title = UILabel(), note = UILabel()
              Ambiguous horizontal position: nothing determines where "note" is. Add a leading, trailing or centerX \
            constraint.

            """)
        expectSnapshot(
            try cell.hover("fd_collapsibleConstraints = "),
            """
            collapse note

            As FDCollapsibleConstraints does.

            affected                          held by  now  gone
            note.top == title.bottom + 6  contentView    6     0
            note.height == 18                    note   18     0

            fd_collapsed = NO restores the constants that the constraints had when they were added to the collection, \
            and overwrites any set since. It neither hides nor shows the view.

            when note is gone           before                       after
            CollapsibleCell    (0, 0) 390 × 60             (0, 0) 390 × 36
            contentView        (0, 0) 390 × 60             (0, 0) 390 × 36
            note               (0, 34) 80 × 18  (0, 28) 80 × 0, not hidden

            """)
        expectSnapshot(
            try cell.states,
            """
            CollapsibleCell  390 x fit, 2 states, 2 with findings
              state         (root)      contentView  note        findings
              all           0,0 390x60  0,0 390x60   0,34 80x18  ambiguous-position
              without note  0,0 390x36  0,0 390x36   -           ambiguous-position
              the same in every state
                title  0,8 80x20

            """)
    }

    // MARK: FlexibleBox

    @Test func flexibleBox() throws {
        let row = try SeedClass("FlexibleRow")
        expectSnapshot(
            row.findings,
            """
            warning [ambiguous-size] at private let blue = UIView(), black = UIView(), red = UIView(), late = UIView()
              Ambiguous height: nothing determines the height of "blue". Give it a height, or constrain both its top \
            and bottom edges.
            warning [ambiguous-position] at private let blue = UIView(), black = UIView(), red = UIView(), late = \
            UIView()
              Ambiguous vertical position: nothing determines where "blue" is. Add a top, bottom or centerY constraint.
            warning [ambiguous-size] at private let blue = UIView(), black = UIView(), red = UIView(), late = UIView()
              Ambiguous height: nothing determines the height of "black". Give it a height, or constrain both its top \
            and bottom edges.
            warning [ambiguous-size] at private let blue = UIView(), black = UIView(), red = UIView(), late = UIView()
              Ambiguous height: nothing determines the height of "red". Give it a height, or constrain both its top \
            and bottom edges.
            warning [ambiguous-size] at private let blue = UIView(), black = UIView(), red = UIView(), late = UIView()
              Ambiguous height: nothing determines the height of "late". Give it a height, or constrain both its top \
            and bottom edges.
            warning [ambiguous-position] at private let blue = UIView(), black = UIView(), red = UIView(), late = \
            UIView()
              Ambiguous horizontal position: nothing determines where "late" is. Add a leading, trailing or centerX \
            constraint.
            warning [not-restored] at box.resumeViewSpace(late)
              "late" comes back without its width and gaps: FlexibleBox gives back what addViews told it, and it was \
            never told of "late". Add it by addViews.

            """)
        expectSnapshot(
            try row.hover("freeViewSpace(black)"),
            """
            collapse black

            By leading, trailing, as FlexibleBox does.

            affected                                 held by  now  gone
            black.leading == blue.trailing + 10  FlexibleRow   10     0
            black.width == 37                          black   37     0

            On the same edges, but not found:

            - red.leading == black.trailing + 10

            resumeViewSpace restores the constants that addViews found, and overwrites any set since. For a view that \
            was never added it sets 0.

            when black is gone            before            after
            blue                 (16, 0) 270 × 0  (16, 0) 317 × 0
            black               (296, 24) 37 × 0             gone

            """)
        expectSnapshot(
            try row.states,
            """
            FlexibleRow  390 x 844, 4 states, 4 with findings
              state               blue        black        red          findings
              all                 16,0 270x0  296,24 37x0  343,24 37x0  ambiguous-size, ambiguous-position
              without black       16,0 317x0  -            343,24 37x0  ambiguous-size, ambiguous-position
              without red         16,0 317x0  343,24 37x0  -            ambiguous-size, ambiguous-position
              without black, red  16,0 364x0  -            -            ambiguous-size, ambiguous-position
              the same in every state
                late  0,24 37x0

            """)
    }

    // MARK: Spacers

    @Test func spacers() throws {
        let column = try SeedClass("SpacerColumn")
        expectSnapshot(
            column.findings,
            """
            warning [spacer-axis] at stack.addArrangedSubview(button.createSpacer(4, axis: .horizontal))
              Wrong axis: a spacer in a vertical stack separates views by its height, and "view#2" has only a width. \
            Give it a height.

            """)
        expectSnapshot(
            try column.hover("isHidden.toggle"),
            """
            label note

            x 0, y 32, width 4, height 20 at 4 × 844, a size that constraints require

            other sizes and states  x   y  width  height
            note gone (hidden)      0  20     80       0

            - x 0: the stack stack aligns the leading edge of note with its own
            - y 32: the stack stack keeps its spacing before note; the stack stack begins with title; the stack stack \
            keeps its spacing before view#1; title keeps its content's height at priority 750; view#1's height should \
            equal 12, at priority 999
            - width 4: the stack stack aligns the leading edge of note with its own; the stack stack aligns the \
            trailing edge of note with its own; the stack stack aligns the leading edge of view#2 with its own; the \
            stack stack aligns the trailing edge of view#2 with its own; view#2's width should equal 4
            - height 20: note keeps its content's height at priority 750

            when note is gone           before            after
            view#1              (0, 20) 4 × 12           hidden
            note                (0, 32) 4 × 20             gone
            view#2             (0, 52) 4 × 738  (0, 20) 4 × 770

            Hidden, it is gone: stack arranges the others without it and its spacing, and brings both back when it is \
            shown.

            """)
        expectSnapshot(
            try column.hover("createSpacer(12"),
            """
            constraint SpacerColumn

            view#1's height should equal 12, at priority 999.

            """)
        expectSnapshot(
            try column.states,
            """
            SpacerColumn  4 x 844, 2 states, none with findings
              state         view#1     note       view#2      findings
              all           0,20 4x12  0,32 4x20  0,52 4x738
              without note  -          -          0,20 4x770
              the same in every state
                stack   0,0 4x844
                title   0,0 4x20
                fixed   0,790 4x20
                button  0,810 4x34

            """)
    }

    // MARK: ConstraintsHolder

    @Test func constraintsHolder() throws {
        let panel = try SeedClass("HolderSlots")
        expectSnapshot(
            panel.findings,
            """
            none

            """)
        let switched = try SeedClass("SlotSwitch")
        expectSnapshot(
            try switched.hover("panel = UIView"),
            """
            view panel

            x 0, y 20, width 30, height 40 at 390 × 844, an assumed size

            other sizes and states   x    y  width  height
            state lower()           50  784     30      40

            - x 0: panel's leading edge should equal the superview's leading edge
            - y 20: panel's top edge should equal the superview's top edge plus 20
            - width 30: panel's width should equal 30
            - height 40: panel's height should equal 40

            """)
        expectSnapshot(
            try switched.states,
            """
            SlotSwitch  390 x 844, 3 states, none with findings
              state    panel         findings
              all      0,20 30x40
              lower()  50,784 30x40
              raise()  0,20 30x40

            """)
    }

    @Test func mistakesWithConstraintsHolder() throws {
        expectSnapshot(
            try SeedClass("HolderMistakes").findings,
            """
            error [slot-mismatch] at holder.top = view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20)
              ConstraintsHolder ends the app here: this puts a constraint of leading into the slot top. Put it into \
            the slot leading.
            error [empty-slot] at panel.updateConstraints { holder, _ in holder.activate([\\.bottom]) }
              ConstraintsHolder ends the app here: the slot bottom is empty. Put a constraint into it first.
            error [empty-slot] at panel.updateConstraints { holder, _ in holder.deactivate([\\.bottom]) }
              ConstraintsHolder ends the app here: the slot bottom is empty. Put a constraint into it first.
            error [slot-still-active] at holder.height = view.heightAnchor.constraint(equalToConstant: 4)
              The constraint that is in the slot height stays active, and nothing can reach it any more. Deactivate it \
            first.
            warning [slot-mismatch] at holder.width = NSLayoutConstraint(
              This puts a constraint of topMargin into the slot width: ConstraintsHolder does not check margins, so \
            whoever uses the slot changes another constraint. Put it into the slot top.
            warning [slot-mismatch] at holder.left = other.leftAnchor.constraint(equalTo: leftAnchor)
              This constraint is not about "panel", whose slot left it is put into. Put it into a slot of a view that \
            it relates.
            warning [slot-mismatch] at other.updateConstraints { holder, _ in
              "other" shares its slots with "panel", because ConstraintsHolder tells views apart by \
            accessibilityIdentifier, and both have the same. Give each its own.

            """)
    }

    // MARK: Three examples with Masonry

    @Test func parallaxHeader() throws {
        let header = try SeedClass("ParallaxHeader")
        expectSnapshot(
            header.findings,
            """
            none

            """)
        expectSnapshot(
            try header.hover("image = UIImageView"),
            """
            imageView image

            x 0, y 0, width 390, height 235 at 390 × 844, an assumed size

            other sizes and states  x  y  width  height
            320 × 568               0  0    320     235
            430 × 932               0  0    430     235

            - x 0: image's left edge should equal the superview's left edge
            - y 0: image's top edge should equal the superview's safe area's top edge; the top inset of the root \
            view's safe area >= 0
            - width 390: image's left edge should equal the superview's left edge; image's right edge should equal the \
            superview's right edge; the root view's width is that of the size being checked
            - height 235: image's height should equal imageHeight.constant; imageHeight.constant is unknown, and a \
            likely value is assumed

            Not known before the app runs: imageHeight.constant is taken as 235.

            """)
    }

    @Test func expandableCell() throws {
        let cell = try SeedClass("ExpandableCell")
        expectSnapshot(
            cell.findings,
            """
            none

            """)
        expectSnapshot(
            try cell.hover("content = UILabel"),
            """
            label content

            x 8, y 29, width 374, height 20 at 390 × 85, an assumed size

            other sizes and states  x   y  width  height
            320 × fit               8  29    304      20
            430 × fit               8  29    414      20

            - x 8: content's left edge should equal title's left edge; title's left edge should equal the superview's \
            left edge plus 8
            - y 29: content's top edge should equal title's bottom edge plus 4; title's top edge should equal the \
            superview's top edge plus 4; title's height should equal 21
            - width 374: content's left edge should equal title's left edge; content's right edge should equal title's \
            right edge; title's left edge should equal the superview's left edge plus 8; title's right edge should \
            equal the superview's right edge minus 8; contentView is as wide as its superview; the root view's width \
            is that of the size being checked
            - height 20: content keeps its content's height at priority 750

            Code that is not known may also place it: this is the frame by the constraints that were read.

            """)
    }

    @Test func equalSpacing() throws {
        let row = try SeedClass("EqualSpacing")
        expectSnapshot(
            row.findings,
            """
            warning [ambiguous-position] at private let items = [UIView(), UIView(), UIView()]
              Ambiguous vertical position: nothing determines where "items[0]" is. Add a top, bottom or centerY \
            constraint.
            warning [ambiguous-position] at private let items = [UIView(), UIView(), UIView()]
              Ambiguous vertical position: nothing determines where "items[1]" is. Add a top, bottom or centerY \
            constraint.
            warning [ambiguous-position] at private let items = [UIView(), UIView(), UIView()]
              Ambiguous vertical position: nothing determines where "items[2]" is. Add a top, bottom or centerY \
            constraint.
            warning [ambiguous-position] at private let icons = [UIImageView(), UIImageView()]
              Ambiguous vertical position: nothing determines where "icons[0]" is. Add a top, bottom or centerY \
            constraint.
            warning [ambiguous-position] at private let icons = [UIImageView(), UIImageView()]
              Ambiguous vertical position: nothing determines where "icons[1]" is. Add a top, bottom or centerY \
            constraint.
            warning [ambiguous-size] at let gap = UILayoutGuide()
              Ambiguous width: nothing determines the width of "gap". Give it a width, or constrain both its leading \
            and trailing edges.

            """)
        expectSnapshot(
            try row.states,
            """
            EqualSpacing  390 x 844, 1 state, 1 with findings
              state  findings
              all    ambiguous-position, ambiguous-size
              the same in every state
                items[0]  0,0 32x32
                gap       0,0 0x0
                items[1]  32,0 32x32
                gap#2     32,0 0x0
                items[2]  64,0 32x32
                gap#3     64,0 0x0
                icons[0]  118,0 24x24
                icons[1]  248,0 24x24

            """)
    }

    // MARK: Making a view collapsible

    @Test func aViewIsMadeCollapsible() throws {
        expectSnapshot(
            try SeedClass("PlainTag").collapsible("badge ="),
            """
            Make "badge" collapsible by its trailing edge, with a method that hides it
                  private let badge = UIImageView()
                  private let note = UILabel()
            +     private lazy var badgeWidth = badge.widthAnchor.constraint(equalToConstant: 16)
            +     private lazy var badgeGap = amount.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: \
            4)
             \u{20}
                  override init(frame: CGRect) {
            …
                          badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                          badge.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            -             badge.widthAnchor.constraint(equalToConstant: 16),
            +             badgeWidth,
                          badge.heightAnchor.constraint(equalToConstant: 16),
            -             amount.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 4),
            +             badgeGap,
                          amount.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                      ])
            …
                      note.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8).isActive = true
                      note.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
            +     }
            +\u{20}
            +     /// Hides `badge` with the room that it takes, and shows it as it was.
            +     func setBadgeHidden(_ isHidden: Bool) {
            +         badge.isHidden = isHidden
            +         badgeWidth.constant = isHidden ? 0 : 16
            +         badgeGap.constant = isHidden ? 0 : 4
                  }
             \u{20}

            """)
        // They are already.
        expectSnapshot(
            try SeedClass("HidingTag").collapsible("badge ="),
            """
            not offered

            """)
        expectSnapshot(
            try SeedClass("FlexibleRow").collapsible("black ="),
            """
            not offered

            """)
        expectSnapshot(
            try SeedClass("VisibilityStates").collapsible("panel ="),
            """
            not offered

            """)
        // The stack closes its room.
        expectSnapshot(
            try SeedClass("SpacerColumn").collapsible("note ="),
            """
            not offered

            """)
    }
}
