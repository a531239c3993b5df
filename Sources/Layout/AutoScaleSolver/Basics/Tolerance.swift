/// The tolerances of the solver, which all follow from the error that a constraint may have.
enum Tolerance {
  /// A required constraint is satisfied if its error is at most this times its largest number, as the
  /// documentation of `Solver` states.
  static let satisfied = 1e-6

  /// A sum whose summands cancel out to less than this part of them is zero.
  ///
  /// A hundredth of `satisfied`: so small a coefficient or slope leaves every constraint satisfied, even
  /// where the variable is a hundred times as large as the other numbers. It also bounds pivots from below,
  /// because rounding errors of 1e-16 in a pivot of 1e-8 leave the result right to 1e-8.
  static let cancelled = satisfied / 100

  /// A coefficient that cancelled to less than this part of its summands divides no equation.
  ///
  /// The rounding errors that it carries leave a quotient right to `near`.
  static let weak = rounding / near

  /// Errors are compared with at least this number, in the unit of the constants.
  ///
  /// Where all terms of a constraint are 0, the rounding errors of numbers like a screen's width are less
  /// than a millionth of it.
  static let least = 0.01

  /// Errors of a priority that are larger than others by less than this, and this part of them, are as small.
  static let excess = satisfied / 10

  /// Smaller values are rounding errors of sums of numbers like a screen's width.
  static let smallestTiny = satisfied * 0x1p-13

  /// Larger values leave no digits for `excess` in sums with them.
  static let largestOrdinary = excess / 0x1p-50

  /// Positions that differ by less than this times their size are equal.
  ///
  /// A thousandth of `satisfied`: a chain of a thousand such differences is still satisfied.
  static let near = satisfied / 1000

  /// Adding and subtracting this rounds distances to multiples of `near`, about, which makes ties of those
  /// that only rounding errors keep apart.
  ///
  /// From 2^22 to 2^23 numbers are multiples of 2^-30.
  static let tie = 0x1.8p22

  /// Where no coefficient is this many times another one, all stay as they are.
  ///
  /// An error that is near at one of them is still satisfied at the other.
  static let evenRatio = satisfied / near

  /// Coefficients whose ratios are below this are of one size.
  ///
  /// Between 4/3 and 1.4, and no ratio that people write, so that rounding errors do not decide.
  static let sameSize = 1.3719

  /// An entry of a matrix that is less than this part of the largest of its column is no pivot.
  ///
  /// Eliminating with it multiplies errors by 11 at most, which a few steps in a row may do before `weak`
  /// becomes `near`. A larger part would leave fewer pivots to choose from, and so fill in more.
  static let smallestPivot = 0.1

  /// Speeds and distances under this, relative to the largest of their kind, are rounding errors.
  ///
  /// A thousandth of `near`: on a way as long as a screen is wide, positions stay near.
  static let still = near / 1000

  /// If the entering or leaving column moves by less than this part of the fastest, its movement does not
  /// update the factors of the basis; they are computed anew.
  ///
  /// Ten times `satisfied`: errors of `rounding` in all that moves grow by its inverse, to `near` and not beyond.
  static let slow = 10 * satisfied

  /// The rounding error of sums of a few numbers, relative to the largest of them.
  ///
  /// A hundredth of `still`, and a hundred times the rounding error of a single operation.
  static let rounding = still / 100

  /// Values up to this are corrected by their residuals, larger ones are computed anew.
  ///
  /// A value of this size is right to `satisfied`.
  static let largestCorrected = satisfied * 0x1p52

  /// Numbers up to this leave sums with them right to a fraction of a point: to 2^-7, by their 52 bits.
  static let moderate = 0x1p45
}

/// Whether positions are equal, relative to their size.
@inline(__always) func isNear(_ left: Double, _ right: Double) -> Bool {
  abs(left - right) < Tolerance.near * (1 + abs(left))
}

/// Whether values of a variable differ by more than rounding errors.
@inline(__always) func isDifferent(_ left: Double, _ right: Double) -> Bool {
  abs(left - right) > 10 * Tolerance.near * (1 + abs(left))
}

/// Whether a number is small enough for sums with it to be right to a fraction of a point; NaN is
/// not.
@inline(__always) func isModerate(_ number: Double) -> Bool { abs(number) < Tolerance.moderate }

/// The value that a variable prefers after it had one: the same, but nothing that spoils later sums.
@inline(__always) func preference(for value: Double) -> Double { isModerate(value) ? value : 0 }
