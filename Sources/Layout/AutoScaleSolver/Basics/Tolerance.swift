/// The tolerances of the solver, which all follow from the error that a constraint may have.
enum Tolerance {
  // A thousandth of a point on a screen of 1,000: less than a pixel on any device, and far more than the
  // rounding errors of a chain of 5,000 cells, for which an absolute 1e-8, as in kiwi, finds a conflict.
  /// A required constraint is satisfied if its error is at most this times its largest number, as the
  /// documentation of `Solver` states.
  static let satisfied = 1e-6

  /// A sum that is less than this part of its summands is zero.
  ///
  /// A hundredth of `satisfied`: so small a coefficient or slope leaves every constraint satisfied, even
  /// where the variable is a hundred times as large as the other numbers. It also bounds pivots from below,
  /// because rounding errors of 1e-16 in a pivot of 1e-8 leave the result right to 1e-8.
  static let cancelled = satisfied / 100

  /// No equation is divided by a coefficient that has cancelled to less than this part of its summands.
  ///
  /// With a larger one, the rounding errors that it carries leave a quotient right to `near`.
  static let weak = rounding / near

  /// Errors are compared with at least this number, in the unit of the constants.
  ///
  /// Where all terms of a constraint are 0, the rounding errors of numbers like a screen's width are less
  /// than a millionth of it.
  static let least = 0.01

  /// Two errors of a priority are equal if they differ by less than this, and this part of the smaller one.
  static let excess = satisfied / 10

  // 2^-13 of a millionth is 1e-10: a few hundred operations on numbers up to 2^13, each wrong by 2^-53 of them.
  /// Smaller values are rounding errors of sums of numbers like a screen's width.
  static let smallestTiny = satisfied * 0x1p-13

  /// Sums with larger values have no digits left for `excess`.
  static let largestOrdinary = excess / 0x1p-50

  /// Positions that differ by less than this times their size are equal.
  ///
  /// A thousandth of `satisfied`: a chain of a thousand such differences is still satisfied.
  static let near = satisfied / 1000

  /// Adding and subtracting this rounds a distance to about a multiple of `near`, so that distances which
  /// differ only by rounding errors become equal.
  ///
  /// The numbers from 2^22 to 2^23 are multiples of 2^-30.
  static let tie = 0x1.8p22

  /// Coefficients are not scaled if none is this many times another one.
  ///
  /// An error of `near` at one of them is then still within `satisfied` at the other.
  static let evenRatio = satisfied / near

  /// Coefficients whose ratios are below this are of one size.
  ///
  /// Between 4/3 and 1.4, so that no ratio of small numbers is just at the limit, where rounding errors decide.
  static let sameSize = 1.3719

  // The usual threshold of sparse codes; I. Duff, A. Erisman, J. Reid, "Direct Methods for Sparse Matrices", 1986.
  /// An entry of a matrix that is less than this part of the largest of its column is no pivot.
  ///
  /// Eliminating with it multiplies errors by at most 11, which a few steps in a row may do before `weak`
  /// becomes `near`. A larger part would leave fewer pivots to choose from, and so more fill-in.
  static let smallestPivot = 0.1

  /// Speeds and distances below this, relative to the largest of their kind, are rounding errors.
  ///
  /// A thousandth of `near`: over a distance as long as a screen is wide, positions stay `near`.
  static let negligible = near / 1000

  /// If the entering or leaving column moves by less than this part of the fastest, the basis is factorised
  /// anew instead of being updated.
  ///
  /// Ten times `satisfied`: errors of `rounding` in the movement grow by its inverse, to at most `near`.
  static let slow = 10 * satisfied

  /// The rounding error of sums of a few numbers, relative to the largest of them.
  ///
  /// A hundredth of `negligible`, and 100 times the rounding error of a single operation.
  static let rounding = negligible / 100

  /// Values up to this are corrected by their residuals, larger ones are computed anew.
  ///
  /// The last digit of such a value is worth at most `satisfied`.
  static let largestCorrected = satisfied * 0x1p52

  /// Sums with numbers up to this are right to a fraction of a point: to 2^-7, with 52 bits.
  static let moderate = 0x1p45
}

/// Whether positions are equal, relative to their size.
@inline(__always) func isNear(_ left: Double, _ right: Double) -> Bool {
  abs(left - right) < Tolerance.near * (1 + abs(left))
}

// Ten times as much as positions that are near: both values may be off by that much.
/// Whether values of a variable differ by more than rounding errors.
@inline(__always) func isDifferent(_ left: Double, _ right: Double) -> Bool {
  abs(left - right) > 10 * Tolerance.near * (1 + abs(left))
}

/// Whether sums with a number are right to a fraction of a point; false for NaN.
@inline(__always) func isModerate(_ number: Double) -> Bool { abs(number) < Tolerance.moderate }

/// The value that a variable prefers in the next solve: its last one, unless that would spoil later sums.
@inline(__always) func preference(for value: Double) -> Double { isModerate(value) ? value : 0 }
