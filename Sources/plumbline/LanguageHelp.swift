/// The reference of the `.layout` language, for `plumbline help language`.
enum LanguageHelp {
    static let text = #"""
        The .layout language

        A .layout file describes views and their constraints as text, apart from any app. A complete example:

            // A row of tags; each comes and goes with the data.
            layout TagCell {
                size 375 x 60                        // of the root view; a number, or `fit`
                sizes 320 x 60, 430 x 60             // checked at these too

                image avatar 40 x 40                 // kind, name, intrinsic content size
                label title 120 x 21 "Title"
                label hot 36 x 18 "Hot", new 40 x 18 "New"
                view badge {                         // a nested view with its own constraints
                    label count 12 x 16
                    count.edges == super.edges inset 4
                }

                H:|-16-[avatar(40)]-12-[title]-(>=8)-[badge]-16-|
                H:[avatar]-12-[hot]-8-[new]
                avatar.height == 40
                [avatar, badge].centerY == super.centerY
                title.top == avatar.top
                [hot, new].bottom == avatar.bottom

                contentWidth: title.width <= 200 @ high

                collapse hot: trailing               // what goes to zero when `hot` is gone
                collapse new: trailing
                vary hot, new                        // all four combinations are checked
                state bare { gone hot, new }
                state narrow { contentWidth.constant = 120 }
            }

        Text
            `//` comments to the end of the line, `/* */` nests. A statement ends at a newline, at `;` or before `}`; inside
            `(` and `[`, after an operator, a comma or a label's `:` it goes on. Names are letters, digits and `_` in any
            script, or anything else in backquotes: `my view`. Numbers: 12, -3.5, .5, 1/3, 50% (= 0.5).

        Size
            size W x H                     the root view; `fit` is as small as the constraints ask for
            size iPhone15                  a device: its size and safe area
            sizes W x H, ...               further sizes at which everything is checked
            safeArea 47 0 34 0             insets: one number, two (vertical, horizontal), or four: top leading bottom trailing
            margins 16                     the layout margins; 8 where not given
            direction rightToLeft          exchanges leading and trailing

        Views
            KIND NAME [W x H] ["text"] [{ body }], ...
            The kinds are UIKit's without `UI`: view label button image textField textView switch slider stepper
            segmentedControl progress activity pageControl picker datePicker searchBar scroll table collection stack cell
            spacer guide. W x H is the intrinsic content size; `_` on one side is none. A view that shows text and has no
            size given has an unknown one: nothing is concluded from it.
            In a body stand nested views, constraints (`super` and `self` are the view itself) and properties:
            hugging [horizontal|vertical] P, compressionResistance [horizontal|vertical] P, hidden, margins, lines N.
            From outside a nested view is reached by its path: badge.count.width. A `scroll` has the guides `content` and `frame`.

        Constraints
            [label:] A (==|<=|>=) B [@ PRIORITY]
            Both sides are linear: b.trailing + 8, super.width * 1/2 - 8, 40. Attributes: left right top bottom leading trailing
            width height centerX centerY firstBaseline lastBaseline, and for several at once edges horizontalEdges
            verticalEdges size center; `inset` takes one, two or four numbers: a.edges == super.edges inset 8.
            Items: a view, super, safeArea, margins, readable, a guide. Priorities: above 0, up to 1000, or required (1000),
            almostRequired (999), high (750), low (250), fitting (50).
            Chains and groups: a.width == b.width == c.width, [a, b].top == c.top. `inactive` leaves a constraint out until a
            state activates it.

        Visual Format
            A line that begins with H: or V: is Apple's Visual Format Language: H:|-16-[a(>=44)]-(8@750)-[b]-|
            Options follow as words: aligned top. Also |~[a]~[b]~| for equal flexible gaps, [a(50%)], -50%-, [item1..item4].

        Stacks and spacers
            stack NAME (horizontal|vertical) [spacing N] [alignment A] [distribution D] { ... }
            as UIStackView; `spacing 16 after hot` is custom spacing. `spacer 10 after hot` is gone whenever hot is;
            `spacer a, b, c` are equal flexible gaps.

        Slots
            A label that is a view and an attribute, avatar.top: avatar.top == super.top + 20. States name it: set avatar.top = 50.

        Going and coming back
            collapse V: DIRECTIONS         what goes to zero when V is gone: its size and these gaps;
                                           leading trailing left right top bottom all
            vary V, ...                    every combination of these being gone or visible is checked
            state NAME { ... }             gone V; hide V; show V; activate L; deactivate L; L.constant = N; L.priority = P;
                                           set SLOT = N; set PARAM = N; V.size = W x H; V.text = "..."; size W x H
            param NAME = N in A...B        a number that constraints may use; checked at A, N and B

        """#
}
