import SourceText

/// A number in the language's spelling, exact and without an exponent.
func decimal(_ number: Double) -> String { plainDecimal(number) ?? "0" }
