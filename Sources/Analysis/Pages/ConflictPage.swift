extension RulePage {
    static let conflict = RulePage(
        "conflict", .error, "constraints that cannot all hold",
        """
        These required constraints contradict each other. The set is irreducible: without any one of its
        members the others can hold. It is reported once, at the member that comes last in the file, with
        the others as related places; the message lists the sizes and states where it happens, unless that
        is everywhere.

        At run time Auto Layout breaks one constraint of its own choosing, logs `Unable to simultaneously
        satisfy constraints`, and goes on with a layout that nobody designed. `plumbline frames` shows the
        layout without the last member.

        ## Wrong

        ```layout
        layout Row {
            size 320 x 60
            view a, b
            H:|-16-[a(200)]-8-[b(120)]-16-|
            [a, b].top == super.top + 8
            [a, b].height == 44
        }
        ```

        ## Mended

        ```layout
        layout Row {
            size 320 x 60
            view a, b
            H:|-16-[a(<=200)]-8-[b(120)]-16-|
            [a, b].top == super.top + 8
            [a, b].height == 44
        }
        ```

        ## What to do

        Remove the member that is not meant, let one give way (`@ 999`), turn an equality into `<=` or `>=`,
        or change a constant. Each fix that is offered was solved again first, at every size and state.
        """)
}
