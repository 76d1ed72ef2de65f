extension RulePage {
    static let uninstalledItem = RulePage(
        "uninstalled-item", .error, "a constraint with a view that is not installed where the constraint is",
        """
        Views and constraints can be installed for some size classes only. This constraint is in force where
        one of its views is not, so it can say nothing there.

        Xcode says `Constraint referencing items turned off in current configuration. Turn off this constraint
        in the current configuration` when it builds, and does not name the constraint.

        ## What to do

        Install the view where the constraint is installed, or leave the constraint out where the view is.
        """)
}
