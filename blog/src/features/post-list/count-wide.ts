/**
 * How many of the first cards take half a row instead of a third, so that the last row of three is full: two when two
 * are left over, four when one is.
 */
export function countWide(cards: number): number {
  const over = cards % 3;
  return over === 2 ? 2 : over === 1 ? Math.min(4, cards) : 0;
}
