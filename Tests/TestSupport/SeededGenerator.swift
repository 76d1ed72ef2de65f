import Simplex

/// The project's one generator, for tests that import no solver.
package typealias SeededGenerator = Simplex.SeededGenerator
