/**
 * Number of first cards that are half a row wide instead of a third, so that the last row of three is full: two when
 * two are left over, four when one is left over.
 */
export function countWide(cards: number): number {
  const over = cards % 3;
  return over === 2 ? 2 : over === 1 ? Math.min(4, cards) : 0;
}
