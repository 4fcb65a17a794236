const INDIA_OFFSET_MS = 5.5 * 3_600_000;
/** April is month 3 of the calendar's year. */
const APRIL = 3;

/** The Indian financial year of a moment as in document numbers: `2627` from 1 April 2026, midnight in India. */
export function financialYear(at: Date): string {
  const there = new Date(at.getTime() + INDIA_OFFSET_MS);
  const start = there.getUTCFullYear() - (there.getUTCMonth() < APRIL ? 1 : 0);
  return `${String(start % 100).padStart(2, '0')}${String((start + 1) % 100).padStart(2, '0')}`;
}
