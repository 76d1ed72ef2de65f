import Foundation

/// Repeats a run until it has taken `budget` seconds or was repeated `limit` times.
///
/// - Returns: the times of the runs, in seconds.
func measure(atMost limit: Int, budget: Double, _ run: () -> Double) -> [Double] {
    var times: [Double] = []
    let clock = ContinuousClock()
    let end = clock.now + .seconds(budget)
    while times.isEmpty || (clock.now < end && times.count < limit) { times.append(run()) }
    return times
}

/// The time of a run, in seconds.
func timed(_ run: () -> Void) -> Double {
    ContinuousClock().measure(run) / .seconds(1)
}

/// The CPU time of a run, in seconds.
func cpu(_ run: () -> Void) -> Double {
    let start = clock()
    run()
    // POSIX sets the unit to a microsecond.
    return Double(clock() - start) / 1e6
}

/// The median; nil for no times.
func median(_ times: [Double]) -> Double? {
    let sorted = times.sorted()
    return sorted.isEmpty ? nil : sorted[sorted.count / 2]
}
