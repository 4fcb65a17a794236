const DAY_MS = 86_400_000;

/** Ranges that are offered, in days until today. */
export const spans = [7, 30, 90, 365] as const;

/** Today in India. */
const findToday = (now: number) => new Date(now + 330 * 60_000).toISOString().slice(0, 10);

/** The days of a range that ends today. */
export function daysOf(span: number, now: number): { from: string; to: string } {
  const to = findToday(now);
  return { from: new Date(Date.parse(`${to}T00:00:00Z`) - (span - 1) * DAY_MS).toISOString().slice(0, 10), to };
}

/** The offered range that these days are; undefined for others. */
export const spanOf = (days: { from: string; to: string }, now: number) =>
  spans.find((span) => {
    const { from, to } = daysOf(span, now);
    return from === days.from && to === days.to;
  });

/** The change in whole percent with its sign; undefined when there was nothing before. */
export function describeChange(now: number, before: number): string | undefined {
  if (before === 0) {
    return;
  }
  const percent = Math.round(((now - before) / before) * 100);
  return `${percent > 0 ? '+' : ''}${percent}`;
}
