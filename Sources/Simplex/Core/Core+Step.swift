/// A place on the way of a moving column at which the cost's slope rises, or beyond which it may not go.
struct Breakpoint: Sendable {
    /// How far the moving column goes until there.
    var distance: Double
    /// By how much the slope rises; infinite at the end of a box.
    var rise: Double
    /// How fast the column moves, absolutely, as the entering one does.
    var speed: Double
    var column: Int32
    var kink: Int32
}

extension Core {
    enum Step {
        case moved(Double)
        case unbounded
    }

    /// What moves slower than this beside the entering column is not moved: no pivot may be as small.
    static let pivotTolerance = 1e-9

    /// Moves a nonbasic column as far as the cost falls, past kinks of other columns where it falls on beyond them, and pivots it into the basis unless it
    /// comes to rest at a kink of its own.
    mutating func step(_ column: Int, direction: Double, slope: Double, first: Bool) -> Step {
        prepareOwnKinks(column, direction: direction)
        collectBreakpoints(column, direction: direction)
        guard let stop = stoppingPoint(slope: slope, first: first) else { return .unbounded }
        let end = breakpoints[stop]
        move(column, by: direction * end.distance)
        for index in 0..<stop { pass(breakpoints[index], entering: column) }
        let leaving = Int(end.column)
        let position = end.kink >= 0 ? kinks[Int(end.kink)].position : value[leaving]
        value[leaving] = position
        anchor[leaving] = end.kink
        if leaving == column {
            touch(column)
        } else {
            exchange(leaving, for: column)
        }
        return .moved(end.distance)
    }

    /// Decides on which side of its own kinks the column counts as it sets out.
    private mutating func prepareOwnKinks(_ column: Int, direction: Double) {
        let here = value[column]
        let tolerance = Core.tolerance(at: here)
        var at = firstKink[column]
        while at >= 0 {
            let position = kinks[Int(at)].position
            kinks[Int(at)].isAbove =
                here > position + tolerance || (here >= position - tolerance && direction > 0)
            at = kinks[Int(at)].next
        }
    }

    private mutating func collectBreakpoints(_ column: Int, direction: Double) {
        breakpoints.removeAll(keepingCapacity: true)
        collectBreakpoints(of: column, speed: direction)
        var at = tableau.columnHead[column]
        while at >= 0 {
            let cell = tableau.cells[Int(at)]
            let speed = direction * cell.value
            if abs(speed) > Core.pivotTolerance {
                collectBreakpoints(of: Int(basicColumn[Int(cell.row)]), speed: speed)
            }
            at = cell.nextInColumn
        }
    }

    @inline(__always)
    private mutating func collectBreakpoints(of column: Int, speed: Double) {
        let here = value[column]
        let isRising = speed > 0
        let pace = abs(speed)
        let mark = Int32(truncatingIfNeeded: column)
        let bound = isRising ? upper[column] : lower[column]
        if bound.isFinite {
            breakpoints.append(
                Breakpoint(
                    distance: max(0, (bound - here) / speed), rise: .infinity, speed: pace, column: mark,
                    kink: isRising ? upperKink[column] : lowerKink[column]))
        }
        var at = firstKink[column]
        while at >= 0 {
            let kink = kinks[Int(at)]
            if kink.isAbove != isRising {
                breakpoints.append(
                    Breakpoint(
                        distance: max(0, (kink.position - here) / speed), rise: kink.bend * pace, speed: pace,
                        column: mark, kink: at))
            }
            at = kink.next
        }
    }

    /// Sorts the breakpoints as far as the cost falls; the index of the one at which to stop, those before it being passed.
    private mutating func stoppingPoint(slope: Double, first: Bool) -> Int? {
        var slope = slope
        for index in breakpoints.indices {
            if index == 12 {
                breakpoints[index...].sort { $0.distance < $1.distance }
            }
            if index < 12 {
                var nearest = index
                for other in index + 1..<max(index + 1, breakpoints.count)
                where breakpoints[other].distance < breakpoints[nearest].distance {
                    nearest = other
                }
                if nearest != index { breakpoints.swapAt(nearest, index) }
            }
            slope += breakpoints[index].rise
            if first || slope >= -Core.slopeTolerance {
                chooseAmongTies(at: index, first: first)
                return index
            }
        }
        return nil
    }

    /// Of the breakpoints as near as the stopping one, brings to its place the one that makes the best pivot: the fastest column, or, by Bland's rule, the first.
    private mutating func chooseAmongTies(at stop: Int, first: Bool) {
        let reach = breakpoints[stop].distance + 1e-10 * max(1, breakpoints[stop].distance)
        var best = stop
        for other in stop..<breakpoints.count where breakpoints[other].distance <= reach {
            let isBetter =
                if first {
                    breakpoints[other].column < breakpoints[best].column
                } else {
                    breakpoints[other].speed > 2 * breakpoints[best].speed
                }
            if isBetter { best = other }
        }
        breakpoints.swapAt(stop, best)
    }

    mutating func move(_ column: Int, by length: Double) {
        guard length != 0 else { return }
        value[column] += length
        var at = tableau.columnHead[column]
        while at >= 0 {
            let cell = tableau.cells[Int(at)]
            value[Int(basicColumn[Int(cell.row)])] += length * cell.value
            at = cell.nextInColumn
        }
    }

    /// Lets a column's cost go on beyond a kink.
    private mutating func pass(_ point: Breakpoint, entering: Int) {
        let column = Int(point.column)
        let kink = kinks[Int(point.kink)]
        kinks[Int(point.kink)].isAbove = !kink.isAbove
        if column != entering {
            addToGradient(kink.isAbove ? -kink.bend : kink.bend, timesRow: Int(tableauRow[column]))
        }
    }

    /// The slope of a basic column's cost.
    private func ownSlope(_ column: Int) -> Double {
        var sum = 0.0
        var at = firstKink[column]
        while at >= 0 {
            let kink = kinks[Int(at)]
            sum += kink.isAbove ? kink.slopeAbove : kink.slopeBelow
            at = kink.next
        }
        return sum
    }

    /// Pivots, and brings the gradient up to date.
    private mutating func exchange(_ leaving: Int, for entering: Int) {
        let row = Int(tableauRow[leaving])
        let leavingSlope = ownSlope(leaving)
        let pivotValue = tableau.value(row: row, column: entering)
        let share = (gradient[entering] - leavingSlope * pivotValue + ownSlope(entering)) / pivotValue
        addToGradient(-leavingSlope - share, timesRow: row)
        gradient[entering] = 0
        gradient[leaving] = share
        touch(leaving)
        pivot(row: row, entering: entering)
    }
}

extension Core {
    /// Moves a nonbasic column that nothing blocks.
    mutating func slide(_ column: Int, by length: Double) {
        move(column, by: length)
        anchor[column] = Core.none
    }

    /// Makes a sum over columns the cost to be minimised.
    mutating func beginForm(_ form: [(column: Int, factor: Double)], factor: Double) {
        for (column, share) in form {
            if isBasic(column) {
                addToGradient(factor * share, timesRow: Int(tableauRow[column]))
            } else {
                gradient[column] += factor * share
                touch(column)
            }
        }
    }
}
