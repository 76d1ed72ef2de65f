/// Code that may constrain the views that documents make, by the outlets of its classes.
package protocol OutletCode {
    /// The names of the outlets of a class whose views the code of a project may constrain or fill, also of what the
    /// class inherits; and the keys of the declarations that tell.
    ///
    /// - Complexity: O(length of the class and its extensions).
    func constrainedOutlets(ofClass name: String, in project: Project) -> (names: Set<String>, keys: Set<String>)
}

extension Project {
    /// The same; none where no code is known.
    package func constrainedOutlets(ofClass name: String) -> (names: Set<String>, keys: Set<String>) {
        let code = files.lazy.compactMap { anyDeclaration(in: $0)?.content as? any OutletCode }.first
        return code?.constrainedOutlets(ofClass: name, in: self) ?? ([], [])
    }
}
