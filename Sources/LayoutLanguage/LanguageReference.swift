import LayoutModel

/// The reference of the language for those who write it, in Markdown. Every example in it is read by a test.
package enum LanguageReference {
    package static let markdown = #"""
        # The .layout language

        A `.layout` file describes views and their constraints as text, apart from any app. It reads as one
        would say it on a whiteboard: `name.leading == avatar.trailing + 12`.

        ```layout
        // A row of tags; each comes and goes with the data.
        layout TagCell {
            size 375 x 60
            sizes 320 x 60, 430 x 60

            image avatar 40 x 40
            label title 120 x 21 "Title"
            label hot 36 x 18 "Hot", new 40 x 18 "New"

            H:|-16-[avatar(40)]-12-[title]
            H:[avatar]-12-[hot]-8-[new]
            avatar.height == 40
            avatar.centerY == super.centerY
            title.top == avatar.top
            title.trailing <= super.trailing - 16
            [hot, new].bottom == avatar.bottom

            contentWidth: title.width <= 200 @ high

            collapse hot: trailing
            collapse new: trailing
            vary hot, new
            state bare { gone hot, new }
            state narrow { contentWidth.constant = 120 }
        }
        ```

        A file holds any number of layouts. Statements may stand in any order.

        ## Words, names and numbers

        - Text is UTF-8. `//` begins a comment that ends with its line; `/*` and `*/` enclose one, and may
          be nested.
        - A statement ends with its line, at `;`, or before the `}` of its block. Inside `(` and `[`, and
          after an operator (`+ - * /`, a relation, `@`, a label's `:`) or a comma, a line break does not
          end it. `{` stands on its statement's line. A Visual Format line always ends with its line, at `;`
          or before `}`.
        - A name begins with a letter or `_` and goes on with letters, digits and `_`, in any script. Any
          other name, such as one with a blank, stands in backquotes. A lone `_` is no name.
        - A number is `12`, `-3.5`, `.5`, `1/3` or `50%` (0.5). `-200...0` is a range. `375x60` is `375 x
          60`.
        - Text stands in double quotes, with the escapes `\n`, `\t`, `\r`, `\0`, `\\`, `\"`, `\'` and
          `\u{1F600}`.
        - Words of the language can be names too: a statement that begins with a word and `.` or `:` is
          about the view or label of that name. Only `super`, `self`, `safeArea`, `margins`, `readable`, and
          `H` and `V` before a colon, always mean themselves; views of these names need backquotes.
        - Limits: a file of 1 MB, 100 levels of nesting, 200 operators in a statement, names of 200 bytes.

        ## Size and surroundings

        | statement | meaning |
        |---|---|
        | `size 375 x 60` | the root view's size; each side is a number or `fit`, as small as the constraints ask for |
        | `size iPhone15` | the size and safe area of a device |
        | `sizes 320 x 60, iPadPro11` | further sizes at which everything is checked |
        | `safeArea 47 0 34 0` | insets of the safe area: one number, two (vertical, horizontal) or four (top, leading, bottom, trailing); 0 without it |
        | `margins 16` | insets of the layout margins, likewise; 8 without it |
        | `direction rightToLeft` | leading is right, trailing is left |

        A layout without a size is as small as its constraints ask for. `fit` is `dimension == 0 @ fitting`,
        as `systemLayoutSizeFitting` does.

        Devices: \#(wrapped(Device.all.map(\.name))).

        ## Views

        `KIND NAME [W x H] ["text"] [{ body }]`; more names follow after commas, each with its own size,
        text and body.

        ```layout
        layout Card {
            size 320 x fit
            label title 120 x 21 "Title", subtitle _ x 18
            button more                            // shows text and has no size here: its size is unknown
            switch on                              // has a natural size
            view badge {
                margins 4
                label count 12 x 16 { hugging horizontal 251 }
                count.edges == margins.edges
            }
            title.leading == super.leading + 16
            title.top == super.top + 8
            badge.leading == title.trailing + 8
            badge.top == title.top
            subtitle.leading == title.leading
            subtitle.top == title.bottom + 4
            subtitle.width == 100
            more.leading == title.leading
            more.top == subtitle.bottom + 4
            on.leading == more.trailing + 8
            on.top == more.top
            on.bottom == super.bottom - 8
        }
        ```

        - Kinds: \#(wrapped(Vocabulary.kinds)).
        - `W x H` is the intrinsic content size, not a constraint; `_` is a side without one. A kind with a
          natural size has it without being told: switch 49 x 31, stepper 94 x 32, activity 20 x 20, slider
          _ x 30, progress _ x 4, segmentedControl _ x 31, pageControl 39 x 37, textField _ x 34, searchBar
          _ x 56. A label, button, textView, picker or datePicker without a size has an unknown one: nothing
          is concluded from it. All others have none.
        - A body holds nested views, properties and constraints. In it `super` and `self` both mean the view
          whose body it is. Names are looked up in the body, then in the bodies around it. From outside, a
          dotted name reaches in: `badge.count`.
        - Properties in a body: `hugging [horizontal|vertical] P` and `compressionResistance
          [horizontal|vertical] P` (250 and 750 where not given; switch, stepper and activity hug at 750),
          `hidden`, `clipsToBounds`, `margins`, `lines N` (0 is any number).
        - `guide NAME` is a layout guide: it has a frame and shows nothing.

        ## Constraints

        `[inactive] [label:] EXPR (==|<=|>=) EXPR [@ PRIORITY]`

        ```layout
        layout Constraints {
            size 320 x 480
            param gap = 8 in 0...20
            view a, b, c
            guide column

            a.leading == super.leading + 16          // first.attribute relation multiplier × second.attribute + constant
            a.width == super.width * 1/2 - gap       // a multiplier stands before or after
            a.height == 44                           // a size may be compared with a number alone
            a.top >= safeArea.top + 8 @ high
            a.top == super.top + 20 @ 749.5
            b.width == c.width == a.width            // a chain: each with its neighbour
            [b, c].height == a.height                // a group, on the left side: one constraint for each
            b.top == a.bottom + 2 * gap
            b.leading == a.leading
            c.size == 30 x 30 @ low                  // composites stand for several attributes
            c.center == column.center
            column.edges == safeArea.edges inset 8   // inset: one, two or four numbers
            inactive a.bottom == super.bottom        // left out until a state activates it
        }
        ```

        - Attributes: \#(wrapped(Vocabulary.attributes)).
        - Composites: `edges` (leading, trailing, top, bottom), `horizontalEdges`, `verticalEdges`, `size`,
          `center`. Both sides name the same one; `size` may also be compared with `W x H`. `inset` goes
          with the edges, on the right side; it is added at the top and the leading edge and subtracted at
          the bottom and the trailing edge.
        - Items: a view, a guide, `super`, `self`, and the guides `safeArea`, `margins` and `readable` of
          the view whose body it is; of another view as `badge.safeArea`. A scroll view has `content` and
          `frame` besides: `list.content.bottom`.
        - Both sides are linear, with one attribute on each at most. The constraint is brought to the form
          in the first comment above, divided by the first factor; `label.constant` means the constant in
          that form.
        - A multiplier on a location is measured in the coordinates of the nearest common superview, from
          its leading edge.
        - Priorities: above 0, up to 1000, or `required` 1000, `almostRequired` 999, `high` 750, `low` 250,
          `fitting` 50.

        What Auto Layout refuses by exception is refused here, and contributes nothing: a location compared
        with a size or a number, a horizontal attribute with a vertical one, `leading` or `trailing` with
        `left` or `right`, a location times 0, a view of another layout, an attribute with itself, a
        priority out of range.

        ## Visual Format lines

        A line that begins with `H:` or `V:` is Apple's Visual Format Language, unquoted:

        ```layout
        layout Rows {
            size 320 x 200
            param gap = 8 in 0...20
            view a, b, item1, item2, item3
            H:|-[a(>=44,100@high)]-(gap@750)-[b]-| aligned top bottom   // `-` is 8 between siblings, the margin to `|`
            H:|-16-[item1(item2)][item2(item3)]-gap-[item3(<=60,60@high)]-(>=16)-|
            V:|[a(50%)]-10%-[item1..item3(30)]
        }

        layout Spread {
            size 320 x 60
            view x, y
            H:|~[x(40)]~[y(60)]~|                                       // equal flexible gaps
            V:|-[x(20)]
            V:|-[y(20)]
        }
        ```

        `[name]` is a view, `|` the view whose body it is. A gap is nothing, `-`, `-8-`, `-name-` with a
        parameter, or a list in parentheses: `-(>=8,<=20@high)-`; a negative one stands in parentheses. A
        view's list means its width in an `H:` line, its height in a `V:` line, and may name another view.
        Added to Apple's language are `~` (all of one line are equal), percentages of the superview, and
        ranges `[item1..item3]`, which stand for all of these views at that place. Options are words after
        the line: `aligned` with attributes of the other axis; `leftToRight` and `rightToLeft`. A line with
        an error is left out whole.

        ## Stacks and spacers

        `stack NAME (horizontal|vertical) [spacing N] [alignment A] [distribution D] { … }` is a UIStackView
        of the views in its body.

        ```layout
        layout Column {
            size 320 x fit
            stack column vertical spacing 8 alignment leading {
                label name 80 x 21 "Name"
                label mail 140 x 21 "Mail"
                label phone 110 x 21 "Phone"
                spacing 24 after mail               // custom spacing
            }
            column.edges == super.edges
            state noMail { gone column.mail }
        }

        layout Spacers {
            size 300 x 60
            view a 40 x 40, b 40 x 40
            spacer left, middle, right              // without a length: equal flexible gaps
            H:|[left][a][middle][b][right]|
            [a, b].centerY == super.centerY
        }
        ```

        - Alignments: `fill`, `leading`, `top`, `firstBaseline`, `center`, `trailing`, `bottom`,
          `lastBaseline`. Distributions: `fill`, `fillEqually`, `fillProportionally`, `equalSpacing`,
          `equalCentering`. Without them `fill`, with spacing 0.
        - `spacer [NAME] [N] [after V]` is an empty view that keeps a distance, in a stack or between
          siblings. `spacer 10 after hot` is hidden whenever `hot` is. Its length has the priority
          `almostRequired`. In a stack it comes on top of the stack's spacing.

        ## Labels and slots

        A label names the constraints of its statement: `cap: body.height == 64`. A label that is a view and
        an attribute is a slot: it holds one constraint, whose first item and attribute are those.

        ```layout
        layout Slots {
            size 375 x 120
            view bar, card
            bar.horizontalEdges == super.horizontalEdges
            bar.top == super.top
            bar.height == 44
            card.top: card.top == bar.bottom + 20
            card.leading == super.leading + 16
            card.size == 100 x 40
            inactive card.centerY: card.centerY == bar.centerY

            state lowered { set card.top = 32 }
            state docked { deactivate card.top; activate card.centerY }
        }
        ```

        ## What changes

        `collapse V: DIRECTIONS` says what goes to zero when `V` is gone; directions are `leading`,
        `trailing`, `left`, `right`, `top`, `bottom`, `all`, with blanks between several. A horizontal
        direction sets to 0 the width of `V` and the constants of the constraints between `V` and items
        outside it on that edge, a vertical one likewise the height. Only constants change. A view that is
        gone without a `collapse` is hidden and leaves its space; an arranged view follows its stack.

        `collapse V: DIRECTIONS as STYLE` does it as a library does, which may find less. Without directions
        the library's own are taken.

        | style | what goes to zero |
        |---|---|
        | `hrViewVisible` | the sizes that `V` holds, those of its subviews relative to it included, and every constraint that its superview holds on the edge; by default all four |
        | `uiViewVisibility` | the first width and the first height that `V` holds, and the first constraint that its superview holds on each edge; never `left` or `right`; by default no edge |
        | `uiViewVisibilitySwift` | the width, or the height where the direction is vertical, by a constraint of the library's own; every other constraint that `V` holds is switched off, its subviews' too, except its size along the other axis; by default the width |
        | `flexibleBox` | the first width, and the first leading and trailing constraint of which `V` is the first item; by default both |
        | `fdCollapsible` | the constraints of the labels that stand in place of the directions, and nothing else |

        ```layout
        layout Row {
            size 320 x 44
            view blue, black
            blue.leading == super.leading + 16
            black.leading == blue.trailing + 10
            super.trailing == black.trailing + 10
            black.width == 37
            [blue, black].verticalEdges == super.verticalEdges
            collapse black as flexibleBox
            vary black
        }
        ```

        `vary V, …` has every combination of these views being gone or visible checked, together with the views that collapse and the
        arranged views that are `hidden` at first: these can go without a word.

        `param NAME = N in A...B` is a number that constraints may use. It is checked at A, N and B.

        `state NAME { … }` is a named set of changes:

        | change | meaning |
        |---|---|
        | `gone V, …` | the views are gone |
        | `hide V, …`, `show V, …` | the views are hidden, or shown though hidden |
        | `activate L, …`, `deactivate L, …` | the constraints of these labels or slots |
        | `L.constant = N`, `L.priority = P` | a number of the constraints of a label or slot |
        | `set SLOT = N` | the same as `SLOT.constant = N` |
        | `set PARAM = N` | a parameter |
        | `V.size = W x H` | the intrinsic content size |
        | `V.text = "…"` | the text |
        | `size W x H` | the state is checked at this size only |

        ```layout
        layout Cell {
            size 375 x fit
            param pulled = 0 in 0...100
            label title 100 x 21 "Title"
            label body 359 x 120 "Long text" { lines 0; compressionResistance vertical 740 }
            title.horizontalEdges == super.horizontalEdges inset 8
            title.top == super.top + 4 + pulled
            body.horizontalEdges == super.horizontalEdges inset 8
            body.top == title.bottom + 4
            body.bottom == super.bottom - 4
            cap: body.height == 64 @ high

            state expanded { deactivate cap }
            state taller { cap.constant = 90; cap.priority = low }
            state pulledDown { set pulled = 40; title.size = 200 x 21; title.text = "Pull" }
            state fixed { size 375 x 189; hide title }
        }
        ```

        Checked are the layout with every subset of the views that can go, and each state by itself, at every size. From 13 such views on
        these subsets are a choice: none or at most two gone, at most two visible, and a sample of the rest.

        """#

    /// The words in backquotes, on lines that fit a page.
    private static func wrapped(_ words: [String]) -> String {
        var lines = [""]
        for (number, word) in words.enumerated() {
            let written = "`\(word)`" + (number + 1 < words.count ? "," : "")
            let last = lines[lines.count - 1]
            if last.utf8.count + written.utf8.count > 90 {
                lines.append("  " + written)
            } else {
                lines[lines.count - 1] = last.isEmpty ? written : last + " " + written
            }
        }
        return lines.joined(separator: "\n")
    }
}
