"""The reference answer: one linear program per priority level, each confined to the optima of the level before."""
import highspy
import numpy as np

INFINITY = highspy.kHighsInf


class Reference:
    def __init__(self, bounds, rows):
        self.bounds = bounds
        self.rows = rows

    def _model(self, rows, bounds):
        """A program with the required rows as constraints, and the columns that measure each level's violations."""
        h = highspy.Highs()
        h.silent()
        h.setOptionValue("primal_feasibility_tolerance", 1e-9)
        h.setOptionValue("dual_feasibility_tolerance", 1e-9)
        h.setOptionValue("presolve", "off")
        lower = [0.0 if b else -INFINITY for b in bounds]
        upper = [INFINITY] * len(bounds)
        starts, indices, values, row_lower, row_upper = [], [], [], [], []
        levels = {}
        for priority, relation, constant, terms in rows:
            entries = list(terms)
            if priority < 1000:
                if relation in "=<":
                    entries.append((len(lower), -1.0))
                    levels.setdefault(priority, []).append(len(lower))
                    lower.append(0.0)
                    upper.append(INFINITY)
                if relation in "=>":
                    entries.append((len(lower), 1.0))
                    levels.setdefault(priority, []).append(len(lower))
                    lower.append(0.0)
                    upper.append(INFINITY)
            starts.append(len(indices))
            indices += [i for i, _ in entries]
            values += [a for _, a in entries]
            row_lower.append(-INFINITY if relation == "<" else constant)
            row_upper.append(INFINITY if relation == ">" else constant)
        n = len(lower)
        h.addVars(n, np.array(lower), np.array(upper))
        if row_lower:
            h.addRows(len(row_lower), np.array(row_lower), np.array(row_upper), len(indices),
                      np.array(starts, dtype=np.int32), np.array(indices, dtype=np.int32), np.array(values))
        return h, levels, n

    def _feasible(self, names, bound_variables):
        h, _, n = self._model([self.rows[k] for k in names], [i in bound_variables for i in range(len(self.bounds))])
        if n == 0 or not names:
            return True
        h.run()
        return h.getModelStatus() != highspy.HighsModelStatus.kInfeasible

    def check_infeasible_set(self, names, bound_variables):
        for k in names:
            if k not in self.rows:
                return [f"row {k} is in the infeasible set but not in the system"]
            if self.rows[k][0] < 1000:
                return [f"optional row {k} is in the infeasible set"]
        for i in bound_variables:
            if not self.bounds[i]:
                return [f"variable {i} may be negative but is in the infeasible set"]
        if self._feasible(names, bound_variables):
            return [f"the infeasible set is feasible: rows {names}, bounds {bound_variables}"]
        for k in names:
            if not self._feasible([r for r in names if r != k], bound_variables):
                return [f"the infeasible set does not need row {k}: rows {names}, bounds {bound_variables}"]
        for i in bound_variables:
            if not self._feasible(names, [b for b in bound_variables if b != i]):
                return [f"the infeasible set does not need bound {i}: rows {names}, bounds {bound_variables}"]
        return []

    def solve(self):
        """A lexicographically best point, or None. Leaves the program confined to the best points."""
        h, levels, n = self._model(list(self.rows.values()), self.bounds)
        self.h = h
        columns = np.arange(n, dtype=np.int32)
        h.run()
        if h.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            return None
        for priority in sorted(levels, reverse=True):
            cost = np.zeros(n)
            cost[levels[priority]] = 1.0
            h.changeColsCost(n, columns, cost)
            h.run()
            if h.getModelStatus() != highspy.HighsModelStatus.kOptimal:
                return None
            self._keep_optimum()
        h.changeColsCost(n, columns, np.zeros(n))
        h.run()
        return list(h.getSolution().col_value)[:len(self.bounds)]

    def _keep_optimum(self):
        """Confines the program to its best points: by complementary slackness, what has a multiplier is at a bound.

        A bound on the objective would let the points leave the face by the tolerance, and far where it is slanted.
        """
        solution = self.h.getSolution()
        lp = self.h.getLp()
        for i, dual in enumerate(solution.col_dual):
            if abs(dual) > 1e-7:
                at = lp.col_lower_[i] if dual > 0 else lp.col_upper_[i]
                self.h.changeColBounds(i, at, at)
        for i, dual in enumerate(solution.row_dual):
            if abs(dual) > 1e-7:
                at = lp.row_lower_[i] if dual > 0 else lp.row_upper_[i]
                self.h.changeRowBounds(i, at, at)

    def range(self, variable):
        """The least and the greatest value of a variable over the best points."""
        return self._end(variable, 1.0), self._end(variable, -1.0)

    def _end(self, variable, sign):
        status = highspy.HighsModelStatus
        self.h.changeColCost(variable, sign)
        self.h.run()
        if self.h.getModelStatus() not in (status.kOptimal, status.kUnbounded):
            self.h.clearSolver()
            self.h.run()
        end = -sign * INFINITY
        if self.h.getModelStatus() == status.kOptimal:
            end = sign * self.h.getInfo().objective_function_value
        self.h.changeColCost(variable, 0.0)
        return end
