/**
 * Divides two non-negative integers and rounds half up, without floating point.
 * @param numerator non-negative integer
 * @param denominator positive integer
 */
export function roundHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}
