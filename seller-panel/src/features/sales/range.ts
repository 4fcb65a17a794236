import { MANY_TIMES } from '#lib/many-times.ts';
import * as texts from '#texts/sales.ts';

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

/** What a figure is beside the one of the days before; `format` writes that one. More than ten times is no percentage. */
export function describeChange(now: number, before: number, format: (value: number) => string): string {
  if (before === 0) {
    return texts.inDaysBefore(format(before));
  }
  if (now > before * MANY_TIMES) {
    return texts.manyTimesBefore(MANY_TIMES, format(before));
  }
  const percent = Math.round(((now - before) / before) * 100);
  return texts.percentOfBefore(`${percent > 0 ? '+' : ''}${percent}`, format(before));
}
