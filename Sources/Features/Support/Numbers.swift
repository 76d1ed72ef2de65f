import SourceText

/// A number of points with at most two decimals.
func points(_ number: Double) -> String { plainDecimal(number, places: 2) ?? "\(number)" }
